import { describe, expect, it, vi } from 'vitest';
import { createFunnelController } from '@/lib/browser/form/funnel-controller';
import type { Answers } from '@/lib/browser/form/funnel-dependencies';
import { fakeFunnelDependencies, settle } from '@/tests/support/funnel-dependencies';
import { openFunnel } from '@/tests/support/open-funnel';
import { localizedForm, settings } from '@/tests/support/short-funnel';

const consent = {
  text: 'I agree',
  buttonLabel: 'Go',
  recipients: [{ id: 'exchange', name: 'Exchange', granted: true }],
};
const demand = { isLowBid: true, response: { bid: 1 } };

describe('opening a page', () => {
  it('tells of the step that the address names, and neither moves the address nor scrolls', async () => {
    const { controller, entered } = await openFunnel({ at: 'medicare' });
    expect(entered).toEqual([
      ['visit'],
      ['track', 'pageView', { stepName: 'medicare', stepNumber: 2, stepType: 'regular', stepIsFallback: false }],
    ]);
    expect(controller.state()).toMatchObject({ form: { stepName: 'medicare' }, isReady: true, reveals: 0 });
  });

  it('an unknown step opens the first, and says so', async () => {
    const { entered, form } = await openFunnel({ at: 'no-such-step' });
    expect(form().stepName).toBe('zipcode');
    expect(entered[1]).toEqual([
      'track',
      'pageView',
      { stepName: 'zipcode', stepNumber: 1, stepType: 'regular', stepIsFallback: true },
    ]);
  });

  it('a first visit reads no answers', async () => {
    const { entered } = await openFunnel();
    expect(entered.map(([name]) => name)).toEqual(['visit', 'track']);
  });

  it('the first moves wait for the engine and keep their order', async () => {
    const { dependencies, named } = fakeFunnelDependencies();
    const controller = createFunnelController(settings, dependencies);
    controller.start();
    await settle();
    controller.move({ kind: 'go', stepName: 'medicare' });
    controller.move({ kind: 'go', stepName: 'result' });
    expect(controller.state().form.stepName).toBe('zipcode');
    await settle();
    expect(named('address').map(([, , stepName]) => stepName)).toEqual(['medicare', 'result']);
    expect(controller.state()).toMatchObject({
      form: { stepName: 'result' },
      standing: { previous: 'consent', progress: { share: 1 } },
    });
  });

  it('a consent that an address names is shown only where it can be given', async () => {
    const { form } = await openFunnel({
      at: 'consent',
      settings: {
        localizedForm: {
          ...localizedForm,
          steps: [
            {
              name: 'phone',
              type: 'regular',
              question: 'Phone?',
              asking: { kind: 'fields', fields: [{ name: 'phone' }] },
            },
            ...localizedForm.steps,
          ],
        },
      },
    });
    expect(form().stepName).toBe('phone');
  });

  it('kept answers are there before the step is told of', async () => {
    const { entered, form } = await openFunnel({
      dependencies: { hasKeptAnswers: () => true },
      brought: { zipcode: '33101' },
    });
    expect(entered.map(([name]) => name)).toEqual(['visit', 'read', 'track']);
    expect(form().values).toEqual({ zipcode: '33101' });
  });

  it('parameters of the address are read, personal ones over the others', async () => {
    const { browser, dependencies, named } = fakeFunnelDependencies();
    browser.urlParameters = { utm_source: 'x', zip_code: '1' };
    browser.personal = { zip_code: '2' };
    createFunnelController(settings, dependencies).start();
    await settle();
    expect(named('read')).toEqual([['read', 'medicare@1', { utm_source: 'x', zip_code: '2' }]]);
  });

  it('a hook runs on entering, and its demand is kept and told of', async () => {
    const runEnterHook = vi.fn(async () => demand);
    const { entered, form } = await openFunnel({ at: 'consent', dependencies: { runEnterHook } });
    expect(runEnterHook).toHaveBeenCalledWith(expect.anything(), expect.anything(), {
      kind: 'run-enter-hook',
      hook: 'check-demand',
      values: {},
    });
    expect(form().demand).toBe(demand);
    expect(entered.at(-1)).toEqual(['track', 'lowBidResult', { isLowBid: true, maResponse: { bid: 1 } }]);
  });

  it('a check that gave nothing is not told of', async () => {
    const { entered, form } = await openFunnel({ at: 'consent' });
    expect(form().demand).toBeUndefined();
    expect(entered.map(([name]) => name)).toEqual(['visit', 'track']);
  });
});

