import type { IncomingMessage, ServerResponse } from 'node:http';
import { isCallPath } from '@/lib/calls/calls';
import { buildSecurityHeaders, type SecurityHeader } from '@/lib/security/security-headers';
import { cleanHeaders } from './clean-headers';
import { answerCalls, type DirectCalls } from './direct-calls';
import { answerPages, type DirectPages } from './direct-pages';
import { chooseUnreadableStatus, endConnection } from './end-connection';
import { log } from '../platform/log';
import { countFailedPage } from '../metrics/metrics';
import { refuseFaults } from './refuse-faults';
import { runHandlers, type RequestHandler } from './request-chain';
import { beforeEachHead } from './response-heads';
import { interceptServerEvents } from './server-events';

export interface HttpGuardOptions {
  readonly isProduction: boolean;
  /** Whether requests may become web sockets: only the development server has any. */
  readonly hasUpgrades: boolean;
  readonly directCalls: DirectCalls;
  /** Undefined where all pages are Next's. */
  readonly directPages: DirectPages | undefined;
}

const passToNext: RequestHandler = ({ toNext }) => toNext();

/** Gives an answer the headers that it lacks, and takes away which prerendered file Next chose. */
function completeHeaders(response: ServerResponse, headers: readonly SecurityHeader[]): void {
  response.removeHeader('x-middleware-rewrite');
  for (const { key, value } of headers) if (!response.hasHeader(key)) response.setHeader(key, value);
}

/** Calls count and log their own failures; whatever throws in the middleware or in a page is seen only here. */
function noteFailedPage({ url = '' }: IncomingMessage, status: number): void {
  if (status < 500 || isCallPath(url)) return;
  log({ level: 'error', message: 'page failed', status });
  countFailedPage(status);
}

/** Stands in front of Next: what a request passes on its way there, from top to bottom, and what goes out with answers. */
export function guardHttpServers({ isProduction, hasUpgrades, directCalls, directPages }: HttpGuardOptions): void {
  const handlers = [
    refuseFaults,
    cleanHeaders,
    answerCalls(directCalls),
    ...(directPages ? [answerPages(directPages)] : []),
    passToNext,
  ];
  const headers = buildSecurityHeaders(isProduction);
  beforeEachHead((response, status) => {
    completeHeaders(response, headers);
    noteFailedPage(response.req, status);
  });
  interceptServerEvents({
    request: (exchange) => runHandlers(handlers, exchange),
    ...(!hasUpgrades && { upgrade: (socket) => endConnection(socket, 400, headers) }),
    clientError: ({ code }, socket) => endConnection(socket, chooseUnreadableStatus(code), headers),
  });
}
