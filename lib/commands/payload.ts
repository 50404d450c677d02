import { readFile } from 'node:fs/promises';
import { Argument } from 'commander';
import type { Product } from '@/lib/names/brand-code';
import { parseValues } from '@/lib/fields/form-values';
import { isRecord } from '@/lib/json/guard';
import { explainDrops } from '@/lib/payloads/explain-drops';
import { LEAD_PRODUCTS, LEAD_PROVIDERS, type LeadProvider } from '@/lib/leads/lead-input';
import { mapLead } from '@/lib/payloads/map-lead';
import { createCommand, runCommandLine, UsageError } from './process/command-line';

/** An argument that is one of these, in capitals or not; kept as it is spelled here. */
function createChoice(what: string, choices: readonly string[]): Argument {
  return new Argument(`<${what}>`, choices.join(', ')).argParser((given: string) => {
    const found = choices.find((choice) => choice.toLowerCase() === given.toLowerCase());
    if (found === undefined) throw new UsageError(`No ${what} ${given}.`);
    return found;
  });
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
  if (!isRecord(answers)) throw new UsageError(`${source} is not a JSON object of field names and answers.`);
  return answers;
}

async function printPayload(product: Product, provider: LeadProvider, path?: string): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  // Throws for a missing mapper before any answer is read.
  mapLead(product, provider, { values: {}, today });
  const given = await readAnswers(path);
  const lead = { values: parseValues(given, today), today };
  console.log(JSON.stringify(mapLead(product, provider, lead), null, 2));
  for (const { field, reason } of explainDrops(product, provider, given, lead)) {
    console.error(`dropped ${field}: ${reason}`);
  }
}

void runCommandLine(
  createCommand('payload', 'Prints what a provider would be sent of a visitor’s answers.')
    .name('npm run --silent payload --')
    .usage('<product> <provider> [values.json]')
    .addArgument(createChoice('product', LEAD_PRODUCTS))
    .addArgument(createChoice('provider', LEAD_PROVIDERS))
    .argument('[values.json]', 'the answers, one JSON object, field name to answer; default: standard input')
    .action(printPayload),
);
