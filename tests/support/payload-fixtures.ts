import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '@/lib/names/brand-code';
import { LEAD_PRODUCTS, LEAD_PROVIDERS, type LeadProvider } from '@/lib/leads/lead-input';
import { projectRoot } from './project-files';

const PEOPLE = join(projectRoot, 'tests/fixtures/people');
const PAYLOADS = join(projectRoot, 'tests/fixtures/payloads');

type JsonObject = Readonly<Record<string, unknown>>;

function readJson(path: string): JsonObject {
  return JSON.parse(readFileSync(path, 'utf8')) as JsonObject;
}

/** Where a person's answers are, as they came. */
export function personPath(person: string): string {
  return join(PEOPLE, `${person}.json`);
}

export function readPerson(person: string): JsonObject {
  return readJson(personPath(person));
}

export const PEOPLE_NAMES = readdirSync(PEOPLE).map((file) => file.replace('.json', ''));

export interface Golden {
  readonly title: string;
  readonly person: string;
  readonly product: Product;
  readonly provider: LeadProvider;
  /** What must be sent, worked out by hand. */
  readonly payload: JsonObject;
}

/** Each file `<person>.<product>.<provider>.json`. */
export const goldens: readonly Golden[] = readdirSync(PAYLOADS).map((file) => {
  const [person = '', productName, providerName] = file.split('.');
  const product = LEAD_PRODUCTS.find((name) => name === productName);
  const provider = LEAD_PROVIDERS.find((name) => name.toLowerCase() === providerName);
  if (!product || !provider) throw new Error(`${file} is not <person>.<product>.<provider>.json`);
  return { title: file, person, product, provider, payload: readJson(join(PAYLOADS, file)) };
});
