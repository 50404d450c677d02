import { FIT_RULES } from './fit-rules';
import { listBrandFaults } from './list-brand-faults';
import { listCopyFaults } from './list-copy-faults';
import { listExperimentFaults } from './list-experiment-faults';
import { listFormFaults } from './list-form-faults';
import { listRedirectFaults } from './list-redirect-faults';
import { listSameNameFaults } from './list-same-name-faults';
import { listSharedWordFaults, listStepFaults } from './list-step-faults';
import { MEDICARE_RULES } from './medicare-rules';
import type { Page } from '@/lib/page/page';
import { openingRule } from './opening-rule';
import { orderRule } from './order-rule';
import type { PageFault, PageLint, PageRule } from './page-fault';
import { PAGE_RULES } from './page-rules';
import { WORD_RULES } from './word-rules';

const onMedicare: PageRule = (page, lint) =>
  page.brands.some((brand) => lint.registry.brands[brand].product === 'medicare')
    ? MEDICARE_RULES.flatMap((rule) => rule(page, lint))
    : [];

const RULES: readonly PageRule[] = [
  ...[...PAGE_RULES, ...FIT_RULES, ...WORD_RULES],
  ...[orderRule, openingRule, onMedicare],
];

/** Mistakes of one page, whatever else its family says; it need not be in the registry. */
export function listOwnFaults(page: Page, lint: PageLint): readonly PageFault[] {
  return RULES.flatMap((rule) => rule(page, lint).map((fault) => ({ entry: page.name, ...fault })));
}

/** Mistakes of the tests alone, and of what their variants say. */
export function listTestFaults(lint: PageLint): readonly PageFault[] {
  return listExperimentFaults(lint, RULES);
}

/** Every mistake of a registry at once; an empty list when there is none. Entries are of the right shape. */
export function listPageFaults(lint: PageLint): readonly PageFault[] {
  return [
    ...lint.registry.pages.flatMap((page) => listOwnFaults(page, lint)),
    ...listSameNameFaults(lint.registry.pages),
    ...listCopyFaults(lint.registry.pages),
    ...listTestFaults(lint),
    ...listFormFaults(lint),
    ...listStepFaults(lint),
    ...listRedirectFaults(lint),
    ...listBrandFaults(lint),
    ...listSharedWordFaults(lint),
  ];
}
