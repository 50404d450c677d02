import { spawnSync } from 'node:child_process';
import ts from 'typescript';
import type { EarlierPage } from '@/lib/lint/list-redirect-faults';
import { BRAND_CODES } from '@/lib/names/brand-code';
import { findProperty, listSourceEntries } from './source-entries';

const PAGES = 'funnels/pages';
const RELEASED = ['origin/main', 'main'];

/** What git says; undefined where there is no git, no such version or no such file. */
function ask(project: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: project, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

function readPage(node: ts.ObjectLiteralExpression): EarlierPage | undefined {
  const path = findProperty(node, 'path')?.initializer;
  const list = findProperty(node, 'brands')?.initializer;
  if (!path || !ts.isStringLiteralLike(path) || !list || !ts.isArrayLiteralExpression(list)) return undefined;
  const written = list.elements.filter(ts.isStringLiteralLike).map(({ text }) => text);
  return { path: path.text, brands: BRAND_CODES.filter((code) => written.includes(code)) };
}

/** The pages of the families that changed since they were last on the main branch, as they were there. */
export function listEarlierPages(project: string): readonly EarlierPage[] {
  const base = RELEASED.map((branch) => ask(project, ['merge-base', 'HEAD', branch])?.trim()).find(Boolean);
  if (base === undefined) return [];
  const changed = ask(project, ['diff', '--name-only', '--no-renames', '--diff-filter=MD', base, '--', PAGES]) ?? '';
  return changed
    .split('\n')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file, text: ask(project, ['show', `${base}:${file}`]) ?? '' }))
    .flatMap((source) => listSourceEntries([source]).map(({ node }) => readPage(node)))
    .filter((page) => page !== undefined);
}
