import { createFunnelController } from '@/lib/browser/form/funnel-controller';
import type { FunnelSettings } from '@/lib/browser/form/funnel-settings';
import { fakeFunnelDependencies, settle } from './funnel-dependencies';
import { settings } from './short-funnel';

interface Opened {
  readonly dependencies?: Parameters<typeof fakeFunnelDependencies>[0];
  /** The step that the address names. */
  readonly at?: string;
  readonly settings?: Partial<FunnelSettings>;
  readonly brought?: Record<string, string>;
}

/** A form whose visit has started, and what was asked of the browser from then on. */
export async function openFunnel(given: Opened = {}) {
  const { browser, dependencies, named } = fakeFunnelDependencies(given.dependencies);
  browser.stepName = given.at;
  browser.brought = given.brought ?? {};
  const controller = createFunnelController({ ...settings, stepName: given.at, ...given.settings }, dependencies);
  controller.start();
  await settle();
  const entered = [...browser.log];
  // The first move waits for the engine; those after it are made at once.
  controller.move({ kind: 'prefill', values: {} });
  await settle();
  browser.log.length = 0;
  const prepare = async () => {
    while (browser.idle.length > 0) {
      browser.idle.splice(0).forEach((work) => {
        work();
      });
      await settle();
    }
  };
  return { browser, controller, named, entered, prepare, form: () => controller.state().form };
}
