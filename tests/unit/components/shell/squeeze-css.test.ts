import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { squeezeCss } from '@/components/shell/squeeze-css';
import { projectRoot } from '@/tests/support/project-files';

const LAYOUTS = join(projectRoot, 'components/shell/layouts');

it('takes out what only readers need', () => {
  const css = `
    /* A note: { } */
    [data-block-id='hero'] > div,
    .picture {
      margin: 0.5em auto;
      box-shadow: 0 0 0 1px red,
        0 0 0 2px blue;
    }

    @media (min-width: 960px) {
      .picture { --card-radius: 0.25px }
    }
  `;
  expect(squeezeCss(css)).toBe(
    '[data-block-id=hero]>div,.picture{margin:.5em auto;box-shadow:0 0 0 1px red,0 0 0 2px blue}' +
      '@media(min-width:960px){.picture{--card-radius:.25px}}',
  );
});

it('leaves every blank that means something', () => {
  const css = "[data-block-id=header] :is(a,p){width:calc(10.5px + 2 * var(--gutter));content:'';flex:1 1 0.1em}";
  expect(squeezeCss(css)).toBe(
    "[data-block-id=header] :is(a,p){width:calc(10.5px + 2 * var(--gutter));content:'';flex:1 1 .1em}",
  );
});

it.each(readdirSync(LAYOUTS).filter((name) => name.endsWith('.pcss')))(
  'the layout %s finds blocks and their parts by name, not by position',
  (name) => {
    const css = squeezeCss(readFileSync(join(LAYOUTS, name), 'utf8'));
    expect(css.split('{')).toHaveLength(css.split('}').length);
    expect(css).not.toMatch(/div>div|div:(nth|first|last)-child|\/\*/);
  },
);
