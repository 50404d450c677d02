import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { findAdCall } from './ad-calls';
import { findBrowserCall } from './browser-calls';
import { findConversionCall } from './conversions';
import { answerCheckIp, answerDemandCheck, answerGetPhone, findScript, type WireAnswer } from './provider-answers';
import { postOutcomes } from './post-outcomes';
import { RecordedCalls, type RecordedCall } from './recorded-calls';
import { answerSegmentBatch } from './segment';
import { MODES, renderStatusPage, type Mode } from './status-page';

/** A running sandbox. */
export interface Sandbox {
  readonly url: string;
  /** The last five hundred calls to each provider, oldest first. */
  calls(): readonly RecordedCall[];
  close(): Promise<void>;
}

interface ProviderCall {
  readonly provider: RecordedCall['provider'];
  readonly call: string;
  readonly kind: string;
  readonly answer: WireAnswer | undefined;
}

const HTML_TYPE = { 'content-type': 'text/html; charset=utf-8' };
const SLOW_MS = 10_000;
const THROWING_SCRIPT = `throw new Error('sandbox mode: throw');\n`;
const SERVER_ERROR: WireAnswer = {
  status: 500,
  headers: { 'content-type': 'text/plain' },
  body: 'sandbox mode: error',
};

/** What was sent: JSON, or the text that it is. */
function readBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body || undefined;
  }
}

/** Finds who is asked what; undefined for a path that no provider has. */
function findProviderCall(
  method: string,
  { pathname: path, origin }: URL,
  body: unknown,
  headers: IncomingMessage['headers'],
  turn: number,
): ProviderCall | undefined {
  const ad = findAdCall(method, path, body, origin);
  if (ad) return ad;
  const fromPage = findBrowserCall(method, path);
  if (fromPage) return fromPage;
  const script = findScript(body);
  if (method === 'POST' && path === '/mediaalpha/call-transfers.json') {
    return { provider: 'mediaalpha', call: 'demand-check', kind: script.kind, answer: answerDemandCheck(script) };
  }
  if (method === 'POST' && path === '/mediaalpha/ivr.json') {
    return { provider: 'mediaalpha', call: 'get-phone', kind: script.kind, answer: answerGetPhone(script, turn) };
  }
  if (method === 'POST' && path === '/segment/v1/batch') {
    const answer = answerSegmentBatch(body);
    return { provider: 'segment', call: 'batch', kind: answer.status === 200 ? 'taken' : 'refused', answer };
  }
  const conversion = method === 'POST' ? findConversionCall(path, headers, body) : undefined;
  if (conversion) return conversion;
  const [, address] = /^\/ipqs\/[^/]+\/([^/]+)$/.exec(path) ?? [];
  if (method !== 'GET' || address === undefined) return undefined;
  return { provider: 'ipqs', call: 'check-ip', kind: 'score', answer: answerCheckIp(decodeURIComponent(address)) };
}

function send(response: ServerResponse, { status, headers, body }: WireAnswer): void {
  response.writeHead(status, headers).end(body);
}

function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  send(response, { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) });
}

/** Starts the outside companies on one port; port 0 takes any that is free. */
export async function startSandbox({ port }: { readonly port: number }): Promise<Sandbox> {
  const calls = new RecordedCalls();
  let mode: Mode = 'normal';

  function setMode(body: unknown, response: ServerResponse): void {
    const wanted = (body as { mode?: unknown } | undefined)?.mode;
    const known = MODES.find((one) => one === wanted);
    if (known) mode = known;
    sendJson(response, { mode }, known ? 200 : 422);
  }

  function answerProvider(request: IncomingMessage, response: ServerResponse, body: unknown): void {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'sandbox'}`);
    const found = findProviderCall(request.method ?? '', url, body, request.headers, calls.count);
    if (!found) {
      sendJson(response, { error: 'no provider answers here' }, 404);
      return;
    }
    const { provider, call, kind, answer } = found;
    const isScript = kind === 'script';
    const answered = mode === 'normal' || (mode === 'throw' && !isScript) ? kind : `mode ${mode}`;
    calls.add({ at: new Date().toISOString(), provider, call, path: url.pathname + url.search, body, answered });
    if (mode === 'error') send(response, SERVER_ERROR);
    else if (mode === 'slow' && answer) setTimeout(() => send(response, answer), SLOW_MS).unref();
    else if (mode === 'throw' && isScript && answer) send(response, { ...answer, body: THROWING_SCRIPT });
    else if (mode !== 'hang' && answer) send(response, answer);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = readBody(await text(request));
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox');
    switch (`${request.method} ${pathname}`) {
      case 'GET /':
        send(response, { status: 200, headers: HTML_TYPE, body: renderStatusPage(mode, calls.list()) });
        break;
      case 'DELETE /__calls':
        calls.clear();
        sendJson(response, []);
        break;
      case 'GET /__calls':
        sendJson(response, calls.list());
        break;
      case 'POST /__outcomes':
        sendJson(response, await postOutcomes((body as { site?: unknown } | undefined)?.site, calls.list()));
        break;
      case 'POST /__mode':
        setMode(body, response);
        break;
      default:
        answerProvider(request, response, body);
    }
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => calls.list(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
