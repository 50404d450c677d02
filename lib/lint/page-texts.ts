import type { Page } from '@/lib/page/page';

/** Keys whose texts are names, and no words. */
export const NAME_KEYS: readonly string[] = [
  'kind',
  'icon',
  'image',
  'provider',
  'destination',
  'address',
  'readOn',
  'during',
];

export function listTexts(data: unknown, leftOut: readonly string[] = []): readonly string[] {
  if (typeof data === 'string') return [data];
  if (Array.isArray(data)) return data.flatMap((entry) => listTexts(entry, leftOut));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    NAME_KEYS.includes(key) || leftOut.includes(key) ? [] : listTexts(value, leftOut),
  );
}

export function listPageTexts(page: Page): readonly string[] {
  const { title = '', description, headline, subheadline, opening = {}, body, exitIntent } = page;
  const { asks, taps, button } = opening;
  const head = [title, description, headline, subheadline, asks, taps, button];
  return listTexts([...head, body, exitIntent?.heading, exitIntent?.text]);
}

export function listDestinations(page: Pick<Page, 'body' | 'destination' | 'destinationBranches'>): readonly string[] {
  const inData = (data: unknown): readonly string[] => {
    if (typeof data !== 'object' || data === null) return [];
    return Object.entries(data).flatMap(([key, value]) =>
      key === 'destination' && typeof value === 'string' ? [value] : inData(value),
    );
  };
  const { body, destination, destinationBranches } = page;
  return [...new Set([body, { destination }, destinationBranches].flatMap(inData))];
}
