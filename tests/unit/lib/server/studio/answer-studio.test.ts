import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEditor } from '@/lib/commands/studio/editor';
import { answerStudio, findEditor } from '@/lib/server/studio/answer-studio';
import { makeLint } from '@/tests/support/page-lint';

const ENTRY = `export const one = definePages([
  {
    path: '/one',
    headline: 'Old words',
    subheadline: SHARED,
  },
]);
`;
const HERE = { host: 'm10.localhost:3000', 'sec-fetch-site': 'same-origin' };
const CHANGE = { page: 'one', at: 'headline', before: 'Old words', text: "A new day's words" };

let folder: string;
let file: string;
let editor: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-'));
  file = join(folder, 'funnels/pages/one.ts');
  mkdirSync(join(folder, 'funnels/pages'), { recursive: true });
  writeFileSync(file, ENTRY);
  editor = (await startEditor(folder)).address;
});

afterEach(() => rmSync(folder, { recursive: true }));

async function ask(path: string, headers: Readonly<Record<string, string>> = HERE, body?: unknown) {
  const more = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const request = new Request(`http://m10.localhost:3000/studio/${path}`, {
    headers: { 'content-type': 'application/json', ...headers },
    ...more,
  });
  const response = await answerStudio(request, editor, makeLint());
  return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> };
}

describe('the studio of the catalogue', () => {
  it('writes one text of an entry, formatted, and nothing else', async () => {
    expect(await ask('save', HERE, CHANGE)).toEqual({ status: 200, body: { file: 'funnels/pages/one.ts' } });
    expect(readFileSync(file, 'utf8')).toBe(ENTRY.replace("'Old words'", `"A new day's words"`));
    const again = await ask('save', HERE, CHANGE);
    expect(again).toMatchObject({
      status: 409,
      body: { refusal: expect.stringContaining('changed in the file since') as string },
    });
  });

  it('reads the words of a page with why some are the file’s alone', async () => {
    expect((await ask('words?page=one')).body['words']).toEqual([
      { at: 'headline', text: 'Old words' },
      { at: 'subheadline', text: 'SHARED', fixed: expect.stringContaining('several entries share') as string },
    ]);
    expect(await ask('words?page=two')).toMatchObject({ status: 404 });
    expect((await ask('words?page=one')).body['history']).toEqual({ file: 'funnels/pages/one.ts', line: 2 });
  });

  it('reads the words of a variant beside the history of its page', async () => {
    const test = "defineExperiment({ page: 'one', variants: [{ name: 'a', changes: { headline: 'Tested' } }] });";
    writeFileSync(join(folder, 'funnels/experiments.ts'), test);
    expect((await ask('words?page=one&variant=a')).body).toEqual({
      ...{ words: [{ at: 'headline', text: 'Tested' }], history: { file: 'funnels/pages/one.ts', line: 2 } },
    });
    expect(await ask('words?page=one&variant=b')).toMatchObject({ status: 404 });
  });

  it('judges words that are not saved by the rules of lint-pages', async () => {
    const draft = { page: 'otc-savings', at: 'body.1.heading', text: 'Claim your free card' };
    const { body } = await ask('check', HERE, draft);
    expect(body['faults']).toContainEqual(expect.objectContaining({ rule: 'M-33', near: 'Claim your free card' }));
    const sound = await ask('check', HERE, { ...draft, text: 'What an allowance is' });
    expect(sound.body['faults']).toEqual([]);
    const tested = { page: 'otc-savings', variant: 'question', at: 'headline', text: 'Claim your free card' };
    expect((await ask('check', HERE, tested)).body['faults']).toContainEqual(expect.objectContaining({ rule: 'M-33' }));
    expect(await ask('check', HERE, { ...tested, variant: 'no-such' })).toMatchObject({ status: 400 });
  });

  it.each([
    ['another site', { host: 'm10.localhost:3000', 'sec-fetch-site': 'cross-site' }],
    ['another brand’s page', { host: 'm10.localhost:3000', 'sec-fetch-site': 'same-site' }],
    ['an older browser at another site', { host: 'm10.localhost:3000', origin: 'https://evil.example' }],
    ['a name that was made to lead here', { host: 'evil.example', 'sec-fetch-site': 'same-origin' }],
    ['a name that only looks local', { host: 'localhost.evil.example', 'sec-fetch-site': 'same-origin' }],
    ['a program that says not where it comes from', { host: 'm10.localhost:3000' }],
  ])('lets %s write nothing', async (_, headers) => {
    expect(await ask('save', headers, CHANGE)).toMatchObject({ status: 403 });
    expect(readFileSync(file, 'utf8')).toBe(ENTRY);
  });

  it('takes no form, which a foreign page could send without asking', async () => {
    expect(await ask('save', { ...HERE, 'content-type': 'text/plain' }, CHANGE)).toMatchObject({ status: 415 });
    expect(readFileSync(file, 'utf8')).toBe(ENTRY);
  });

  it.each(['demo', 'preview', 'production'] as const)('is not there in %s, whatever is set', async (appEnv) => {
    expect(findEditor({ APP_ENV: appEnv, STUDIO_EDITOR: editor })).toBeUndefined();
    expect(findEditor({ APP_ENV: 'development', STUDIO_EDITOR: editor })).toBe(editor);
    const request = new Request('http://m10.localhost:3000/studio/words?page=one', { headers: HERE });
    expect((await answerStudio(request, undefined, makeLint())).status).toBe(404);
  });

  it('has an address that nobody guesses, and answers nothing without it', async () => {
    const { origin } = new URL(editor);
    const answer = await fetch(`${origin}/save`, { method: 'POST', body: JSON.stringify(CHANGE) });
    expect(answer.status).toBe(404);
    expect(readFileSync(file, 'utf8')).toBe(ENTRY);
  });
});
