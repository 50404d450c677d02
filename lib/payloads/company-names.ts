import { CURRENT_COMPANIES } from '@/lib/fields/current-companies';
import type { FieldValue } from '@/lib/fields/form-values';
import type { LeadProvider } from '@/lib/leads/lead-input';

export interface Company {
  readonly id: string;
  readonly names: Readonly<Record<LeadProvider, string>>;
}

const QUINSTREET_NAMES: Readonly<Partial<Record<(typeof CURRENT_COMPANIES)[number], string>>> = {
  '21st Century': '21st Century',
  AAA: 'AAA Insurance',
  Allstate: 'Allstate',
  Commerce: 'Commerce Insurance Co',
  Esurance: 'Esurance',
  Farmers: 'Farmers Insurance',
  GEICO: 'GEICO',
  'The Hartford': 'The Hartford',
  'Liberty Mutual': 'Liberty Mutual',
  MetLife: 'Met Life Insurance',
  'National General': 'GMACNatGenIns',
  Nationwide: 'Nationwide',
  Progressive: 'Progressive',
  Safeco: 'SAFECO',
  'State Farm': 'State Farm',
  Travelers: 'Travelers Insurance',
  USAA: 'USAA',
};

/** `The Hartford` becomes `the-hartford`. */
function buildId(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** By our name. The lists of MediaAlpha and QuoteWizard are not public; they are assumed to use everyday names. */
export const COMPANIES: ReadonlyMap<string, Company> = new Map(
  CURRENT_COMPANIES.map((name) => [
    name,
    {
      id: buildId(name),
      names: { mediaAlpha: name, quoteWizard: name, quinstreet: QUINSTREET_NAMES[name] ?? 'Other' },
    },
  ]),
);

export function findCompanyName(provider: LeadProvider, value: FieldValue | undefined): string | undefined {
  return typeof value === 'string' ? COMPANIES.get(value)?.names[provider] : undefined;
}
