import { Agent, request } from 'node:http';
import { TRIAL_HOST, type MadeUpCall } from './made-up-calls';

/** Unless told otherwise: as long as a patient browser. */
const ANSWER_WITHIN_MS = 8000;
/** More than any trial sends to one port at once. */
const MOST_SOCKETS = 600;

const agent = new Agent({ keepAlive: true, maxSockets: MOST_SOCKETS });

/** What a call was answered. */
export interface CallAnswer {
  readonly status: number;
  readonly text: string;
}

/** Undefined where the connection breaks or nothing comes in time; `refused` where nobody listens. */
export function postCall(
  port: number,
  { path, headers, body }: Pick<MadeUpCall, 'path' | 'headers' | 'body'>,
  withinMs = ANSWER_WITHIN_MS,
): Promise<CallAnswer | 'refused' | undefined> {
  return new Promise((resolve) => {
    const host = `${TRIAL_HOST}:${port}`;
    const all = { ...headers, host, 'content-length': Buffer.byteLength(body) };
    const asked = request({ host: '127.0.0.1', port, path, method: 'POST', headers: all, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('error', () => resolve(undefined));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    const timer = setTimeout(() => asked.destroy(), withinMs);
    asked.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED' ? 'refused' : undefined));
    asked.on('close', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
    asked.end(body);
  });
}
