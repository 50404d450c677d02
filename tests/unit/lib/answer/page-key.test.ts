import { describe, expect, it } from 'vitest';
import { isOwnPageKey } from '@/lib/answer/page-key';

const HOST = 'meridian10.example';
const COOKIE = { name: '__Host-visitor', value: '1', maxAgeSeconds: 60 };

function isKept(
  key: string | null,
  file: string,
  { host = HOST, cookies }: { host?: string; cookies?: object[] } = {},
) {
  return isOwnPageKey(key, host, { path: file, cookies: cookies as never });
}

describe('a page may be kept under a name', () => {
  it.each([
    ['/|', '/m10'],
    ['/otc-savings|', '/m10/otc-savings'],
    ['/otc-savings/zip|', '/m10/otc-savings/zip'],
    ['/plans|', '/m10/-season.2027.annual/plans'],
    ['/|', '/m10/-season.2027.annual'],
  ])('that is its own: %s', (name, file) => expect(isKept(HOST + name, file)).toBe(true));

  it('that holds its variant, where the visitor has it already', () => {
    expect(
      isKept(`${HOST}/otc-savings|headline.question`, '/m10/-headline.question/otc-savings', { cookies: [] }),
    ).toBe(true);
    expect(isKept(`${HOST}/|headline.question`, '/m10/-headline.question', { cookies: [] })).toBe(true);
  });
});

describe('and under no other', () => {
  it.each([
    ['none at all', null],
    ['another path with the same page', `${HOST}/otc-savings/nobody|`],
    ['an escaped path', `${HOST}/otc%2dsavings|`],
    ['a last slash', `${HOST}/otc-savings/|`],
    ['a hash', `${HOST}/otc-savings#a|`],
    ['another host', 'brighter.example/otc-savings|'],
    ['a variant that the page has not', `${HOST}/otc-savings|headline.question`],
    ['what is no name', `${HOST}/otc-savings`],
  ])('%s', (_, key) => expect(isKept(key, '/m10/otc-savings')).toBe(false));

  it.each(['Meridian10.example', 'meridian10.example:443', 'meridian10.example.', ' meridian10.example'])(
    'a host spelled %j',
    (host) => expect(isKept(`${host}/otc-savings|`, '/m10/otc-savings', { host })).toBe(false),
  );

  it('that of another variant, of none, or while a cookie is given out', () => {
    const file = '/m10/-headline.question/otc-savings';
    const name = `${HOST}/otc-savings|headline.question`;
    expect(isKept(`${HOST}/otc-savings|headline.plain`, file, { cookies: [] })).toBe(false);
    expect(isKept(`${HOST}/otc-savings|`, file, { cookies: [] })).toBe(false);
    expect(isKept(name, file, { cookies: [COOKIE] })).toBe(false);
    // Forced by the address, or outside of what the experiment covers.
    expect(isKept(`${HOST}/otc-savings|`, '/m10/otc-savings', { cookies: [] })).toBe(false);
  });
});
