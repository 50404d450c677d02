import { describe, expect, it } from 'vitest';
import { settle } from '@/tests/support/funnel-dependencies';
import { openFunnel } from '@/tests/support/open-funnel';

describe('moving', () => {
  it('pushes and keeps the query by default, replaces and drops it when asked to', async () => {
    const { controller, named } = await openFunnel();
    controller.move({ kind: 'go', stepName: 'medicare' });
    controller.move({ kind: 'go', stepName: 'result', replace: true, keepQuery: false });
    expect(named('address')).toEqual([
      ['address', '/otc-savings', 'medicare', { replace: false, keepQuery: true }],
      ['address', '/otc-savings', 'result', { replace: true, keepQuery: false }],
    ]);
    expect(controller.state().reveals).toBe(2);
  });

  it('Back in the form goes back in the history when the step stands there, also the first without a name', async () => {
    const { browser, controller } = await openFunnel({ at: 'medicare' });
    browser.before = { stepName: undefined };
    controller.goBack('zipcode');
    expect(browser.log).toEqual([['back']]);
    expect(controller.state().form.stepName).toBe('medicare');
  });

  it('Back in the form takes the place of the step when another stands before it, or none', async () => {
    const { browser, controller, named, form } = await openFunnel({ at: 'consent' });
    browser.before = { stepName: 'zipcode' };
    controller.goBack('medicare');
    expect(form().stepName).toBe('medicare');
    expect(named('address')).toEqual([['address', '/otc-savings', 'medicare', { replace: true, keepQuery: true }]]);
    expect(named('back')).toEqual([]);
  });

  it('Back and Forward show the step that the address names, reveal it, and leave the address alone', async () => {
    const { browser, controller, named } = await openFunnel();
    browser.stepName = 'medicare';
    browser.goBack();
    await settle();
    expect(controller.state()).toMatchObject({ form: { stepName: 'medicare' }, reveals: 1 });
    expect(named('address')).toEqual([]);
    expect(named('track')).toHaveLength(1);
  });

  it('Back to a step that this form does not have opens the first', async () => {
    const { browser, form } = await openFunnel({ at: 'medicare' });
    browser.stepName = 'gone';
    browser.goBack();
    expect(form().stepName).toBe('zipcode');
  });

  it('a link to a place on the page moves nothing', async () => {
    const { browser, controller } = await openFunnel({ at: 'medicare' });
    browser.goBack();
    await settle();
    expect(browser.log).toEqual([]);
    expect(controller.state().reveals).toBe(0);
  });

  it('starting over erases the answers and opens the first step', async () => {
    const { browser, controller, form } = await openFunnel({
      at: 'medicare',
      dependencies: { hasKeptAnswers: () => true },
      brought: { zipcode: '33101' },
    });
    controller.move({ kind: 'start-over' });
    await settle();
    expect(form()).toEqual({ stepName: 'zipcode', values: {}, status: 'answering' });
    expect(browser.log).toContainEqual(['erase', 'medicare@1']);
    expect(browser.log).toContainEqual(['address', '/otc-savings', 'zipcode', { replace: false, keepQuery: true }]);
    expect(controller.state().reveals).toBe(1);
  });
});

it('a step that was loaded instead of shown is brought into view as a move is', async () => {
  const { controller, entered } = await openFunnel({ at: 'medicare', dependencies: { takeFullLoad: () => true } });
  expect(controller.state()).toMatchObject({ isReady: true, reveals: 1 });
  expect(entered.map(([name]) => name)).toEqual(['visit', 'track']);
});
