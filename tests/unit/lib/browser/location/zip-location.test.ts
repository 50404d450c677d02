// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { findZipLocation, isUnknownZip, readZipLocation } from '@/lib/browser/location/zip-location';

const MIAMI = {
  zipCode: '33101',
  city: 'Miami',
  state: 'FL',
  stateName: 'Florida',
  county: 'Miami-Dade',
  latitude: 25.8,
  longitude: -80.2,
  timezone: 'America/New_York',
};
const fetched = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  sessionStorage.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

it('one ZIP is asked for once, by however many at a time, and known from then on', async () => {
  fetched.mockImplementation(async () => Response.json(MIAMI));
  expect(readZipLocation('33101')).toBeUndefined();
  const found = await Promise.all([findZipLocation('33101'), findZipLocation('33101')]);
  expect(found).toEqual([MIAMI, MIAMI]);
  expect(await findZipLocation('33101')).toEqual(MIAMI);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/location?zip_code=33101']);
  expect(readZipLocation('33101')).toEqual(MIAMI);
  expect(readZipLocation('60601')).toBeUndefined();
});

it('is asked for again after a failure', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(Response.json(MIAMI));
  expect(await findZipLocation('33101')).toBeUndefined();
  expect(await findZipLocation('33101')).toEqual(MIAMI);
});

it('that the server does not know is told from one that could not be looked up, and asked for once', async () => {
  fetched.mockResolvedValueOnce(Response.json({ error: { code: 'unknown-zip' } }, { status: 404 }));
  expect(await findZipLocation('99999')).toBeUndefined();
  expect(await findZipLocation('99999')).toBeUndefined();
  expect(fetched).toHaveBeenCalledOnce();
  expect(isUnknownZip('99999')).toBe(true);
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  fetched.mockResolvedValueOnce(Response.json({}, { status: 503 }));
  expect(await findZipLocation('99998')).toBeUndefined();
  expect(await findZipLocation('99998')).toBeUndefined();
  expect(isUnknownZip('99998')).toBe(false);
});
