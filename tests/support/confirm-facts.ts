import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandCode } from '@/lib/names/brand-code';

/** The host of the brand whose facts are confirmed; nobody can buy it. */
export const CONFIRMED_HOST = 'willowcover.test';

/** The facts of a company that is not there, by their keys in a brand's file; the number is kept for fiction. */
const FACTS: Readonly<Record<string, string>> = {
  legalName: "'Willow Cover Agency LLC'",
  address: "'7 Willow Lane, Albany, NY 12207'",
  licence: "'NPN 1'",
  email: `'hello@${CONFIRMED_HOST}'`,
  number: "'+12125550177'",
  organizationCount: '31',
  productCount: '1207',
  planSponsors: "['Harbor Health', 'Orchard Advantage']",
  name: "'Harbor Light Agency LLC'",
  placementId: "'7c0ffee0-1111-4222-8333-444455556666'",
  adPlacementId: "'7c0ffee0-1111-4222-8333-444455557777'",
  publisherId: "'willow-cover'",
  gtmId: "'GTM-WILLOW1'",
  leadIdCampaign: "'7c0ffee0-1111-4222-8333-444455558888'",
};

const REVIEW = "review: { by: 'counsel', on: '2026-11-02' }";

type Change = readonly [found: RegExp, put: string];

const VALUE = String.raw`(?:'[^']*'|\[[^\]]*\]|\d+)`;

/** Also where a company is whose name is known, and nobody has confirmed it. */
const CONFIRMED: Change = [/\bsample\b(?=[({ ])/g, 'confirmed'];

const BRAND_CHANGES: readonly Change[] = [
  ...Object.entries(FACTS).map(([key, value]): Change => [
    new RegExp(String.raw`\b${key}: sample\(${VALUE}\)`, 'g'),
    `${key}: confirmed(${value})`,
  ]),
  CONFIRMED,
  [/hosts: \[[^\]]*\]/, `hosts: ['${CONFIRMED_HOST}', 'www.${CONFIRMED_HOST}']`],
  [/zone: '[^']*'/, "zone: 'America/Chicago'"],
  [/opens: '[^']*', closes: '[^']*'/g, "opens: '09:00', closes: '19:30'"],
  [/source: '[^']*'/, "source: 'The agency network, on that day'"],
];

function changeFile(file: string, changes: readonly Change[]): void {
  const text = readFileSync(file, 'utf8');
  const changed = changes.reduce((so, [found, put]) => so.replace(found, put), text);
  if (changed !== text) writeFileSync(file, changed);
}

/**
 * Writes into a copy of the project what makes one brand ready for production: its own facts in place of samples, its
 * filed material ids, and who read its pages. Other brands go on with samples.
 */
export function confirmFacts(folder: string, code: BrandCode): void {
  const filed: Change = [new RegExp(`\\b${code}: 'MULTI-PLAN_SAMPLE`, 'g'), `${code}: 'MULTI-PLAN_FILED`];
  changeFile(join(folder, `funnels/brands/${code}.ts`), BRAND_CHANGES);
  changeFile(join(folder, 'funnels/brands/recipients.ts'), [CONFIRMED]);
  const pages = join(folder, 'funnels/pages');
  for (const file of readdirSync(pages)) {
    changeFile(join(pages, file), [filed, [/^( *)(template: ')/gm, `$1${REVIEW},\n$1$2`]]);
  }
  changeFile(join(folder, 'funnels/experiments.ts'), [filed, [/changes: \{/g, `changes: {\n${REVIEW},`]]);
}
