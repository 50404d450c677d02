import { CLICK_IDENTIFIERS, type UrlParameters } from './click-identifiers';

/** The identifier of the click that brought the visitor: of the largest networks first, then as listed. */
export function findClickId(parameters: UrlParameters): string | undefined {
  return ['gclid', 'fbclid', 'msclkid', ...CLICK_IDENTIFIERS].map((name) => parameters[name]).find(Boolean);
}
