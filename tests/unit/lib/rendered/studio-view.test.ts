import { describe, expect, it } from 'vitest';
import { registry } from '@/funnels/registry';
import { listCatalogue } from '@/lib/rendered/catalogue';
import {
  countFaults,
  filterCatalogue,
  listStudioFrames,
  readStudioView,
  writeStudioView,
  type StudioFilter,
} from '@/lib/rendered/studio-view';

const entries = listCatalogue(registry, 'm10', new Date('2026-11-21T12:00:00Z'));
const otc = entries.find(({ name }) => name === 'otc-savings')!;
const start = readStudioView('');
const control = otc.variants[0]!.path.slice(otc.path.length);
const findOrigin = (brand: string) => (brand === 'm10' ? '' : `http://${brand}.localhost:3000`);

describe('what the studio shows', () => {
  it('stands in its address, so that a link shows the same; what it does not know is as at the start', () => {
    const view = { page: 'otc-savings', window: 'phone', scheme: 'dark', step: 'birth', row: 'brands' } as const;
    expect(readStudioView(writeStudioView(view))).toEqual(view);
    expect(writeStudioView(start)).toBe('');
    expect(readStudioView('?window=watch&scheme=sepia&row=all')).toEqual(start);
  });

  it('is a frame for each window, scheme, variant or brand that was asked for', () => {
    const show = (part: object) =>
      listStudioFrames(otc, { ...start, ...part }, findOrigin).map(
        ({ address, window, scheme }) => `${address.replace(control, '')} ${window} ${scheme}`,
      );
    expect(show({})).toEqual(['/otc-savings phone light', '/otc-savings desktop light']);
    expect(show({ window: 'phone', scheme: 'both', step: 'birth' })).toEqual([
      '/otc-savings/birth phone light',
      '/otc-savings/birth phone dark',
    ]);
    expect(show({ window: 'desktop', row: 'brands' })).toEqual([
      '/otc-savings desktop light',
      'http://bh.localhost:3000/otc-savings desktop light',
    ]);
    expect(show({ window: 'phone', row: 'variants' })).toHaveLength(otc.variants.length);
    const [first] = listStudioFrames(otc, start, findOrigin);
    expect(first?.address, 'nobody is counted who looks').toBe(`/otc-savings${control}`);
  });

  it('counts the mistakes of each entry that has any', () => {
    const faults = ['otc-savings', 'brand m10', 'otc-savings'].map((entry) => ({ entry }));
    expect([...countFaults(faults)]).toEqual([
      ['otc-savings', 2],
      ['brand m10', 1],
    ]);
  });

  it('is found by words, and by template, form, language and state', () => {
    const nothing: StudioFilter = { words: '', template: '', language: '', form: '', state: '' };
    const find = (part: Partial<StudioFilter>) =>
      filterCatalogue(entries, { ...nothing, ...part }, new Set(['otc-savings'])).map(({ name }) => name);
    expect(find({})).toHaveLength(entries.length);
    expect(find({ words: 'OTC savings' })).toContain('otc-savings');
    expect(find({ words: otc.materialId ?? '' })).toEqual(['otc-savings']);
    expect(find({ state: 'faults' })).toEqual(['otc-savings']);
    expect(find({ template: 'legal' })).toEqual(
      entries.filter((one) => one.template === 'legal').map(({ name }) => name),
    );
    expect(find({ words: 'no such page' })).toEqual([]);
  });
});
