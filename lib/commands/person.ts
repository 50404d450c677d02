import { writeFileSync } from 'node:fs';
import { getEnv } from '@/lib/server/platform/env';
import { hashContact, normalizeContact } from '@/lib/server/records/contact-hash';
import type { OperatorStore } from '@/lib/server/records/operator-store';
import { PERSON_PLACES, type PersonCounts, type PersonIds, type PersonSearch } from '@/lib/server/records/person';
import { eraseRefused, findLines, makeLineFinder } from '@/lib/server/spool/lines-of-person';
import { askStore } from './process/ask-store';
import { createCommand, runCommandLine, UsageError } from './process/command-line';
import { readSearch } from './process/person-search';

type People = Awaited<ReturnType<OperatorStore['people']>>;

interface Found {
  readonly ids: PersonIds;
  readonly contacts: readonly string[];
  readonly counts: PersonCounts;
  readonly lines: Awaited<ReturnType<typeof findLines>>;
  readonly isTheirs: (line: string) => boolean;
}

async function look(people: People, search: PersonSearch): Promise<Found> {
  const ids = await people.identify(search);
  const named = search.by === 'phone' || search.by === 'email' ? [search.value] : [];
  const contacts = [...new Set([...named, ...(await people.listContacts(ids))])];
  const isTheirs = makeLineFinder(ids, contacts);
  const lines = await findLines(getEnv().SPOOL_FOLDER, isTheirs);
  return { ids, contacts, counts: await people.count(ids), lines, isTheirs };
}

function isAny({ counts, lines }: Found): boolean {
  return Object.values(counts).some((count) => count > 0) || lines.waiting.length + lines.refused.length > 0;
}

function describe({ ids, counts, lines }: Found): string {
  const rows = PERSON_PLACES.map((place) => `${place.padEnd(14)} ${counts[place]}`);
  const own = [`spool          ${lines.waiting.length}`, `refused lines  ${lines.refused.length}`];
  return [...ids.leads.map((id) => `lead ${id}`), `visitors       ${ids.visitors.length}`, ...rows, ...own].join('\n');
}

async function find(people: People, search: PersonSearch, isShown: boolean): Promise<boolean> {
  const found = await look(people, search);
  console.log(isAny(found) ? describe(found) : 'Nothing is stored.');
  if (isShown) console.log(JSON.stringify({ ids: found.ids, ...(await people.read(found.ids)) }, undefined, 2));
  return isAny(found);
}

/** Only its owner may read the file, and none that is there is written over. */
async function exportTo(people: People, search: PersonSearch, file: string): Promise<boolean> {
  const found = await look(people, search);
  const { ids, lines } = found;
  const rows = await people.read(ids);
  const content = { search, exportedAt: new Date().toISOString(), ids, ...rows, ...lines };
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`, { mode: 0o600, flag: 'wx' });
  console.log(`${describe(found)}\nwritten to ${file}`);
  return isAny(found);
}

function suppress(people: People, contacts: readonly string[]): Promise<number> {
  const key = getEnv().SUPPRESSION_SECRET;
  return people.suppress(contacts.map((contact) => hashContact(contact, key)));
}

interface EraseOptions {
  readonly yes?: true;
  readonly suppress?: true;
}

async function erase(people: People, search: PersonSearch, options: EraseOptions): Promise<boolean> {
  const found = await look(people, search);
  console.log(describe(found));
  if (options.yes !== true) {
    console.log('Nothing was erased. What is erased does not come back: say --yes.');
    return false;
  }
  if (options.suppress) console.log(`suppressed     ${await suppress(people, found.contacts)} new`);
  // Before the store, which forgets by which contacts the lines are found.
  const refused = await eraseRefused(getEnv().SPOOL_FOLDER, found.isTheirs, new Date());
  await people.erase(found.ids);
  console.log(`Erased, with ${refused} refused lines; ${found.counts.consents} proofs of consent are kept.`);
  return true;
}

function open(act: (people: People) => Promise<boolean>): Promise<void> {
  return askStore(async (store) => act(await store.people()));
}

const FORM = '<phone|email|visitor|session|lead> <value>';
const command = createCommand('person', 'What is stored of one person, to tell them, to hand it over, to forget it.');
command
  .command('find <by> <value>')
  .description(`counts what there is of somebody: ${FORM}`)
  .option('--show', 'with the values themselves')
  .action((by: string, value: string, { show }: { readonly show?: true }) =>
    open((people) => find(people, readSearch(by, value), show === true)),
  );
command
  .command('export <by> <value> <file>')
  .description('writes all of it into a new JSON file that only its owner may read')
  .action((by: string, value: string, file: string) => open((people) => exportTo(people, readSearch(by, value), file)));
command
  .command('erase <by> <value>')
  .description('deletes it, but for the proof of consents, and refuses what still comes of it')
  .option('--yes', 'really; without it says what would be erased')
  .option('--suppress', 'and never passes on their numbers and addresses again')
  .action((by: string, value: string, options: EraseOptions) =>
    open((people) => erase(people, readSearch(by, value), options)),
  );
command
  .command('suppress <contact>')
  .description('a stop request: the number or e-mail address is never passed on nor paid for again')
  .action((given: string) => {
    const contact = normalizeContact(given);
    if (contact === undefined) throw new UsageError(`${given} is neither a phone number nor an e-mail address.`);
    return open(async (people) => {
      console.log((await suppress(people, [contact])) > 0 ? 'suppressed' : 'is suppressed already');
      return true;
    });
  });
void runCommandLine(command);
