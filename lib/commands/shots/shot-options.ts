import type { Command } from 'commander';
import { BRAND_CODES, type BrandCode } from '@/lib/names/brand-code';
import { createCommand, UsageError } from '../process/command-line';

export interface ShotOptions {
  readonly brands: readonly BrandCode[];
  /** Names or paths; empty for all. */
  readonly pages: readonly string[];
  readonly theme: 'light' | 'dark';
  readonly hasSteps: boolean;
  readonly isFull: boolean;
  /** With `{brand}` where the brand belongs. */
  readonly address: string;
  /** A branch, tag or commit to compare with. */
  readonly since?: string;
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

function addTo(given: string, before: readonly string[] = []): readonly string[] {
  return [...before, given];
}

/** The command with its options; what it does is the caller's. */
export function createShotsCommand(port: number): Command {
  return createCommand('shots', 'Takes pictures of the pages on a running server, as a phone and a desktop show them.')
    .option('--brand <brand>', `one of ${BRAND_CODES.join(', ')}; may be repeated. Default: all`, addTo)
    .option('--page <page>', 'a page’s name or path; may be repeated. Default: all', addTo)
    .option('--theme <theme>', 'light or dark', 'light')
    .option('--steps', 'each step of each form too', false)
    .option('--full', 'whole pages instead of what the window shows', false)
    .option('--address <address>', '{brand} stands for a brand', `http://{brand}.localhost:${port}`)
    .option('--since <ref>', 'what looks different since a branch, tag or commit, before and after; needs no server')
    .addHelpText(
      'after',
      '\nThe pictures are in reports/shots, and on one sheet in reports/shots/contact-sheet.html,\nwith --since in reports/shots/changes.html.',
    );
}

export interface GivenOptions {
  readonly brand?: readonly string[];
  readonly page?: readonly string[];
  readonly theme: string;
  readonly steps: boolean;
  readonly full: boolean;
  readonly address: string;
  readonly since?: string;
}

/** Reads the options of that command; throws a {@link UsageError} for a value that it does not know. */
export function readShotOptions(given: GivenOptions): ShotOptions {
  const { brand = [], page = [], theme, steps, full, address, since } = given;
  if (theme !== 'light' && theme !== 'dark') throw new UsageError(`No theme ${theme}.`);
  return {
    brands: parseBrands(brand),
    pages: page,
    theme,
    hasSteps: steps,
    isFull: full,
    address: parseAddress(address),
    ...(since !== undefined && { since }),
  };
}
