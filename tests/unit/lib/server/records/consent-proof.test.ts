import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeConsent, isUnchanged, proveConsent } from '@/lib/server/records/consent-proof';
import { makeConsent, makeLead } from '@/tests/support/store-records';

const text = 'Who may call?\nThey may call me at (206) 555-0142. I can call 1-206-555-0177 myself.';
const textSha256 = createHash('sha256').update(text).digest('hex');
const lead = makeLead();
const found = {
  ...makeConsent(lead, { text, textSha256, trustedFormCertificateId: 'certificate' }),
  ...{ pageName: lead.pageName, form: lead.form, formVersion: lead.formVersion, isOptedOut: false, isTest: false },
  receivedAt: '2026-01-02T03:04:06.000Z',
};

test('a proof holds the words, the act and the hash computed anew, and veils who it was', () => {
  const proof = proveConsent(found, false);
  for (const part of [
    found.id,
    lead.id,
    'Get my number',
    'ticked       MediaAlpha, Inc. (mediaalpha)',
    textSha256,
    'equal',
  ])
    expect(proof).toContain(part);
  expect(proof).toContain('  They may call me at (•••) •••-••42. I can call 1-206-555-0177 myself.');
  expect(proof).not.toMatch(/555-0142|203\.0\.113|Agent|certificate/);
});

test('who it was is shown to whoever asks for it', () => {
  const proof = proveConsent(found, true);
  for (const part of ['(206) 555-0142', '203.0.113.7', 'Agent/1.0', 'certificate', 'LeadiD       unknown'])
    expect(proof).toContain(part);
});

test('words that are not the ones that were hashed are told in both forms', () => {
  const changed = { ...found, text: `${text} And more.` };
  expect([isUnchanged(found), isUnchanged(changed)]).toEqual([true, false]);
  expect(proveConsent(changed, false)).toContain('DIFFERS');
  expect(describeConsent(changed)).toContain('HASH DIFFERS');
  expect(describeConsent(found)).toContain('granted: mediaalpha  our words  hash equal');
});

test('words that our page does not show, and those that nobody compared, are told apart', () => {
  const [foreign, old] = [false, null].map((isOwnWords) => ({ ...found, isOwnWords, isOptedOut: null }));
  expect(describeConsent({ ...found, ...foreign })).toContain('NOT our words');
  expect(proveConsent({ ...found, ...foreign }, false)).toContain('NO: they grant nothing');
  expect(proveConsent({ ...found, ...old }, false)).toContain('not compared then');
});

test('an act that nothing proves to be from our page says so', () => {
  expect(proveConsent(found, false)).toMatch(/from our page *yes/);
  expect(proveConsent({ ...found, isFromPage: false }, false)).toMatch(/from our page *NO/);
  expect(proveConsent({ ...found, isFromPage: null }, false)).toContain('not asked then');
});
