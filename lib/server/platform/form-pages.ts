import { processSingleton } from './process-singleton';

const state: { names: ReadonlySet<string> } = processSingleton('form-pages', () => ({ names: new Set<string>() }));

/** Says at start which pages ask questions. */
export function setFormPages(names: readonly string[]): void {
  state.names = new Set(names);
}

/** False also for a page that nobody knows. */
export function isFormPage(name: unknown): name is string {
  return typeof name === 'string' && state.names.has(name);
}
