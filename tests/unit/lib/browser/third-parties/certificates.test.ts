// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { readCertificates } from '@/lib/browser/third-parties/certificate-fields';
import { startCertificates } from '@/lib/browser/third-parties/certificates';

const settings = vi.hoisted(() => ({ value: {} }));
const loadScript = vi.hoisted(() => vi.fn());

vi.mock('@/lib/browser/third-parties/third-parties', () => ({ fetchThirdParties: async () => settings.value }));
vi.mock('@/lib/browser/platform/load-script', () => ({ loadScript }));

const TRUSTED_FORM = { trustedForm: { url: 'https://certificates.example' } };
const LEADID = { leadId: { url: 'https://tokens.example', campaignId: 'c-1' } };
const CERTIFICATE = '0123456789abcdef0123456789abcdef01234567';
const TOKEN = '5A4DB0C5-0000-4000-8000-00005A4DB0C5';

function makeForm(html = ''): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  document.body.append(form);
  return form;
}

beforeEach(() => {
  document.body.replaceChildren();
  loadScript.mockReset();
});

test('each company begins once for a form, with the field it looks for', async () => {
  settings.value = { ...TRUSTED_FORM, ...LEADID };
  const form = makeForm();
  await startCertificates(form);
  await startCertificates(form);
  const [[first], [second, options]] = loadScript.mock.calls as [[string], [string, object]];
  expect(first).toMatch(/^https:\/\/certificates\.example\/trustedform\.js\?field=xxTrustedFormCertUrl&/);
  expect(second).toBe('https://tokens.example/campaign/c-1.js?snippet_version=2');
  expect(options).toEqual({ id: 'LeadiDscript_campaign' });
  expect(loadScript).toHaveBeenCalledTimes(2);
  expect(form.querySelectorAll('#leadid_token[name=universal_leadid][type=hidden]')).toHaveLength(1);
});

test('without settings, or after an opt-out, nothing begins, and the next time is tried again', async () => {
  settings.value = {};
  const form = makeForm();
  await startCertificates(form);
  expect(loadScript).not.toHaveBeenCalled();
  expect(form.children).toHaveLength(0);
  settings.value = TRUSTED_FORM;
  await startCertificates(form);
  expect(loadScript).toHaveBeenCalledOnce();
});

test('what stands in the form is read, and nothing is made up', () => {
  expect(readCertificates(makeForm())).toEqual({});
  const unfilled = '<input name="universal_leadid" /><input name="xxTrustedFormCertUrl" value="pending" />';
  expect(readCertificates(makeForm(unfilled))).toEqual({});
  const filled = `<input name="universal_leadid" value="${TOKEN}" />
    <input name="xxTrustedFormCertUrl" value="https://cert.trustedform.com/${CERTIFICATE}" />`;
  expect(readCertificates(makeForm(filled))).toEqual({ trustedFormCertificateId: CERTIFICATE, leadidId: TOKEN });
});
