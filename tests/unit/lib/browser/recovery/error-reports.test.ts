// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { PageContext } from '@/lib/analytics/event-context';

const settings = vi.hoisted(() => ({ value: {} }));
const sendReport = vi.hoisted(() => vi.fn());

vi.mock('@/lib/browser/third-parties/third-parties', () => ({ fetchThirdParties: async () => settings.value }));
vi.mock('@/lib/browser/recovery/report-sender', () => ({ sendReport }));

const PAGE = { brandId: 'm10', pageName: 'otc-savings', pagePath: '/otc-savings' } as PageContext;
const WANTED = { errorReports: { dsn: 'https://key@errors.example/1', environment: 'demo' } };

async function load() {
  const { announceError } = await import('@/lib/browser/recovery/caught-errors');
  const { reportErrors } = await import('@/lib/browser/recovery/error-reports');
  return { announceError, reportErrors };
}

async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  vi.resetModules();
  sendReport.mockReset();
  settings.value = WANTED;
  document.body.innerHTML = '<form data-step="contact"></form>';
});

test('an error of before is reported with brand, page and step, and the same kind only once', async () => {
  const { announceError, reportErrors } = await load();
  announceError(new TypeError('x is not a function'));
  reportErrors(PAGE);
  announceError(new TypeError('x is not a function'));
  await vi.waitFor(() => expect(sendReport).toHaveBeenCalled());
  announceError(new RangeError('too far'));
  await vi.waitFor(() => expect(sendReport).toHaveBeenCalledTimes(2));
  await settle();
  const reported = sendReport.mock.calls.map(([, error, place]) => [(error as Error).name, place as object]);
  const place = { brand: 'm10', page: 'otc-savings', step: 'contact' };
  expect(reported).toEqual([
    ['TypeError', place],
    ['RangeError', place],
  ]);
});

test('without a DSN, or after an opt-out, the reporter is never loaded', async () => {
  settings.value = {};
  const { announceError, reportErrors } = await load();
  reportErrors(PAGE);
  announceError(new Error('x'));
  await settle();
  expect(sendReport).not.toHaveBeenCalled();
});

test('a report that fails harms nobody', async () => {
  sendReport.mockImplementation(() => {
    throw new Error('no transport');
  });
  const { announceError, reportErrors } = await load();
  reportErrors(PAGE);
  announceError(new Error('x'));
  await settle();
  expect(sendReport).toHaveBeenCalledOnce();
});
