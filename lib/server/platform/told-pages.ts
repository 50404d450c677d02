import { processSingleton } from './process-singleton';

const state: { names: ReadonlySet<string> } = processSingleton('told-pages', () => ({ names: new Set<string>() }));

/** Says at start of which pages companies of ads may be told conversions. */
export function setToldPages(names: readonly string[]): void {
  state.names = new Set(names);
}

/** False also for a page that nobody knows. */
export function isToldPage(name: string): boolean {
  return state.names.has(name);
}
