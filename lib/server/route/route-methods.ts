import { calls, type CallName } from '@/lib/calls/calls';
import { getEnv } from '../platform/env';
import { describeError, log } from '../platform/log';
import { countDropped } from '../metrics/metrics';
import { reportError } from '../platform/report-error';
import { chooseRequestId, REQUEST_ID_HEADER, runWithRequestId } from '../platform/request-id';
import { isStoreBusy } from '../records/write-queue';
import { replyError } from '../request/reply';
import { finishRequest } from './request-line';

export type Handler = (request: Request) => Promise<Response> | Response;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof METHODS)[number];

const RETRY_AFTER_SECONDS = '2';

async function replyToError(error: unknown): Promise<Response> {
  if (isStoreBusy(error)) {
    countDropped('busy', 1);
    log({ level: 'warn', message: 'store unavailable', ...describeError(error.cause) });
    const headers = { 'retry-after': RETRY_AFTER_SECONDS };
    return replyError(503, 'unavailable', 'This cannot be stored at the moment. Try again shortly.', headers);
  }
  log({ level: 'error', message: 'call failed', ...describeError(error) });
  await reportError(error);
  return replyError(500, 'internal', 'Something went wrong on our side.');
}

async function answer(handler: Handler, request: Request): Promise<Response> {
  const startedAt = performance.now();
  const requestId = chooseRequestId(request.headers, getEnv().TRUSTED_PROXY_HOPS > 0);
  return runWithRequestId(requestId, async () => {
    let response: Response;
    try {
      response = await handler(request);
    } catch (error) {
      response = await replyToError(error);
    }
    response.headers.set(REQUEST_ID_HEADER, requestId);
    finishRequest(request, response.status, performance.now() - startedAt);
    return response;
  });
}

export function everyMethod(handler: Handler): Record<Method, Handler> {
  const entries = METHODS.map((name): [Method, Handler] => [name, (request) => answer(handler, request)]);
  return Object.fromEntries(entries) as Record<Method, Handler>;
}

/**
 * All methods of a call's route, which has one: Next would answer the others by itself, with an empty body.
 * A GET answers HEAD too, and Next leaves the body out.
 */
export function routeMethods(name: CallName, handler: Handler): Record<Method, Handler> {
  const { method } = calls[name];
  const allowed: readonly Method[] = method === 'GET' ? ['GET', 'HEAD'] : ['POST'];
  const refuse: Handler = () => replyError(405, 'method-not-allowed', `Use ${method}.`, { allow: allowed.join(', ') });
  const entries = METHODS.map((name): [Method, Handler] => {
    const chosen = allowed.includes(name) ? handler : refuse;
    return [name, (request) => answer(chosen, request)];
  });
  return Object.fromEntries(entries) as Record<Method, Handler>;
}
