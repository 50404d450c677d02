import { Agent, fetch, type RequestInit } from 'undici';
import type { ProviderFailure, ProviderResult } from '@/lib/errors/provider-result';
import { hasForbiddenKey } from '../platform/json-limits';
import { readLimited } from '../platform/read-limited';
import { findRequestId, REQUEST_ID_HEADER } from '../platform/request-id';

const CONNECT_LIMIT_MS = 500;
const MAXIMUM_ANSWER_BYTES = 256 * 1024;
const MAXIMUM_CONNECTIONS = 50;

/** Bypasses Next's patched `fetch` and its cache. */
const agent = new Agent({ connect: { timeout: CONNECT_LIMIT_MS }, connections: MAXIMUM_CONNECTIONS });

export interface OutboundRequest {
  readonly url: string;
  readonly limitMs: number;
  readonly body?: unknown;
}

function getReason(error: unknown): ProviderFailure {
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

/** Also says whether the provider is healthy: refusing what we sent is no fault of its own. */
export interface Exchange {
  readonly result: ProviderResult<unknown>;
  readonly isHealthy: boolean;
}

function fail(reason: ProviderFailure, isHealthy = false): Exchange {
  return { result: { ok: false, reason }, isHealthy };
}

const TOO_MANY_REQUESTS = 429;

async function exchange(url: string, init: RequestInit): Promise<Exchange> {
  const response = await fetch(url, init);
  const isJson = /^application\/(?:[\w.]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');
  if (!response.ok || !isJson) {
    await response.body?.cancel();
    if (response.ok) return fail('shape');
    return fail('status', response.status < 500 && response.status !== TOO_MANY_REQUESTS);
  }
  const bytes = await readLimited(response.body as ReadableStream<Uint8Array> | null, MAXIMUM_ANSWER_BYTES);
  const value = bytes && parseJson(bytes);
  if (value === undefined || hasForbiddenKey(value)) return fail('shape');
  return { result: { ok: true, value }, isHealthy: true };
}

/** Follows no redirect, reads at most 256 KB and never retries; failures are values. */
export async function exchangeWithProvider({ url, limitMs, body }: OutboundRequest): Promise<Exchange> {
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
    return fail(getReason(error));
  }
}
