import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listProjectFiles, projectRoot } from '../support/project-files';

/**
 * Selectors of a style sheet that any element may be the end of, once another has or has not something inside. The
 * browser then finds the styles of a whole page anew whenever anything is put into it, a script among them.
 */
function listCostly(css: string): readonly string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{/g);
  const selectors = [...rules].flatMap(([, list = '']) => list.split(/,(?![^()]*\))/).map((one) => one.trim()));
  return selectors.filter((selector) => {
    const [, rest] = /:has\((?:[^()]|\([^()]*\))*\)\S*[\s>+~]+(.*)$/.exec(selector) ?? [];
    const last = rest
      ?.replace(/:(?:not|nth-[a-z-]+|has)\((?:[^()]|\([^()]*\))*\)/g, '')
      .split(/[\s>+~]+/)
      .at(-1);
    return last !== undefined && !/[.#[\w]/.test(last.replace(/::?[\w-]+(?!\()/g, ''));
  });
}

test('a selector that ends in anything at all, behind a :has(), is found', () => {
  const costly = ['.a:has(.b) > *', '.a:has(.b:not(.c)) > :not(:has(form))', '.a:has(.b) > :nth-last-child(-n + 2)'];
  const cheap = [
    '.a:has(.b)',
    '.a:has(.b) > .c',
    '.a:has(.b) :is(.c, .d)',
    '.a > :not(:has(.b))',
    '.a:has(.b) > [data-c]',
  ];
  const write = (selectors: readonly string[]) => selectors.map((one) => `${one} { top: 0 }`).join('\n');
  expect(listCostly(write(costly))).toEqual(costly);
  expect(listCostly(write(cheap))).toEqual([]);
});

test('no style of a page is found anew for all of it', () => {
  const sheets = listProjectFiles().filter((path) => /^(components|app)\/.*\.css$/.test(path));
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.flatMap((sheet) => listCostly(readFileSync(join(projectRoot, sheet), 'utf8')))).toEqual([]);
});
