import type { Experiment } from '@/lib/experiments/experiment';
import type { Form } from '@/lib/form/form';
import type { Page } from '@/lib/page/page';
import type { PlacedFault } from './placed-fault';

/** Where mistakes are shown. */
interface ShownEntries {
  readonly brand: string;
  readonly page: Pick<Page, 'name' | 'form'>;
  readonly forms: Readonly<Record<string, Pick<Form, 'steps'>>>;
  readonly experiments: readonly Pick<Experiment, 'name' | 'page'>[];
  /** All pages, by name. */
  readonly pages: readonly Pick<Page, 'name'>[];
}

interface ShownFaults {
  /** Of the page, its brand, its form or its experiment, and those of which nobody knows whose they are. */
  readonly own: readonly PlacedFault[];
  /** Of other entries. */
  readonly others: number;
  /** Whether the entry of the page itself cannot be read; a brand or a form is served as it was (D180). */
  readonly isUnreadable: boolean;
}

const KINDS = ['brand ', 'form ', 'experiment ', 'step ', 'redirect '];

/** Which of the mistakes found are to be shown on a page. */
export function chooseShownFaults(faults: readonly PlacedFault[], shown: ShownEntries): ShownFaults {
  const { brand, page, forms, experiments, pages } = shown;
  const steps = page.form ? (forms[page.form]?.steps ?? []) : [];
  const entries = new Set([
    page.name,
    `brand ${brand}`,
    ...(page.form ? [`form ${page.form}`] : []),
    ...steps.map((step) => `step ${step}`),
    ...experiments.filter((experiment) => experiment.page === page.name).map(({ name }) => `experiment ${name}`),
  ]);
  const names = new Set(pages.map(({ name }) => name));
  const isKnown = (entry: string) => names.has(entry) || KINDS.some((kind) => entry.startsWith(kind));
  const own = faults.filter(({ entry }) => entries.has(entry) || !isKnown(entry));
  return {
    own,
    others: faults.length - own.length,
    isUnreadable: own.some(({ entry, rule }) => rule === 'shape' && entry === page.name),
  };
}
