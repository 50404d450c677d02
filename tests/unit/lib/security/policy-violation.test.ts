import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseViolations } from '@/lib/security/policy-violation';

function old(directive: string, blocked: unknown): unknown {
  return {
    'csp-report': { 'effective-directive': directive, 'blocked-uri': blocked, 'document-uri': 'https://a/?p=1' },
  };
}

function modern(directive: string, blocked: string): unknown {
  return { type: 'csp-violation', url: 'https://a/?p=1', body: { effectiveDirective: directive, blockedURL: blocked } };
}

test.each([
  ['https://Ads.Example/pixel?email=mary@example.com', 'ads.example'],
  ['wss://live.ads.example:8443/x', 'live.ads.example'],
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['data', 'data'],
  ['data:text/html,mary', 'data'],
  ['blob:https://a/1', 'blob'],
  ['https://mary%40example.com@ads.example/', 'ads.example'],
  ['http://localhost/x', 'other'],
  ['', 'other'],
  ['mary@example.com', 'other'],
  [{ secret: 1 }, 'other'],
])('of %j only %s is kept', (blocked, host) => {
  expect(parseViolations(old('script-src-elem', blocked))).toEqual([{ directive: 'script-src-elem', host }]);
});

describe('both shapes of a report', () => {
  test('an older browser names the whole directive', () => {
    const report = {
      'csp-report': { 'violated-directive': "img-src 'self' data:", 'blocked-uri': 'https://b.example/' },
    };
    expect(parseViolations(report)).toEqual([{ directive: 'img-src', host: 'b.example' }]);
  });

  test('a list may hold other reports, and counts up to twenty', () => {
    const list = [{ type: 'deprecation', body: {} }, modern('img-src', 'https://b.example/a.gif?id=7')];
    expect(parseViolations(list)).toEqual([{ directive: 'img-src', host: 'b.example' }]);
    expect(parseViolations(Array.from({ length: 50 }, () => modern('img-src', 'inline')))).toHaveLength(20);
  });
});

test.each(['chrome-extension://abcdef/x.js', 'moz-extension://1-2', 'safari-web-extension://A'])(
  '%s is no fault of ours',
  (blocked) => expect(parseViolations(old('script-src', blocked))).toEqual([]),
);

test('an unknown directive counts as nothing', () => {
  expect(parseViolations(old('mary-src', 'inline'))).toEqual([]);
  expect(parseViolations(old('constructor', 'inline'))).toEqual([]);
});

const address = fc.tuple(fc.string(), fc.string()).map(([host, path]) => `https://${host}.example/${path}`);

test('whatever is sent, only known words and host names come out', () => {
  const report = fc.oneof(
    fc.jsonValue(),
    address.map((blocked) => old('img-src', blocked)),
    address.map((blocked) => [modern('img-src', blocked)]),
    fc.string().map((text) => [modern(text, text)]),
  );
  fc.assert(
    fc.property(report, (json) => {
      for (const { directive, host } of parseViolations(json)) {
        expect(directive).toMatch(/^[a-z-]+$/);
        expect(host).toMatch(/^[a-z\d.-]+$/);
      }
    }),
  );
});
