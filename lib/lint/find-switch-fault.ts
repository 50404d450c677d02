import { BRAND_CODES } from '@/lib/names/brand-code';
import type { Registry } from '@/lib/request/route-request';
import type { Switch, SwitchKind } from '@/lib/switches/switch';
import { describeChoice } from './nearest-name';

/** What there is to be switched. */
export interface Switchable {
  readonly registry: Pick<Registry, 'pages' | 'experiments'>;
  /** Those that cost money. */
  readonly providers: readonly string[];
}

/** What can be switched off of a kind, by name. */
export function listSwitchNames(kind: SwitchKind, { registry, providers }: Switchable): readonly string[] {
  switch (kind) {
    case 'page':
      return registry.pages.map(({ name }) => name);
    case 'brand':
      return BRAND_CODES;
    case 'provider':
      return providers;
    case 'experiment':
      return registry.experiments.map(({ name }) => name);
  }
}

/** Why this cannot be switched off, in a sentence; undefined where it can. */
export function findSwitchFault({ kind, name, brand }: Switch, switchable: Switchable): string | undefined {
  const names = listSwitchNames(kind, switchable);
  if (!names.includes(name)) return `There is no ${kind} ${name}. ${describeChoice(name, names, '')}`.trimEnd();
  if (brand === null) return undefined;
  if (kind !== 'page') return `A ${kind} is off on every brand or on none; only a page takes a brand.`;
  const page = switchable.registry.pages.find((one) => one.name === name);
  if (page?.brands.includes(brand)) return undefined;
  return `${brand} has no page ${name}; ${page?.brands.join(', ')} have it.`;
}
