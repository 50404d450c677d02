import { existsSync } from 'node:fs';
import { forms } from '@/funnels/forms';
import { glossary } from '@/funnels/glossary';
import { uiMessages } from '@/funnels/messages';
import { registry } from '@/funnels/registry';
import { steps } from '@/funnels/steps/steps';
import type { Experiment } from '@/lib/experiments/experiment';
import { listOwnFaults, listTestFaults } from '@/lib/lint/list-page-faults';
import type { PageFault, PageLint } from '@/lib/lint/page-fault';
import { definePage, type Page, type PageEntry } from '@/lib/page/page';

function makeLint(): PageLint {
  const hasFile = (file: string) => existsSync(`public/${file}`);
  return { registry, forms, steps, glossary, messages: uiMessages, now: new Date(), hasFile };
}

/** What is wrong with a page that may not be in the registry yet. */
export function listFaultsOfPage(page: Page): readonly PageFault[] {
  return listOwnFaults(page, makeLint());
}

/** What is wrong with an experiment that is not in the registry yet. */
export function listFaultsOfExperiment(experiment: Experiment): readonly PageFault[] {
  const lint = makeLint();
  const experiments = [...registry.experiments, experiment];
  const found = listTestFaults({ ...lint, registry: { ...registry, experiments } });
  return found.filter(({ entry }) => entry === `experiment ${experiment.name}`);
}

const BLANK: PageEntry = {
  path: '/-',
  brands: ['m10'],
  template: 'landing',
  description: '',
  headline: '',
  subheadline: '',
  body: [],
};

/**
 * What is wrong with one part of a page whose rest is not known yet, and how to mend it. A fault is of this part when it
 * is near to one of its words.
 */
export function findPartFault(part: Partial<PageEntry>, near: readonly string[]): string | undefined {
  const fault = listFaultsOfPage(definePage({ ...BLANK, ...part })).find((found) => near.includes(found.near ?? ''));
  return fault && `${fault.what.charAt(0).toUpperCase()}${fault.what.slice(1)}. ${fault.mend}`;
}
