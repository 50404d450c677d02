import { describe, expect, it } from 'vitest';
import { createFunnelController } from '@/lib/browser/form/funnel-controller';
import type { Answers } from '@/lib/browser/form/funnel-dependencies';
import { fakeFunnelDependencies, settle } from '@/tests/support/funnel-dependencies';
import { openFunnel } from '@/tests/support/open-funnel';
import { settings } from '@/tests/support/short-funnel';

describe('before the visit has started', () => {
  it('the form stands where the page was prerendered, and nothing of the browser is touched', () => {
    const { browser, dependencies } = fakeFunnelDependencies();
    const controller = createFunnelController({ ...settings, stepName: 'medicare' }, dependencies);
    expect(controller.state()).toEqual({
      form: { stepName: 'medicare', values: {}, status: 'answering' },
      standing: settings.standing,
      needsLateParts: false,
      isReady: false,
      guessedZip: undefined,
      reveals: 0,
    });
    controller.move({ kind: 'go', stepName: 'result' });
    expect(controller.state().form.stepName).toBe('medicare');
    expect(browser.log).toEqual([]);
  });

  it('the state is the same value until something changes, as drawing wants it', async () => {
    const { controller } = await openFunnel();
    expect(controller.state()).toBe(controller.state());
  });
});

it('the view is told of at once, and the form is ready once what moves it has come, or has failed to', async () => {
  let settleLoad: (load: 'come' | 'fail') => void = () => undefined;
  const { dependencies: whole } = fakeFunnelDependencies();
  for (const load of ['come', 'fail'] as const) {
    const loaded = new Promise<Answers>((resolve, reject) => {
      settleLoad = (how) => (how === 'come' ? resolve(whole.loadAnswers()) : reject(new Error('away')));
    });
    const { dependencies, named } = fakeFunnelDependencies({ loadAnswers: () => loaded });
    const controller = createFunnelController(settings, dependencies);
    controller.start();
    await settle();
    expect([named('track').length, controller.state().isReady]).toEqual([1, false]);
    settleLoad(load);
    await settle();
    expect(controller.state().isReady, load).toBe(true);
    controller.stop();
  }
});
