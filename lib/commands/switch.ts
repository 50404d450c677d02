import { userInfo } from 'node:os';
import { Argument, Option } from 'commander';
import { registry } from '@/funnels/registry';
import { findSwitchFault } from '@/lib/lint/find-switch-fault';
import { BRAND_CODES, type BrandCode } from '@/lib/names/brand-code';
import { PAID_PROVIDERS } from '@/lib/server/outbound/allowances';
import type { StoredSwitchChange } from '@/lib/server/records/switches';
import { formatSwitch, SWITCH_KINDS, type Switch, type SwitchKind } from '@/lib/switches/switch';
import { askStore } from './process/ask-store';
import { createCommand, runCommandLine, UsageError } from './process/command-line';

const LISTED = 50;

interface Turn {
  readonly brand?: BrandCode;
  readonly why: string;
  readonly who: string;
}

/** The user of this machine, who is asked for where there is none. */
function findWho(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

/** A page may be named by its path. */
function findName(kind: SwitchKind, given: string): string {
  if (kind !== 'page') return given;
  return registry.pages.find(({ path }) => path === `/${given.replace(/^\//, '')}`)?.name ?? given;
}

function turn(isOff: boolean, kind: SwitchKind, given: string, { brand, who, why }: Turn): Promise<void> {
  const one: Switch = { kind, name: findName(kind, given), brand: brand ?? null };
  // What is gone from the sources may still be off, and is switched on again.
  const fault = isOff ? findSwitchFault(one, { registry, providers: PAID_PROVIDERS }) : undefined;
  if (fault !== undefined) throw new UsageError(fault);
  return askStore(async (store) => {
    const switches = await store.switches();
    const before = (await switches.listOff()).map(formatSwitch);
    await switches.turn({ ...one, isOff, who, why });
    const stood = before.includes(formatSwitch(one)) === isOff ? ', as it was before' : ' within 30 seconds';
    console.log(`${formatSwitch(one)} is ${isOff ? 'off' : 'on'}${stood}.`);
    const wider = before.find((other) => !isOff && one.brand !== null && other === `${kind}:${one.name}`);
    if (wider !== undefined) console.log(`${wider} is still off, and so is this.`);
    return true;
  });
}

function describe(change: StoredSwitchChange): string {
  const { changedAt, isOff, who, why } = change;
  return [changedAt.slice(0, 19), isOff ? 'off' : 'on ', formatSwitch(change), who, why].join('  ');
}

const command = createCommand(
  'switch',
  'Takes a page, a brand, a provider or an experiment off the running site, and brings it back, within 30 seconds.',
);

function addTurn(name: 'off' | 'on', description: string): void {
  command
    .command(name)
    .description(description)
    .addArgument(new Argument('<kind>', 'what it is').choices(SWITCH_KINDS))
    .argument('<name>', 'its name, or a brand’s code; of a page its path will do')
    .addOption(new Option('--brand <code>', 'of a page: this brand alone').choices(BRAND_CODES))
    .addOption(new Option('--who <name>', 'who does it').default(findWho()).makeOptionMandatory())
    .requiredOption('--why <words>', 'what for; who reads the log later has nothing else')
    .action((kind: SwitchKind, given: string, options: Turn) => turn(name === 'off', kind, given, options));
}

addTurn('off', 'a page is a page that says so, a brand 503, a provider is not asked, an experiment its first variant');
addTurn('on', 'as it was');
command
  .command('list')
  .description('what is off, since when, by whom and why')
  .action(() =>
    askStore(async (store) => {
      const off = await (await store.switches()).listOff();
      console.log(off.length === 0 ? 'nothing is off' : off.map(describe).join('\n'));
      return true;
    }),
  );
command
  .command('log')
  .description(`the last ${LISTED} turns`)
  .action(() =>
    askStore(async (store) => {
      for (const change of await (await store.switches()).listTurns(LISTED)) console.log(describe(change));
      return true;
    }),
  );
void runCommandLine(command);