describe('answering', () => {
  it('shows the next step in the address and reveals it; once that is seen, keeps the answer and tells of it', async () => {
    const { browser, controller } = await openFunnel();
    controller.move({ kind: 'submit', stepName: 'zipcode', values: { zipcode: '33101' } });
    expect(browser.log.map(([name]) => name)).toEqual(['address', 'place']);
    await settle();
    expect(browser.log).toEqual([
      ['address', '/otc-savings', 'medicare', { replace: false, keepQuery: true }],
      ['place', '33101'],
      ['keep', 'medicare@1', { zipcode: '33101' }],
      ['hand over', 'medicare', ['zipcode']],
      [
        'track',
        'formStepSubmitted',
        {
          formVersion: 'medicare@1',
          stepName: 'zipcode',
          stepNumber: 1,
          stepType: 'regular',
          data: { zipcode: '33101' },
        },
      ],
      ['track', 'pageView', { stepName: 'medicare', stepNumber: 2, stepType: 'regular', stepIsFallback: false }],
    ]);
    expect(controller.state()).toMatchObject({ form: { stepName: 'medicare' }, reveals: 1 });
  });

  it('a skipped question is kept and told of as blank', async () => {
    const { controller, named, form } = await openFunnel({
      at: 'medicare',
      dependencies: { hasKeptAnswers: () => true },
      brought: { haveMedicare: 'yes' },
    });
    controller.move({ kind: 'skip', stepName: 'medicare' });
    await settle();
    expect(named('keep')).toEqual([['keep', 'medicare@1', { haveMedicare: undefined }]]);
    expect(form()).toMatchObject({ stepName: 'consent', values: { haveMedicare: undefined } });
  });

  it('a step that may not be skipped stays', async () => {
    const { browser, controller, form } = await openFunnel();
    controller.move({ kind: 'skip', stepName: 'zipcode' });
    expect(form().stepName).toBe('zipcode');
    expect(browser.log).toEqual([]);
  });

  it('the last step leads to the page’s destination, once the answers are kept', async () => {
    const { browser, controller } = await openFunnel({ at: 'result' });
    controller.move({ kind: 'submit', stepName: 'result', values: {} });
    await settle();
    const told = browser.log.map(([name]) => name);
    expect(told.indexOf('leave')).toBeGreaterThan(told.indexOf('keep'));
    expect(browser.log).toContainEqual(['leave', '/thanks']);
  });
});

describe('a submit hook', () => {
  const submit = { kind: 'submit', stepName: 'consent', values: {}, consent } as const;

  it('gets the act of consent, holds the step and every further submit, and then goes on', async () => {
    let answer: (proceed: boolean) => void = () => undefined;
    const runSubmitHook = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
    const { controller, form } = await openFunnel({ at: 'consent', dependencies: { runSubmitHook } });
    controller.move(submit);
    controller.move(submit);
    expect(form()).toMatchObject({ stepName: 'consent', status: 'submitting' });
    expect(runSubmitHook).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.anything(), {
      kind: 'run-submit-hook',
      hook: 'send-lead',
      values: {},
      consent,
    });
    answer(true);
    await settle();
    expect(form()).toMatchObject({ stepName: 'result', status: 'answering' });
  });

  it('that answers false keeps the visitor where they are, free to try again', async () => {
    const { browser, controller, form } = await openFunnel({
      at: 'consent',
      dependencies: { runSubmitHook: async () => false },
    });
    controller.move(submit);
    await settle();
    expect(form()).toMatchObject({ stepName: 'consent', status: 'answering' });
    expect(browser.log.map(([name]) => name)).toEqual(['keep', 'hand over', 'track']);
  });

  it('that throws counts as false', async () => {
    const failed = vi.fn();
    process.once('unhandledRejection', failed);
    const { controller, form } = await openFunnel({
      at: 'consent',
      dependencies: { runSubmitHook: () => Promise.reject(new Error('bug')) },
    });
    controller.move(submit);
    await settle();
    expect(form()).toMatchObject({ stepName: 'consent', status: 'answering' });
    // Our own bug is thrown on, to be reported.
    expect(failed).toHaveBeenCalledOnce();
  });
});

describe('values that several places know of', () => {
  it('are the visitor’s own first, an answer from another tab among them, whenever they become known', async () => {
    const { browser, prepare, form } = await openFunnel({
      dependencies: { hasKeptAnswers: () => true, answered: { lastName: 'Lee' } },
      brought: { firstName: 'Zed', lastName: 'Smith', zipcode: '98101' },
    });
    expect(form().values).toEqual({ firstName: 'Zed', lastName: 'Lee', zipcode: '98101' });
    await prepare();
    browser.receive?.({ firstName: 'Mary' });
    expect(form().values).toEqual({ firstName: 'Mary', lastName: 'Lee', zipcode: '98101' });
  });
});

