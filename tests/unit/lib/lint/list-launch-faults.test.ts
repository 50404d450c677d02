import { describe, expect, it } from 'vitest';
import { brands } from '@/funnels/brands';
import { registry } from '@/funnels/registry';
import { hashWords } from '@/lib/experiments/experiment';
import { listLaunchFaults } from '@/lib/lint/list-launch-faults';
import { makeExperiment } from '@/tests/support/made-up-experiment';
import { confirmBrand, readyRegistry, unconfirmBrand } from '@/tests/support/ready-registry';

describe('launching a brand', () => {
  it('lists every placeholder by its path, sample hosts and sample material ids', () => {
    const draft = { ...unconfirmBrand(brands.m10), hosts: ['meridian10.example'] as const };
    const pages = registry.pages.map((page) => ({ ...page, smid: { m10: 'MULTI-PLAN_SAMPLE_M' } }));
    const faults = listLaunchFaults(draft, { ...registry, pages });
    expect(faults).toContain('identity.legalName is a sample');
    expect(faults).toContain('hosts: meridian10.example is a sample');
    expect(faults).toContain('the material id of the page otc-savings is a sample');
  });

  it('a brand whose facts are confirmed and there is ready', () => {
    expect(listLaunchFaults(readyRegistry.brands.m10, readyRegistry)).toEqual([]);
  });

  it('a page whose words are others than those that were read is read again', () => {
    const pages = readyRegistry.pages.map((page) => ({
      ...page,
      review: { by: 'counsel', on: '2026-11-02', words: hashWords(page) },
    }));
    expect(listLaunchFaults(readyRegistry.brands.m10, { pages, experiments: [] })).toEqual([]);
    const changed = pages.map((page) =>
      page.name === 'otc-savings' ? { ...page, body: [...page.body, ...page.body.slice(0, 1)] } : page,
    );
    expect(listLaunchFaults(readyRegistry.brands.m10, { pages: changed, experiments: [] })).toEqual([
      'the words of the page otc-savings have changed since counsel read them on 2026-11-02',
    ]);
  });

  it('what an experiment makes of a page has material ids of its own', () => {
    const smid = { m10: 'MULTI-PLAN_SAMPLE_M' };
    const [control] = makeExperiment().variants;
    const warm = { name: 'warm', weight: 50, changes: { headline: 'Another headline', smid } };
    const experiments = [makeExperiment({ page: 'otc-savings', variants: [control, warm] })];
    expect(listLaunchFaults(readyRegistry.brands.m10, { ...readyRegistry, experiments })).toEqual([
      'nobody has reviewed the words of a variant of the page otc-savings',
      'the material id of a variant of the page otc-savings is a sample',
    ]);
  });

  it('a page whose ads the brand cannot buy is missed', () => {
    const { adPlacementId, ...bare } = brands.m10.mediaAlpha;
    expect(adPlacementId).toBeDefined();
    expect(listLaunchFaults({ ...brands.m10, mediaAlpha: bare }, registry)).toContain(
      'mediaAlpha.adPlacementId is missing: the page ads cannot show ads',
    );
  });

  it('what a Medicare brand must say, and the pages every brand must have, are missed', () => {
    const { tpmo, planSponsors, ...bare } = confirmBrand(brands.m10);
    expect([tpmo, planSponsors]).not.toContain(undefined);
    const faults = listLaunchFaults(bare, { pages: [], experiments: [] });
    expect(faults).toContain('tpmo is missing (compliance M-10)');
    expect(faults).toContain('planSponsors is missing (compliance M-36)');
    expect(faults).toContain('no page has /privacy');
  });
});
