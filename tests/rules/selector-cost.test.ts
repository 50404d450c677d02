import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listProjectFiles, projectRoot } from '../support/project-files';

function listSelectors(css: string): readonly string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{/g);
  return [...rules].flatMap(([, list = '']) => list.split(/,(?![^()]*\))/).map((one) => one.trim()));
}

/**
 * Selectors that ask what is inside of all of a page, or whether something is there that is not so: the browser asks
 * again with each change of the form, at up to 7 ms each on a slow phone.
 */
function listAsking(css: string): readonly string[] {
  const all = /(?::root|\bhtml|\bbody|#main|\.main|\.shell)(?:\[[^\]]*\])*:has\(/;
  return listSelectors(css).filter(
    (selector) => all.test(selector) || /:has\((?:[^()]|\([^()]*\))*:not\(/.test(selector),
  );
}

/**
 * Selectors of a style sheet that any element may be the end of, once another has or has not something inside. The
 * browser then finds the styles of a whole page anew whenever anything is put into it, a script among them.
 */
function listCostly(css: string): readonly string[] {
  return listSelectors(css).filter((selector) => {
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

test('a selector that asks what is inside of a whole page, or not so inside of anything, is found', () => {
  const asking = [
    ':root:has(.a) .b',
    '.main[data-a]:has(.b)',
    'body:has(.a)',
    '.a:has(.b:not(.c), .d)',
    '.a:has(:is(.b):not(.c))',
  ];
  const cheap = ['.a:has(.b)', '.main .a:has(.b)', '.a:not(:has(.b))', '.main > :not(:has(.b))', '.mainly:has(.a)'];
  const write = (selectors: readonly string[]) => selectors.map((one) => `${one} { top: 0 }`).join('\n');
  expect(listAsking(write(asking))).toEqual(asking);
  expect(listAsking(write(cheap))).toEqual([]);
});

test('no style of a page is found anew for all of it', () => {
  const sheets = listProjectFiles().filter((path) => /^(components|app)\/.*\.css$/.test(path));
  expect(sheets.length).toBeGreaterThan(20);
  const styles = sheets.map((sheet) => readFileSync(join(projectRoot, sheet), 'utf8'));
  expect(styles.flatMap((css) => [...listCostly(css), ...listAsking(css)])).toEqual([]);
});
