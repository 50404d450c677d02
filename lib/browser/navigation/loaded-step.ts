import { sessionStore } from '../platform/storage';

const LOADED_STEP_KEY = 'loaded-step';

/** Keeps the path of a step that is loaded instead of shown. */
export function noteLoadedStep(path: string): void {
  sessionStore.write(LOADED_STEP_KEY, path);
}

/** Whether this document is the load of such a step, which has yet to bring the form into view as a move does. True once. */
export function takeFullLoad(): boolean {
  const path = sessionStore.read(LOADED_STEP_KEY);
  sessionStore.remove(LOADED_STEP_KEY);
  return path === window.location.pathname;
}
