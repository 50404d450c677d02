import { sessionStore } from '../platform/storage';

const WORDS_KEY = 'unsent';

/** What was typed into boxes and not sent yet, by field name, as typed; in the tab alone, since it may name a person. */
function readWords(): Readonly<Record<string, unknown>> {
  return Object(sessionStore.read(WORDS_KEY)) as Readonly<Record<string, unknown>>;
}

/** The words of one box; undefined when it has not been touched since its answer was sent. */
export function readUnsent(name: string): string | undefined {
  const text = readWords()[name];
  return typeof text === 'string' ? text : undefined;
}

export function keepUnsent(name: string, text: string): void {
  sessionStore.write(WORDS_KEY, { ...readWords(), [name]: text });
}

/** Their answers are sent, or skipped. */
export function forgetUnsent(names: readonly string[]): void {
  const others = Object.entries(readWords()).filter(([name]) => !names.includes(name));
  sessionStore.write(WORDS_KEY, Object.fromEntries(others));
}

export function forgetAllUnsent(): void {
  sessionStore.remove(WORDS_KEY);
}
