import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { decideNavigation } from '@/lib/navigation/decide-navigation';
import { countTries } from '@/tests/support/only-in-all';

const HERE = 'https://m10.test/otc-savings/zipcode?utm_source=a';
const EXTERNAL = 'Navigating to an external URL is not allowed by default. Use navigateTo(url, { external: true })';

const UNSAFE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  '  javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://m10.test/0c1f',
  'file:///etc/passwd',
  'view-source:https://m10.test/',
  'intent://evil.test#Intent;end',
];

const ELSEWHERE = [
  'https://evil.test',
  '//evil.test',
  '///evil.test',
  '\\\\evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '\n//evil.test',
  'http:/evil.test',
  'https:///evil.test',
  'https://m10.test@evil.test/',
  'https://m10.test.evil.test/',
  'https://m10.test:444/',
  'http://m10.test/',
  'https://evil.test/%2F..',
];

describe('decideNavigation', () => {
  it.each(UNSAFE)('refuses the unsafe protocol of %j, external or not', (target) => {
    for (const external of [false, true]) {
      expect(decideNavigation(target, HERE, external)).toMatchObject({
        kind: 'refuse',
        message: expect.stringContaining('is not allowed') as string,
      });
    }
  });

  it.each(ELSEWHERE)('refuses %j with the exact text unless it is marked external', (target) => {
    expect(decideNavigation(target, HERE, false)).toEqual({ kind: 'refuse', message: EXTERNAL });
    expect(decideNavigation(target, HERE, true)).toMatchObject({ kind: 'load' });
  });

  it.each([
    ['/privacy', '/privacy'],
    ['/privacy?a=1#c', '/privacy?a=1#c'],
    ['name', '/otc-savings/name'],
    ['#disclosures', '/otc-savings/zipcode#disclosures'],
    ['https://m10.test/privacy', '/privacy'],
    ['https://user:secret@m10.test/privacy', '/privacy'],
    ['/.//evil.test', '/evil.test'],
  ])('%s leads to %s', (target, address) => {
    const navigation = decideNavigation(target, 'https://m10.test/otc-savings/zipcode', false);
    expect(navigation).toEqual({ kind: 'load', address });
  });

  it.each(['/otc-savings/zipcode', '/otc-savings/zipcode?other=1', '', HERE])(
    '%j is the same path: stays',
    (target) => {
      expect(decideNavigation(target, HERE, false)).toEqual({ kind: 'stay' });
    },
  );

  it('an address that cannot be read is refused', () => {
    expect(decideNavigation('https://[', HERE, true)).toMatchObject({ kind: 'refuse' });
  });
});

test('whatever is asked for, nothing leaves this origin that is not marked external', () => {
  const trap = fc.constantFrom(...UNSAFE, ...ELSEWHERE, '//', '\\', '/', '@', ':', '\t', '\n', '%2f', '..', 'https:');
  const target = fc.oneof(
    fc.array(fc.oneof(trap, fc.string())).map((parts) => parts.join('')),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(target, (url) => {
      const navigation = decideNavigation(url, HERE, false);
      if (navigation.kind !== 'load') return;
      expect(navigation.address).toMatch(/^\/(?![/\\])/);
      expect(new URL(navigation.address, HERE).origin).toBe('https://m10.test');
    }),
    { numRuns: countTries(10_000) },
  );
});
