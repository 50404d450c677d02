import { readFile } from 'node:fs/promises';
import type { Product } from '@/lib/brand/brand-code';
import { parseValues } from '@/lib/fields/field-parsers';
import { explainDrops } from '@/lib/leads/explain-drops';
import { LEAD_PRODUCTS, LEAD_PROVIDERS, type LeadProvider } from '@/lib/leads/lead-input';
import { mapLead } from '@/lib/leads/map-lead';

const USAGE = `Prints what a provider would be sent of a visitor's answers.

  npm run --silent payload -- <product> <provider> [values.json]

  product   ${LEAD_PRODUCTS.join(', ')}
  provider  ${LEAD_PROVIDERS.join(', ')}

Without a file, the answers are read from standard input: one JSON object, field name to answer.`;

/** Exit code 2, with the usage. */
class UsageError extends Error {}

function findChoice<Choice extends string>(
  what: string,
  choices: readonly Choice[],
  given: string | undefined,
): Choice {
  const found = choices.find((choice) => choice.toLowerCase() === given?.toLowerCase());
  if (found === undefined) throw new UsageError(given === undefined ? `No ${what} named.` : `No ${what} ${given}.`);
  return found;
}

async function readStandardInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString('utf8');
}

async function readAnswers(path: string | undefined): Promise<Readonly<Record<string, unknown>>> {
  const source = path ?? 'Standard input';
  const text = await (path === undefined ? readStandardInput() : readFile(path, 'utf8')).catch(() => {
    throw new UsageError(`${source} cannot be read.`);
  });
  let answers: unknown;
  try {
    answers = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new UsageError(`${source} is not JSON.`);
  }
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) {
    throw new UsageError(`${source} is not a JSON object of field names and answers.`);
  }
  return answers as Readonly<Record<string, unknown>>;
}

async function printPayload(args: readonly string[]): Promise<void> {
  if (args.length > 3) throw new UsageError('Too many arguments.');
  const product: Product = findChoice('product', LEAD_PRODUCTS, args[0]);
  const provider: LeadProvider = findChoice('provider', LEAD_PROVIDERS, args[1]);
  const today = new Date().toISOString().slice(0, 10);
  // Throws for a missing mapper before any answer is read.
  mapLead(product, provider, { values: {}, today });
  const given = await readAnswers(args[2]);
  const lead = { values: parseValues(given), today };
  console.log(JSON.stringify(mapLead(product, provider, lead), null, 2));
  for (const { field, reason } of explainDrops(product, provider, given, lead)) {
    console.error(`dropped ${field}: ${reason}`);
  }
}

printPayload(process.argv.slice(2)).catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof UsageError ? `${message}\n\n${USAGE}` : message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
