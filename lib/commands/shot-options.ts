import { parseArgs } from 'node:util';
import { BRAND_CODES, type BrandCode } from '@/lib/brand/brand-code';

export const SHOTS_USAGE = `Takes pictures of the pages on a running server, as a phone and a desktop show them.

  npm run shots -- [--brand bh] [--page otc-savings] [--theme dark] [--steps] [--full] [--address …]

  --brand    one of ${BRAND_CODES.join(', ')}; may be repeated. Default: all
  --page     a page's name or path; may be repeated. Default: all
  --theme    light or dark. Default: light
  --steps    each step of each form too
  --full     whole pages instead of what the window shows
  --address  where the server is, {brand} standing for a brand. Default: http://{brand}.localhost:<PORT or 3000>

The pictures are in reports/shots, and on one sheet in reports/shots/contact-sheet.html.`;

/** Exit code 2, with the usage. */
export class UsageError extends Error {}

export interface ShotOptions {
  readonly brands: readonly BrandCode[];
  /** Names or paths; empty for all. */
  readonly pages: readonly string[];
  readonly theme: 'light' | 'dark';
  readonly hasSteps: boolean;
  readonly isFull: boolean;
  /** With `{brand}` where the brand belongs. */
  readonly address: string;
}

function parseBrands(given: readonly string[]): readonly BrandCode[] {
  const unknown = given.find((code) => !BRAND_CODES.some((known) => known === code));
  if (unknown !== undefined) throw new UsageError(`No brand ${unknown}.`);
  return given.length === 0 ? BRAND_CODES : BRAND_CODES.filter((code) => given.includes(code));
}

/** Without a brand: every brand's local name there. */
function parseAddress(given: string): string {
  const address = given
    .replace(/\/$/, '')
    .replace(/^(https?:\/\/)(localhost|127\.0\.0\.1)(?=:|$)/, '$1{brand}.localhost');
  if (!address.includes('{brand}') || !URL.canParse(address.replaceAll('{brand}', 'm10'))) {
    throw new UsageError(`${given} is no address with {brand} in it.`);
  }
  return address;
}

/** Throws a {@link UsageError} for unknown words. */
export function parseShotOptions(words: readonly string[], port: number): ShotOptions {
  const options = {
    brand: { type: 'string', multiple: true },
    page: { type: 'string', multiple: true },
    theme: { type: 'string', default: 'light' },
    steps: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    address: { type: 'string', default: `http://{brand}.localhost:${port}` },
  } as const;
  const read = () => {
    try {
      return parseArgs({ args: [...words], options }).values;
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : String(error));
    }
  };
  const { brand = [], page = [], theme, steps, full, address } = read();
  if (theme !== 'light' && theme !== 'dark') throw new UsageError(`No theme ${theme}.`);
  return {
    brands: parseBrands(brand),
    pages: page,
    theme,
    hasSteps: steps,
    isFull: full,
    address: parseAddress(address),
  };
}
