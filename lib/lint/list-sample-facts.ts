import type { Brand } from '@/lib/brand/brand';

function isFact(value: object): value is { sample: boolean } {
  return 'sample' in value && typeof value.sample === 'boolean' && 'value' in value;
}

function collect(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isFact(value)) return value.sample ? [path] : [];
  return Object.entries(value).flatMap(([key, child]) => collect(child, path === '' ? key : `${path}.${key}`));
}

/** Returns paths such as `identity.legalName`. */
export function listSampleFacts(brand: Brand): string[] {
  return collect(brand, '');
}
