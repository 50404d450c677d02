import { describe, expect, it } from 'vitest';
import { CURRENT_COMPANIES } from '@/lib/fields/current-companies';
import { COMPANIES, findCompanyName } from '@/lib/payloads/company-names';

/** The only names that Quinstreet knows. */
const QUINSTREET = [
  ...['Other', '21st Century', 'AAA Insurance', 'Allstate', 'Commerce Insurance Co', 'Esurance', 'Farmers Insurance'],
  ...['GEICO', 'The Hartford', 'Liberty Mutual', 'Met Life Insurance', 'GMACNatGenIns', 'Nationwide', 'Progressive'],
  ...['SAFECO', 'State Farm', 'Travelers Insurance', 'USAA'],
];

describe('insurers', () => {
  it('each on the list has an id of its own', () => {
    const ids = [...COMPANIES.values()].map(({ id }) => id);
    expect([...COMPANIES.keys()]).toEqual([...CURRENT_COMPANIES]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(COMPANIES.get('The Hartford')?.id).toBe('the-hartford');
    expect(COMPANIES.get('Auto-Owners')?.id).toBe('auto-owners');
  });

  it('MediaAlpha and QuoteWizard get our name', () => {
    for (const name of CURRENT_COMPANIES) {
      expect(findCompanyName('mediaAlpha', name)).toBe(name);
      expect(findCompanyName('quoteWizard', name)).toBe(name);
    }
  });

  it('Quinstreet gets a name of its list, each of them is reached, and what it does not know is Other', () => {
    const sent = CURRENT_COMPANIES.map((name) => findCompanyName('quinstreet', name));
    expect(new Set(sent)).toEqual(new Set(QUINSTREET));
    expect(findCompanyName('quinstreet', 'MetLife')).toBe('Met Life Insurance');
    expect(findCompanyName('quinstreet', 'Hagerty')).toBe('Other');
    expect(findCompanyName('quinstreet', 'Other')).toBe('Other');
  });

  it('what is on no list goes nowhere', () => {
    expect(findCompanyName('mediaAlpha', 'constructor')).toBeUndefined();
    expect(findCompanyName('quinstreet', 'Nobody Mutual')).toBeUndefined();
    expect(findCompanyName('quinstreet', undefined)).toBeUndefined();
  });
});
