import { expect, it } from 'vitest';
import { createFunnelController } from '@/lib/browser/form/funnel-controller';
import type { FunnelSettings } from '@/lib/browser/form/funnel-settings';
import { fakeFunnelDependencies, settle } from '@/tests/support/funnel-dependencies';
import { settings } from '@/tests/support/short-funnel';

/** A form that another one led to. */
async function open(more: Partial<FunnelSettings> = {}, at?: string) {
  const fake = fakeFunnelDependencies({ hasKeptAnswers: () => true, answered: { zipcode: '10001' } });
  fake.browser.stepName = at;
  fake.browser.handover = { settled: ['zipcode'], values: { zipcode: '33101' } };
  const controller = createFunnelController({ ...settings, ...more }, fake.dependencies);
  controller.start();
  await settle();
  return { ...fake, controller };
}

it('what the form before settled is not asked again, and its answers are the latest', async () => {
  const { controller, named } = await open();
  expect(controller.state().form).toMatchObject({ stepName: 'medicare', values: { zipcode: '33101' } });
  expect(named('address')).toEqual([['address', '/otc-savings', 'medicare', { replace: true, keepQuery: true }]]);
  expect(named('track')).toHaveLength(1);
});

it('a form that is left notes what it asked itself, before the page changes', async () => {
  const { browser, controller } = await open({}, 'result');
  controller.move({ kind: 'submit', stepName: 'result', values: {} });
  await settle();
  const told = browser.log.map(([name]) => name);
  expect(told.indexOf('leave')).toBeGreaterThan(told.indexOf('hand over'));
  expect(browser.log).toContainEqual(['hand over', 'medicare', ['haveMedicare']]);
});

it('the answers decide where the page leads', async () => {
  const destinationBranches = [{ when: { field: 'zipcode', is: '33101' }, destination: '/florida' }] as const;
  const { browser, controller } = await open({ destinationBranches }, 'result');
  controller.move({ kind: 'submit', stepName: 'result', values: {} });
  await settle();
  expect(browser.log).toContainEqual(['leave', '/florida']);
});
