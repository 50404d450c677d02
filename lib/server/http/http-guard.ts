import type { IncomingMessage, ServerResponse } from 'node:http';
import { isCallPath } from '@/lib/calls/calls';
import { buildSecurityHeaders, type SecurityHeader } from '@/lib/security/security-headers';
import { cleanHeaders } from './clean-headers';
import type { AskedPage } from '@/lib/answer/answer-page';
import type { PageAnswer } from '@/lib/answer/page-answer';
import { answerCalls, type DirectCalls } from './direct-calls';
import { answerFiles } from './direct-files';
import { answerPages, type DirectPages } from './direct-pages';
import { chooseUnreadableStatus, endConnection } from './end-connection';
import { log } from '../platform/log';
import type { ReadPacked } from '../pages/content-coding';
import { countFailedPage } from '../metrics/metrics';
import { refuseFaults } from './refuse-faults';
import { runHandlers, type RequestHandler } from './request-chain';
import { RENDERING_HEADER, SWITCHES_HEADER } from '@/lib/request/request-fault';
import { formatSwitch } from '@/lib/switches/switch';
import { getSwitchedOff } from '../platform/switched-off';
import { beforeEachHead } from './response-heads';
import { interceptServerEvents } from './server-events';
import { takeTurns } from './take-turns';
import { answerUntidyPaths } from './untidy-paths';

export interface HttpGuardOptions {
  readonly isProduction: boolean;
  /** Whether no search engine may list any answer. */
  readonly isPreview: boolean;
  /** Whether requests may become web sockets: only the development server has any. */
  readonly hasUpgrades: boolean;
  /** Whether Next's router may ask for parts of pages: it does in the development server alone, when code changes. */
  readonly hasParts: boolean;
  readonly directCalls: DirectCalls;
  /** Decides what a request for a page is answered with, as Next's middleware does. */
  readonly answerPage: (request: AskedPage) => Promise<PageAnswer>;
  /** Undefined where all pages are Next's. */
  readonly directPages: Omit<DirectPages, 'answer'> | undefined;
  /** Reads what browsers fetch of the build; undefined where that is Next's. */
  readonly readFile: ReadPacked | undefined;
}

const passToNext: RequestHandler = ({ message, toNext }) => {
  const off = getSwitchedOff();
  if (off.length > 0) message.headers[SWITCHES_HEADER] = off.map(formatSwitch).join(' ');
  toNext();
};

/** Gives an answer the headers that it lacks, and takes away which prerendered file Next chose. */
function completeHeaders(response: ServerResponse, headers: readonly SecurityHeader[]): void {
  response.removeHeader('x-middleware-rewrite');
  for (const { key, value } of headers) if (!response.hasHeader(key)) response.setHeader(key, value);
}

/**
 * Calls count and log their own failures; whatever throws in the middleware or in a page is seen only here. An answer
 * that says when to come again was meant.
 */
function noteFailedPage({ url = '', headers }: IncomingMessage, response: ServerResponse, status: number): void {
  if (status < 500 || isCallPath(url) || response.hasHeader('retry-after')) return;
  // Who asked for the page is answered next, and counted then.
  if (RENDERING_HEADER in headers) return;
  log({ level: 'error', message: 'page failed', status });
  countFailedPage(status);
}

/** Stands in front of Next: what a request passes on its way there, from top to bottom, and what goes out with answers. */
export function guardHttpServers(options: HttpGuardOptions): void {
  const { isProduction, isPreview, hasUpgrades, hasParts, directCalls, answerPage, directPages, readFile } = options;
  const handlers = [
    takeTurns,
    refuseFaults,
    cleanHeaders(hasParts),
    answerUntidyPaths(answerPage),
    answerCalls(directCalls),
    ...(readFile ? [answerFiles(readFile)] : []),
    ...(directPages ? [answerPages({ ...directPages, answer: answerPage })] : []),
    passToNext,
  ];
  const headers = buildSecurityHeaders(isProduction, isPreview);
  beforeEachHead((response, status) => {
    completeHeaders(response, headers);
    noteFailedPage(response.req, response, status);
  });
  interceptServerEvents({
    request: (exchange) => runHandlers(handlers, exchange),
    ...(!hasUpgrades && { upgrade: (socket) => endConnection(socket, 400, headers) }),
    clientError: ({ code }, socket) => endConnection(socket, chooseUnreadableStatus(code), headers),
  });
}
