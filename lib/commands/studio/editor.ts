import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { isText } from '@/lib/json/guard';
import { optional, shape } from '@/lib/json/shape';
import { changeWords, describeNoWords, listEntryWords, type WordChange } from '../sources/entry-words';
import { readHistory } from '../sources/page-history';
import { findMaterial } from '../sources/page-material';
import { readFunnelSources } from '../sources/page-sources';
import type { SourceFile } from '../sources/source-entries';
import { writeFormatted } from '../sources/write-formatted';

const MAXIMUM_BYTES = 64 * 1024;

const isChange = shape<WordChange>({
  ...{ page: isText, variant: optional(isText) },
  ...{ at: isText, before: isText, text: isText },
});

/** What the editor answers: a status, and something that JSON can hold. */
export interface EditorAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Where the editor reads and writes. */
export interface EditedProject {
  readonly folder: string;
  /** Writes a source, formatted. */
  readonly write: (source: SourceFile) => Promise<void>;
}

/** The words of a page or of a variant of it, and who wrote the page. */
function readWords(folder: string, page: string, variant: string | undefined): EditorAnswer {
  const sources = readFunnelSources(folder);
  const own = findMaterial(sources, page);
  const shown = variant === undefined ? own : findMaterial(sources, page, variant);
  if (!shown) return { status: 404, body: { refusal: describeNoWords(page, variant) } };
  return {
    status: 200,
    body: { ...(own && { history: readHistory(folder, own) }), words: listEntryWords(shown.node) },
  };
}

async function saveWords({ folder, write }: EditedProject, change: unknown): Promise<EditorAnswer> {
  if (!isChange(change)) return { status: 400, body: { refusal: 'It says not what to change.' } };
  const changed = changeWords(readFunnelSources(folder), change);
  if ('refusal' in changed) return { status: 409, body: changed };
  await write(changed.source);
  return { status: 200, body: { file: changed.source.file } };
}

/** Answers one question of the studio: `/words?page=…&variant=…` or, with a change, `/save`. */
export async function answerEditor(project: EditedProject, asked: string, change?: unknown): Promise<EditorAnswer> {
  const { pathname, searchParams } = new URL(asked, 'http://editor');
  if (change !== undefined && pathname === '/save') return saveWords(project, change);
  if (change === undefined && pathname === '/words') {
    return readWords(project.folder, searchParams.get('page') ?? '', searchParams.get('variant') ?? undefined);
  }
  return { status: 404, body: {} };
}

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

async function serve(project: EditedProject, secret: string, request: IncomingMessage, response: ServerResponse) {
  const { url = '', method } = request;
  const answer = url.startsWith(`/${secret}/`)
    ? await answerEditor(
        project,
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
  const project: EditedProject = { folder, write: ({ file, text }) => writeFormatted(path.join(folder, file), text) };
  const server = createServer((request, response) => {
    serve(project, secret, request, response).catch((error: unknown) => {
      console.error(`The studio failed: ${error instanceof Error ? error.message : String(error)}`);
      response.writeHead(500, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${secret}` };
}
