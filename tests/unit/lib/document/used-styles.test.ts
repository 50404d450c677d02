import { describe, expect, it } from 'vitest';
import { pickUsedStyles, readStyleSheet } from '@/lib/document/used-styles';

const pick = (css: string, html: string): string =>
  pickUsedStyles([readStyleSheet(css, '/_next/static/chunks/a.css')], html);

describe('of a rule', () => {
  it.each([
    ['no class', 'p,h1{margin:0}', '', true],
    ['a class that is there', '.a:hover{color:red}', '<p class="b a">', true],
    ['a class that is not', '.a{color:red}', '<p class="ab">', false],
    ['two of which one is missing', '.a .b{color:red}', '<p class="a">', false],
    ['a choice in a choice', ':is(.a:not(:is(.b,[c])),.d) p{color:red}', '<p>', true],
    ['an attribute that is not there', '.a[data-mark=check] p{color:red}', '<p class="a" data-mark="limit">', false],
    ['an attribute of any value', '[data-mark] p{color:red}', '<p data-mark="limit">', true],
    ['what the browser or the starter changes', 'details[open],[aria-busy=true]{color:red}', '<p>', true],
    ['a class that must be missing', 'p:not(.a){color:red}', '<p>', true],
    ['a choice of classes', ':is(.a,.b) p{color:red}', '<p class="b">', true],
    ['a point in a text', '.a[href=".pdf"]{color:red}', '<p class="a" href=".pdf">', true],
    ['the layout of the brand', '[data-layout=soft] .a{top:0}', '<p data-layout="soft" class="a">', true],
    ['another layout', '[data-layout=hard] .a{top:0}', '<p data-layout="soft" class="a">', false],
    ['a brace in a text', '.a:after{content:"}"}', '<p class="a">', true],
  ])('that wants %s', (_what, css, html, isKept) => {
    expect(pick(css, html)).toBe(isKept ? css : '');
  });
});

it('keeps of several selectors those that are there', () => {
  expect(pick('.a,.b:is(p,.c),[d="e,f"]{color:red}', '<p class="b">')).toBe('.b:is(p,.c){color:red}');
});

it('keeps groups for what is left in them, and the order of all', () => {
  const css = '.a{top:0}@media (width>=1px){.b{top:1px}.a{top:2px}}@supports (top:0){.b{top:0}}.a:focus{top:3px}';
  expect(pick(css, '<p class="a">')).toBe('.a{top:0}@media (width>=1px){.a{top:2px}}.a:focus{top:3px}');
});

it('keeps movements that are begun, and faces that the brand names', () => {
  const spin = '@keyframes spin{to{rotate:1turn}}';
  const turn = '.a{animation:1s spin}';
  expect(pick(spin + turn, '<p class="a">')).toBe(spin + turn);
  expect(pick(spin + turn, '<p>')).toBe('');
  const face = '@font-face{font-family:"serif";src:url(../media/s.woff2)format("woff2")}';
  expect(pick(face, "<style>:root{--text:'other',serif}</style>")).toBe('');
  expect(pick(face, "<style>:root{--text:'serif',serif}</style>")).toBe(
    '@font-face{font-family:"serif";src:url(/_next/static/media/s.woff2)format("woff2")}',
  );
});
