import { CHUNK_ERROR, isChunkError } from '@/lib/errors/is-chunk-error';
import { isRecord } from '@/lib/json/guard';
import { makeUuid } from './ids';
import { sessionStore } from './storage';

/** One error of this page: as much of it as a report may hold. */
export interface CaughtError {
  /** Shown to the visitor and reported, so that a call about it finds the report. */
  readonly id: string;
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

type Listener = (error: CaughtError) => void;

/** Where an error waits that ended the page it happened on. */
const KEPT_ERROR_KEY = 'caught-error';
/** Errors of before anyone listened; more than these say nothing new. */
const EARLY_ERRORS_MAXIMUM = 10;
const ID_LENGTH = 8;

const early: CaughtError[] = [];
const listeners = new Set<Listener>();
const described = new WeakMap<object, CaughtError>();

function describe(thrown: unknown): CaughtError {
  const id = makeUuid().slice(0, ID_LENGTH);
  if (!(thrown instanceof Error)) return { id, name: 'Error', message: String(thrown), stack: '' };
  const { name, message, stack = '' } = thrown;
  return { id, name: isChunkError(name, message) ? CHUNK_ERROR : name, message, stack };
}

function publish(error: CaughtError): void {
  if (early.length < EARLY_ERRORS_MAXIMUM) early.push(error);
  listeners.forEach((listener) => {
    listener(error);
  });
}

/** Tells whoever listens, now or later, of one error; the same one is told once. */
export function announceError(thrown: unknown): CaughtError {
  const known = thrown instanceof Error ? described.get(thrown) : undefined;
  if (known) return known;
  const error = describe(thrown);
  if (thrown instanceof Error) described.set(thrown, error);
  publish(error);
  return error;
}

/** Listens to the errors of this page, those of before first; gives the way to stop. */
export function observeErrors(listener: Listener): () => void {
  early.forEach(listener);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps an error over the reload that it causes. */
export function keepError(error: CaughtError): void {
  sessionStore.write(KEPT_ERROR_KEY, error);
}

/** What the script in the HTML keeps when a script of the page could not be fetched. */
function readMissingScript(): CaughtError | undefined {
  const { id, missingScript } = (window.history.state ?? {}) as {
    readonly id?: string;
    readonly missingScript?: string;
  };
  if (id === undefined || missingScript === undefined) return undefined;
  window.history.replaceState(null, '');
  return { id, name: CHUNK_ERROR, message: `Failed to load ${missingScript}`, stack: '' };
}

/** Announces the error that ended the page before this one, if one did. */
export function announceKeptError(): void {
  const missing = readMissingScript();
  if (missing) publish(missing);
  const kept = sessionStore.read(KEPT_ERROR_KEY);
  if (!isRecord(kept)) return;
  sessionStore.remove(KEPT_ERROR_KEY);
  const { id, name, message, stack } = kept;
  publish({ id: String(id), name: String(name), message: String(message), stack: String(stack) });
}
