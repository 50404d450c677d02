import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const MAXIMUM_BYTES = 64 * 1024;

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MAXIMUM_BYTES) return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function serve(folder: string, secret: string, request: IncomingMessage, response: ServerResponse) {
  const { url = '', method } = request;
  // What reads entries takes a third of a second to load, before a first page.
  const { answerEditor } = await import('./answer-editor');
  const answer = url.startsWith(`/${secret}/`)
    ? await answerEditor(
        folder,
        url.slice(secret.length + 1),
        method === 'POST' ? ((await readBody(request)) ?? {}) : undefined,
      )
    : { status: 404, body: {} };
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
}

/**
 * Starts what writes entries for the studio. Only this machine reaches it, and only who knows its address: the site that
 * `npm run dev` starts, which asks nobody but pages of its own origin.
 */
export async function startEditor(folder: string): Promise<{ readonly address: string }> {
  const secret = randomBytes(24).toString('base64url');
  const server = createServer((request, response) => {
    serve(folder, secret, request, response).catch((error: unknown) => {
      console.error(`The studio failed: ${error instanceof Error ? error.message : String(error)}`);
      response.writeHead(500, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${secret}` };
}
