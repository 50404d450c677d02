import { isRecord } from '@/lib/json/guard';

/**
 * What says nothing about who the visitor is. Everything else, and everything that a later version of a page adds,
 * stays with us until it is allowed by name: what somebody answered, where they live, what they use.
 */
const SHAREABLE = [
  ...['eventId', 'timestamp', 'brand', 'isPaid', 'page', 'phoneRule', 'isOptedOut', 'deliveryDrops'],
  ...['stepName', 'stepNumber', 'stepType', 'stepIsFallback', 'formVersion'],
  ...['didNumber', 'ctcLocation', 'callDurationMs', 'isLowBid', 'name', 'variant'],
  ...['provider', 'impressionId', 'adCount', 'source', 'button', 'tagName', 'type', 'target', 'closestBlockId'],
  ...['product', 'pageName', 'form', 'paid'],
];

/** Parses the setting: names with commas between, `data.zipcode` for one inside another, `data` for all of them. */
export function parseFieldNames(setting: string): readonly string[] {
  return setting
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** The part of a record that may leave: what is shareable and what is allowed by name. */
export function pickShareable(
  record: Readonly<Record<string, unknown>>,
  allowed: readonly string[],
): Record<string, unknown> {
  const names = new Set([...SHAREABLE, ...allowed]);
  const pick = (part: Readonly<Record<string, unknown>>, path: string): Record<string, unknown> => {
    const entries: [string, unknown][] = [];
    for (const [key, value] of Object.entries(part)) {
      const name = `${path}${key}`;
      if (names.has(name)) {
        entries.push([key, value]);
      } else if (isRecord(value) && allowed.some((one) => one.startsWith(`${name}.`))) {
        entries.push([key, pick(value, `${name}.`)]);
      }
    }
    return Object.fromEntries(entries);
  };
  return pick(record, '');
}
