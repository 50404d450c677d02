import { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { RENDERING_HEADER } from '@/lib/request/request-fault';
import { renderForAll } from '../pages/rendering';
import type { Exchange } from './request-chain';

/** Takes a path such as `/m10/otc-savings/zipcode`; resolves when Next is done, whether or not it could render it. */
export type RenderPage = (pagePath: string, toNext: Exchange['toNext']) => Promise<void>;

/** Stands for a connection that there is not; what is written to it is gone. */
function makeNowhere(): Socket {
  return new Writable({ write: (_chunk, _encoding, done) => done() }) as unknown as Socket;
}

/** A request that nobody has sent: it has the page's inside address, and of a visitor nothing. */
function makeRequest(pagePath: string): IncomingMessage {
  const message = new IncomingMessage(makeNowhere());
  const headers = { host: 'localhost', [RENDERING_HEADER]: '1' };
  Object.assign(message, { method: 'GET', url: pagePath, httpVersion: '1.1', headers, complete: true });
  message.push(null);
  return message;
}

/** Its answer goes nowhere; what Next has rendered it hands to its cache. */
async function render(pagePath: string, toNext: Exchange['toNext']): Promise<void> {
  const message = makeRequest(pagePath);
  const response = new ServerResponse(message);
  response.assignSocket(makeNowhere());
  await new Promise<void>((resolve) => {
    response.once('finish', resolve).once('close', resolve);
    toNext({ message, response });
  });
}

/** Makes what has Next render pages of which there is no document yet, each once, however many ask at the same time. */
export function makePageRenderer(): RenderPage {
  const underWay = new Map<string, Promise<void>>();
  return (pagePath, toNext) => {
    const known = underWay.get(pagePath);
    if (known) return known;
    const started = renderForAll(() => render(pagePath, toNext)).finally(() => underWay.delete(pagePath));
    underWay.set(pagePath, started);
    return started;
  };
}
