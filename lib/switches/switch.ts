import { BRAND_CODES, type BrandCode } from '@/lib/names/brand-code';

export const SWITCH_KINDS = ['page', 'brand', 'provider', 'experiment'] as const;

export type SwitchKind = (typeof SWITCH_KINDS)[number];

/** What an operator switches off while the site runs, and on again. */
export interface Switch {
  readonly kind: SwitchKind;
  /** Of a page, an experiment or a provider, or a brand's code. */
  readonly name: string;
  /** The one brand on which a page is meant; null for all, and for what is no page. */
  readonly brand: BrandCode | null;
}

/** What is off; nearly always nothing. */
export type SwitchedOff = readonly Switch[];

/** Whether something is off, on this brand or on all. */
export function isSwitchedOff(off: SwitchedOff, kind: SwitchKind, name: string, brand?: BrandCode): boolean {
  return off.some(
    (one) => one.kind === kind && one.name === name && (one.brand === null || one.brand === (brand ?? null)),
  );
}

/** `page:otc-savings:m10`; of a page without its brand, all of them are meant. */
export function formatSwitch({ kind, name, brand }: Switch): string {
  return [kind, name, ...(brand === null ? [] : [brand])].join(':');
}

function parseSwitch(text: string): readonly Switch[] {
  const [kind, name, brand] = text.split(':');
  const knownKind = SWITCH_KINDS.find((known) => known === kind);
  const knownBrand = BRAND_CODES.find((known) => known === brand) ?? null;
  if (knownKind === undefined || !name || (brand !== undefined && knownBrand === null)) return [];
  return [{ kind: knownKind, name, brand: knownBrand }];
}

/** What `formatSwitch` wrote, with blanks between; what is none is left out. */
export function parseSwitches(text: string): SwitchedOff {
  return text.split(/\s+/).flatMap(parseSwitch);
}
