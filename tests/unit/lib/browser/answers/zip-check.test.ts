// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkZip, lookUpTypedZips } from '@/lib/browser/answers/zip-check';
import type * as location from '@/lib/browser/location/zip-location';

const { find, isUnknown } = vi.hoisted(() => ({
  find: vi.fn<typeof location.findZipLocation>(),
  isUnknown: vi.fn<typeof location.isUnknownZip>(),
}));
vi.mock('@/lib/browser/location/zip-location', () => ({ findZipLocation: find, isUnknownZip: isUnknown }));

const place = { zipCode: '81137', city: 'Ignacio', state: 'CO', stateName: 'Colorado', county: 'La Plata' };
const found = { ...place, latitude: 37, longitude: -107, timezone: 'America/Denver' };

beforeEach(() => {
  vi.useFakeTimers();
  find.mockReset().mockResolvedValue(undefined);
  isUnknown.mockReset().mockReturnValue(false);
});
afterEach(() => void vi.useRealTimers());

it('gives the counties of a ZIP, be it one or more', async () => {
  find.mockResolvedValueOnce(found);
  expect(await checkZip('81137')).toEqual({ isUnknown: false, counties: ['La Plata'] });
  find.mockResolvedValueOnce({ ...found, counties: ['La Plata', 'Archuleta'] });
  expect(await checkZip('81137')).toEqual({ isUnknown: false, counties: ['La Plata', 'Archuleta'] });
});

it('tells an unknown ZIP', async () => {
  isUnknown.mockReturnValue(true);
  expect(await checkZip('99999')).toEqual({ isUnknown: true, counties: undefined });
});

it('waits for a slow lookup no longer than a visitor would', async () => {
  find.mockReturnValue(new Promise(() => undefined));
  const checked = checkZip('33101');
  await vi.advanceTimersByTimeAsync(800);
  expect(await checked).toEqual({ isUnknown: false, counties: undefined });
});

it('looks a ZIP up when its fifth digit is typed, until it is stopped', () => {
  document.body.innerHTML = '<form><input name="zipcode"><input name="phone" value="33101"></form>';
  const form = document.querySelector('form')!;
  const [zip, phone] = form.querySelectorAll('input');
  const stop = lookUpTypedZips(form);
  const type = (value: string) => {
    zip!.value = value;
    zip!.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('8113');
  phone!.dispatchEvent(new Event('input', { bubbles: true }));
  expect(find).not.toHaveBeenCalled();
  type('81137');
  expect(find).toHaveBeenCalledExactlyOnceWith('81137');
  stop();
  type('33101');
  expect(find).toHaveBeenCalledOnce();
});
