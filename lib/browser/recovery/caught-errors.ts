import { CHUNK_ERROR, isChunkError } from '@/lib/errors/is-chunk-error';
import { isRecord } from '@/lib/json/guard';
import { makeUuid } from '../platform/ids';
import { sessionStore } from '../platform/storage';

export interface CaughtError {
  /** Shown to the visitor and reported, so that support finds the report. */
  readonly id: string;
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

type Listener = (error: CaughtError) => void;

/** An error waits here when it ended its page. */
const KEPT_ERROR_KEY = 'caught-error';
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

/** Each error is announced once, to present and later listeners. */
export function announceError(thrown: unknown): CaughtError {
  const known = thrown instanceof Error ? described.get(thrown) : undefined;
  if (known) return known;
  const error = describe(thrown);
  if (thrown instanceof Error) described.set(thrown, error);
  publish(error);
  return error;
}

/** Earlier errors come first. Returns an unsubscribe function. */
export function observeErrors(listener: Listener): () => void {
  early.forEach(listener);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Survives the reload that the error causes. */
export function keepError(error: CaughtError): void {
  sessionStore.write(KEPT_ERROR_KEY, error);
}

function readMissingScript(): CaughtError | undefined {
  const { id, missingScript } = (window.history.state ?? {}) as {
    readonly id?: string;
    readonly missingScript?: string;
  };
  if (id === undefined || missingScript === undefined) return undefined;
  window.history.replaceState(null, '');
  return { id, name: CHUNK_ERROR, message: `Failed to load ${missingScript}`, stack: '' };
}

export function announceKeptError(): void {
  const missing = readMissingScript();
  if (missing) publish(missing);
  const kept = sessionStore.read(KEPT_ERROR_KEY);
  if (!isRecord(kept)) return;
  sessionStore.remove(KEPT_ERROR_KEY);
  const { id, name, message, stack } = kept;
  publish({ id: String(id), name: String(name), message: String(message), stack: String(stack) });
}
