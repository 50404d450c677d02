import { Agent, fetch, type RequestInit } from 'undici';
import type { ProviderFailure, ProviderResult } from '@/lib/errors/provider-result';
import { hasForbiddenKey } from '../json-limits';
import { readLimited } from '../read-limited';
import { findRequestId, REQUEST_ID_HEADER } from '../request-id';

const CONNECT_LIMIT_MS = 500;
const MAXIMUM_ANSWER_BYTES = 256 * 1024;
const MAXIMUM_CONNECTIONS = 50;

/** Our own connections, so that neither Next's patched `fetch` nor its cache comes between. */
const agent = new Agent({ connect: { timeout: CONNECT_LIMIT_MS }, connections: MAXIMUM_CONNECTIONS });

/** One request to a provider. `limitMs` covers everything from connecting to the last byte. */
export interface OutboundRequest {
  readonly url: string;
  readonly limitMs: number;
  /** Sent as JSON by POST; a GET when absent. */
  readonly body?: unknown;
}

function findReason(error: unknown): ProviderFailure {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  const { name, code } = cause as { name?: unknown; code?: unknown };
  const isTimeout = name === 'TimeoutError' || (typeof code === 'string' && code.endsWith('_TIMEOUT'));
  return isTimeout ? 'timeout' : 'refused';
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

async function exchange(url: string, init: RequestInit): Promise<ProviderResult<unknown>> {
  const response = await fetch(url, init);
  const isJson = /^application\/(?:[\w.]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');
  if (!response.ok || !isJson) {
    await response.body?.cancel();
    return { ok: false, reason: response.ok ? 'shape' : 'status' };
  }
  const bytes = await readLimited(response.body as ReadableStream<Uint8Array> | null, MAXIMUM_ANSWER_BYTES);
  const value = bytes && parseJson(bytes);
  if (value === undefined || hasForbiddenKey(value)) return { ok: false, reason: 'shape' };
  return { ok: true, value };
}

/**
 * Asks a provider for JSON: no redirect is followed, no answer over 256 KB is read, nothing is retried.
 * Whatever goes wrong is a value with its reason.
 */
export async function askProvider({ url, limitMs, body }: OutboundRequest): Promise<ProviderResult<unknown>> {
  const requestId = findRequestId();
  const init: RequestInit = {
    dispatcher: agent,
    redirect: 'manual',
    signal: AbortSignal.timeout(limitMs),
    headers: {
      accept: 'application/json',
      ...(requestId !== undefined && { [REQUEST_ID_HEADER]: requestId }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  };
  try {
    return await exchange(url, init);
  } catch (error) {
    return { ok: false, reason: findReason(error) };
  }
}
