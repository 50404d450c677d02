import path from 'node:path';
import { isText } from '@/lib/json/guard';
import { optional, shape } from '@/lib/json/shape';
import { changeWords, describeNoWords, listEntryWords, type WordChange } from '../sources/entry-words';
import { readFunnelSources } from '../sources/funnel-sources';
import { readHistory } from '../sources/page-history';
import { findMaterial } from '../sources/page-material';
import { writeFormatted } from '../sources/write-formatted';

const isChange = shape<WordChange>({
  ...{ page: isText, variant: optional(isText) },
  ...{ at: isText, before: isText, text: isText },
});

/** What the editor answers: a status, and something that JSON can hold. */
export interface EditorAnswer {
  readonly status: number;
  readonly body: unknown;
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

async function saveWords(folder: string, change: unknown): Promise<EditorAnswer> {
  if (!isChange(change)) return { status: 400, body: { refusal: 'It says not what to change.' } };
  const changed = changeWords(readFunnelSources(folder), change);
  if ('refusal' in changed) return { status: 409, body: changed };
  const { file, text } = changed.source;
  await writeFormatted(path.join(folder, file), text);
  return { status: 200, body: { file } };
}

/** Answers one question of the studio about a project: `/words?page=…&variant=…` or, with a change, `/save`. */
export async function answerEditor(folder: string, asked: string, change?: unknown): Promise<EditorAnswer> {
  const { pathname, searchParams } = new URL(asked, 'http://editor');
  if (change !== undefined && pathname === '/save') return saveWords(folder, change);
  if (change === undefined && pathname === '/words') {
    return readWords(folder, searchParams.get('page') ?? '', searchParams.get('variant') ?? undefined);
  }
  return { status: 404, body: {} };
}
