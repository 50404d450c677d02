import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as VehicleModels from '@/lib/browser/answers/vehicle-models';

const HONDA = {
  make: 'Honda',
  models: [
    ['Civic', 1990, 2027],
    ['Element', 2003, 2011],
  ],
};

/** The module anew, as on a page just opened. */
async function openPage(): Promise<typeof VehicleModels> {
  vi.resetModules();
  return import('@/lib/browser/answers/vehicle-models');
}

const answer = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
});

describe('fetching models', () => {
  it('asks for the one file of the make, once a page', async () => {
    answer.mockImplementation(async () => Response.json(HONDA));
    const { fetchModels } = await openPage();
    const [all, sold] = await Promise.all([fetchModels('Honda'), fetchModels(' honda ', '2015')]);
    expect(all).toEqual(['Civic', 'Element']);
    expect(sold).toEqual(['Civic']);
    expect(await fetchModels('Honda', '2005')).toEqual(['Civic', 'Element']);
    expect(answer.mock.calls.map(([path]) => path)).toEqual(['/vehicles/honda.json']);
  });

  it('asks for nothing when the make is unknown', async () => {
    const { fetchModels } = await openPage();
    expect(await fetchModels('../../api/session')).toEqual([]);
    expect(await fetchModels('')).toEqual([]);
    expect(answer).not.toHaveBeenCalled();
  });

  it.each([
    ['the network', async () => Promise.reject(new TypeError('failed'))],
    ['a missing file', async () => new Response('not found', { status: 404 })],
    ['no JSON', async () => new Response('<!doctype html>')],
    ['another shape', async () => Response.json({ models: 'none' })],
  ])('is empty after %s, and asks again', async (_, failure: () => Promise<Response>) => {
    answer.mockImplementationOnce(failure).mockImplementationOnce(async () => Response.json(HONDA));
    const { fetchModels } = await openPage();
    expect(await fetchModels('Honda')).toEqual([]);
    expect(await fetchModels('Honda', '2015')).toEqual(['Civic']);
  });
});
