import type { Form } from '@/lib/form/form';
import type { Page } from '@/lib/page/page';
import type { PageFault, PageLint } from './page-fault';

/** Rules that look at several entries, and so find fault with the neighbours of one that was left out. */
const LOOKING_ACROSS: readonly string[] = [
  ...[
    'link',
    'pair',
    'unused',
    'redirect',
    'removed',
    'brand',
    'result',
    'experiment',
    'step',
    'copy',
    'product',
    'branch',
  ],
];

/**
 * The same without the entries that are not even of the right shape, named as faults name them, so that rules can judge
 * the others. A page goes with its only brand, and forgets a form that is left out; an experiment on such a form goes.
 */
export function leaveOut(lint: PageLint, entries: ReadonlySet<string>): PageLint {
  const isKept = (kind: string) => (entry: { readonly name: string }) => !entries.has(kind + entry.name);
  const keepKeys = <Value>(kind: string, table: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(table).filter(([key]) => !entries.has(kind + key)));
  const forms = keepKeys('form ', lint.forms);
  const brands = keepKeys('brand ', lint.registry.brands) as typeof lint.registry.brands;
  const pages = lint.registry.pages
    .filter((page: Page | undefined) => page !== undefined && isKept('')(page))
    .map((page) => {
      const { form, ...rest } = page;
      const [first, ...others] = page.brands.filter((code) => code in brands);
      return first && { ...rest, ...(form && form in forms && { form }), brands: [first, ...others] as const };
    })
    .filter((page) => page !== undefined);
  const registry = {
    ...lint.registry,
    brands,
    pages,
    forms: forms as Readonly<Record<string, Form>> as typeof lint.registry.forms,
    experiments: lint.registry.experiments
      .filter(isKept('experiment '))
      .filter(({ variants }) => !variants.some(({ changes }) => changes?.form && entries.has(`form ${changes.form}`))),
    redirects: lint.registry.redirects.filter(({ path }) => !entries.has(`redirect ${path}`)),
  };
  return { ...lint, registry, forms, steps: keepKeys('step ', lint.steps) };
}

/** Whether a fault may come of what was left out, and waits until that is mended. */
export function mayFollow({ rule }: Pick<PageFault, 'rule'>): boolean {
  return LOOKING_ACROSS.includes(rule);
}
