import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scrubReport } from '@/lib/errors/scrub-report';

const PERSONAL = ['ada@example.com', '(206) 555-0110', '2065550110', '1958-04-02', '?firstname=Ada&email=ada'];

test('a report keeps where the fault is and loses whom it met', () => {
  const scrubbed = scrubReport({
    request: { url: '/', data: 'ada@example.com' },
    user: { ip_address: '203.0.113.7' },
    extra: { values: { firstName: 'Ada' } },
    breadcrumbs: [{ message: 'ada@example.com' }],
    exception: { values: [{ type: 'TypeError', value: 'cannot read "Ada Lovelace" of 206-555-0110' }] },
  });
  expect(scrubbed).toEqual({ exception: { values: [{ type: 'TypeError', value: 'cannot read "…" of …' }] } });
});

test('a stack keeps its files and lines, without the queries of addresses and without variables', () => {
  const frame = { filename: 'https://m10.example/otc?gclid=1#a', abs_path: '/a.js?x', lineno: 7, vars: { dob: 'x' } };
  const { exception } = scrubReport({ exception: { values: [{ stacktrace: { frames: [frame, {}] } }] } });
  expect(exception.values[0]?.stacktrace.frames).toEqual([
    { filename: 'https://m10.example/otc', abs_path: '/a.js', lineno: 7 },
    {},
  ]);
});

test('no planted personal value survives in a message', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PERSONAL), fc.lorem(), fc.lorem(), (personal, before, after) => {
      expect(scrubReport({ message: `${before} ${personal} ${after}` }).message).not.toContain(personal);
    }),
  );
});