describe('once the page is quiet', () => {
  const guess = { findZip: async () => ({ zipCode: '90210', isGuessed: true }) };

  it('the ZIP is guessed where none is known, and said to be a guess', async () => {
    const { controller, prepare, form } = await openFunnel({ dependencies: guess });
    expect(controller.state().guessedZip).toBeUndefined();
    await prepare();
    expect(controller.state().guessedZip).toBe('90210');
    expect(form().values).toEqual({ zipcode: '90210' });
  });

  it('a ZIP that the visitor gave is no guess, and a form without one asks for none', async () => {
    const given = vi.fn(async () => ({ zipCode: '33101', isGuessed: false }));
    const known = await openFunnel({
      dependencies: { findZip: given, hasKeptAnswers: () => true },
      brought: { zipcode: '33101' },
    });
    await known.prepare();
    expect(given).toHaveBeenCalledWith('33101', expect.objectContaining({ urlParameters: {} }));
    expect(known.controller.state().guessedZip).toBeUndefined();
    const findZip = vi.fn(guess.findZip);
    const [, second, ...rest] = localizedForm.steps;
    const without = await openFunnel({
      dependencies: { findZip },
      settings: { localizedForm: { ...localizedForm, steps: [second!, ...rest] } },
    });
    await without.prepare();
    expect(findZip).not.toHaveBeenCalled();
  });

  it('neither a guess nor another tab’s answer takes the place of what was answered', async () => {
    let answer: (zipCode: string) => void = () => undefined;
    const findZip = () =>
      new Promise<{ zipCode: string; isGuessed: boolean }>(
        (resolve) => (answer = (zipCode) => resolve({ zipCode, isGuessed: true })),
      );
    const { browser, controller, prepare, form } = await openFunnel({ dependencies: { findZip } });
    await prepare();
    controller.move({ kind: 'submit', stepName: 'zipcode', values: { zipcode: '33101' } });
    answer('90210');
    await settle();
    browser.receive?.({ zipcode: '10001', firstName: 'Mary' });
    expect(form().values).toEqual({ zipcode: '33101', firstName: 'Mary' });
    expect(controller.state().guessedZip).toBeUndefined();
  });

  it('the proof for paid calls is fetched only for a form that makes some', async () => {
    const paid = await openFunnel();
    await paid.prepare();
    expect(paid.named('token')).toHaveLength(1);
    const [first] = localizedForm.steps;
    const free = await openFunnel({ settings: { localizedForm: { ...localizedForm, steps: [first] } } });
    await free.prepare();
    expect(free.named('token')).toEqual([]);
  });
});

describe('where the ZIP lies (specification 7)', () => {
  it('is asked as soon as a ZIP is answered, and again only for another one', async () => {
    const { browser, controller, named } = await openFunnel();
    const answer = (zipcode: string) => {
      controller.move({ kind: 'go', stepName: 'zipcode' });
      controller.move({ kind: 'submit', stepName: 'zipcode', values: { zipcode } });
    };
    answer('33101');
    answer('33101');
    await settle();
    expect(named('place')).toEqual([['place', '33101']]);
    answer('60601');
    await settle();
    expect(named('place')).toEqual([
      ['place', '33101'],
      ['place', '60601'],
    ]);
    expect(browser.log.map(([name]) => name)).toContain('address');
  });

  it('is asked for a ZIP that the page was opened with, or that was guessed, once the page is quiet', async () => {
    const brought = await openFunnel({ dependencies: { hasKeptAnswers: () => true }, brought: { zipcode: '98101' } });
    expect(brought.entered.map(([name]) => name)).not.toContain('place');
    await brought.prepare();
    expect(brought.named('place')).toEqual([['place', '98101']]);
    const guessed = await openFunnel({
      dependencies: { findZip: async () => ({ zipCode: '90210', isGuessed: true }) },
    });
    await guessed.prepare();
    expect(guessed.named('place')).toEqual([['place', '90210']]);
  });
});

describe('with a new build on the server', () => {
  it('the address moves, the page is loaded once the answers are kept, and nothing else happens here', async () => {
    const claimFullLoad: Answers['claimFullLoad'] = (_page, _from, { effects }) => {
      const address = effects.findIndex(({ kind }) => kind === 'show-address');
      return address < 0 ? undefined : effects.slice(0, address + 1);
    };
    const { browser, controller, form } = await openFunnel({ dependencies: { claimFullLoad } });
    controller.move({ kind: 'submit', stepName: 'zipcode', values: { zipcode: '33101' } });
    controller.move({ kind: 'go', stepName: 'result' });
    await settle();
    expect(browser.log.map(([name]) => name)).toEqual(['address', 'keep', 'hand over', 'track', 'reload']);
    expect(form().stepName).toBe('zipcode');
  });
});

describe('listening and stopping', () => {
  it('listeners hear of changes until they unsubscribe', async () => {
    const { controller } = await openFunnel();
    const listener = vi.fn();
    const unsubscribe = controller.subscribe(listener);
    controller.move({ kind: 'prefill', values: { zipcode: '33101' } });
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
    controller.move({ kind: 'prefill', values: { firstName: 'Mary' } });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('once stopped nothing moves and nothing is listened to; it can be started again where it stands', async () => {
    const { browser, controller, prepare, named, form } = await openFunnel({ at: 'medicare' });
    await prepare();
    controller.stop();
    controller.move({ kind: 'go', stepName: 'result' });
    browser.receive?.({ zipcode: '33101' });
    expect(form()).toEqual({ stepName: 'medicare', values: {}, status: 'answering' });
    expect([...named('unwatch'), ...named('unshare')]).toHaveLength(2);
    controller.start();
    await settle();
    controller.move({ kind: 'go', stepName: 'result' });
    await settle();
    expect(form().stepName).toBe('result');
  });
});
