import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPlainItems, readPlainText } from '@/lib/ads/plain-text';

test.each([
  ['Save <b>more</b>', 'Save more'],
  ['Home &amp; auto&nbsp;together', 'Home & auto together'],
  ['&#8217;Tis&#x20;so', '’Tis so'],
  ['<script>alert("1")</script>Quote', 'Quote'],
  ['Quote<!-- <b>hidden</b> --> now', 'Quote now'],
  ['&lt;img src=x onerror=alert(1)&gt;Quote', 'img src=x onerror=alert(1) Quote'],
  ['broken <a href="', 'broken'],
  ['abc\u202Etxt\u0000', 'abctxt'],
  [12.5, '12.5'],
  [null, ''],
  [{ title: 'x' }, ''],
])('%j reads %j', (html, text) => {
  expect(readPlainText(html, 100)).toBe(text);
});

test('a long text is cut between words', () => {
  expect(readPlainText('one two three four', 12)).toBe('one two…');
  expect(readPlainText('onetwothreefour', 6)).toBe('onetw…');
});

test('a description becomes its items, without its pixel', () => {
  const html = '<ul><li>First</li><LI class="x">Second<br/>line</LI></ul><img src="https://a.example/p" width=1>';
  expect(readPlainItems(html, 4, 100)).toEqual(['First', 'Second', 'line']);
  expect(readPlainItems(html, 2, 100)).toEqual(['First', 'Second']);
  expect(readPlainItems('just words', 4, 100)).toEqual(['just words']);
  expect(readPlainItems(undefined, 4, 100)).toEqual([]);
});

const markup = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '<',
        '>',
        '<script>',
        '</script',
        '<!--',
        '-->',
        '&lt;',
        '&#60;',
        '&amp;lt;',
        '<li>',
        '<img src=x>',
      ),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

test('whatever comes, no markup and nothing invisible survives, within the length', () => {
  fc.assert(
    fc.property(markup, fc.integer({ min: 2, max: 80 }), (html, maximum) => {
      for (const text of [readPlainText(html, maximum), ...readPlainItems(html, 4, maximum)]) {
        expect(text).not.toMatch(/[<>\n\r\t]|\p{C}/u);
        expect(text.length).toBeLessThanOrEqual(maximum);
        expect(text.trim()).toBe(text);
      }
    }),
  );
});
