import { isRecord } from '@/lib/json/guard';

/** Says nothing about the visitor. Anything else, and any field added later, stays here until a setting names it. */
const SHAREABLE = [
  ...['eventId', 'timestamp', 'brand', 'isPaid', 'page', 'phoneRule', 'isOptedOut', 'deliveryDrops'],
  ...['stepName', 'stepNumber', 'stepType', 'stepIsFallback', 'formVersion', 'field'],
  ...['didNumber', 'ctcLocation', 'callDurationMs', 'isLowBid', 'name', 'variant'],
  ...['provider', 'impressionId', 'adCount', 'source', 'button', 'tagName', 'type', 'target', 'closestBlockId'],
  ...['product', 'pageName', 'form', 'paid', 'callBack', 'isQuarantined'],
];

/** Comma-separated names: `data.zipcode` for a nested field, `data` for all of them. */
export function parseFieldNames(setting: string): readonly string[] {
  return setting
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

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
