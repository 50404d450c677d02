import type { Experiment } from '@/lib/experiments/experiment';
import type { Page } from '@/lib/page/page';
import { isDatedPage } from '@/lib/page/plan-season';

export type PageFlag = 'noindex' | 'experiment' | 'dated' | 'exit-intent' | 'call-first';

interface FlagSource {
  readonly pages: readonly Page[];
  readonly experiments: readonly Pick<Experiment, 'page'>[];
}

export function listPageFlags(page: Page, { pages, experiments }: FlagSource): readonly PageFlag[] {
  const flags: readonly (readonly [PageFlag, boolean])[] = [
    ['noindex', page.indexable === false],
    ['experiment', experiments.some(({ page: tested }) => tested === page.name)],
    ['dated', isDatedPage(pages, page)],
    ['exit-intent', page.exitIntent !== undefined],
    ['call-first', page.leadsWith === 'call'],
  ];
  return flags.filter(([, isSet]) => isSet).map(([flag]) => flag);
}
