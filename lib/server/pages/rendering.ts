import { AsyncLocalStorage } from 'node:async_hooks';
import { processSingleton } from '../platform/process-singleton';

function getRendering(): AsyncLocalStorage<true> {
  return processSingleton('rendering', () => new AsyncLocalStorage<true>());
}

/** Runs what renders a page for everybody: all that follows from it, and nothing that a visitor has asked for. */
export function renderForAll<Result>(render: () => Result): Result {
  return getRendering().run(true, render);
}

/** Whether what runs here follows from such a rendering: a visitor's own address would stand in what a visit renders. */
export function isRenderedForAll(): boolean {
  return getRendering().getStore() === true;
}
