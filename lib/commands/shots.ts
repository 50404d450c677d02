import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '@/funnels/registry';
import { runCommandLine, UsageError } from './process/command-line';
import { parsePort } from './process/port';
import { runCommand } from './process/run-command';
import { elapsed } from './process/phase-progress';
import { findCommit } from './shots/project-tree';
import { shootChanges } from './shots/shoot-changes';
import { listShots } from './shots/shot-list';
import { createShotsCommand, readShotOptions, type GivenOptions, type ShotOptions } from './shots/shot-options';
import { drawShotSheet } from './shots/shot-sheet';
import { takeShots } from './shots/take-shots';

const FOLDER = 'reports/shots';

async function shoot(options: ShotOptions): Promise<void> {
  const shots = listShots(registry, options);
  if (shots.length === 0) throw new UsageError(`No page ${options.pages.join(', ')} on ${options.brands.join(', ')}.`);
  const startedAt = Date.now();
  console.log(`Addresses: ${shots.length}, each on a phone and a desktop, ${options.theme} …`);
  let count = 0;
  const taken = await takeShots(shots, {
    ...options,
    folder: FOLDER,
    onTaken: ({ brand, name, fault }) => {
      count += 1;
      if (fault !== undefined) console.error(`${brand}/${name}: ${fault}`);
      if (count % 25 === 0) console.log(`${count} of ${shots.length} … ${elapsed(startedAt)}`);
    },
  });
  const sheet = join(FOLDER, 'contact-sheet.html');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(sheet, drawShotSheet(taken, registry.brands, `Pages, ${options.theme}`));
  const faults = taken.filter(({ fault }) => fault !== undefined).length;
  console.log(`${sheet}: ${shots.length - faults} taken, ${faults} not, in ${elapsed(startedAt)}`);
  process.exitCode = faults === 0 ? 0 : 1;
}

/** What looks different since a commit; a commit that cannot be built is refused before anything is. */
function compare(ref: string, options: ShotOptions): void {
  const commit = findCommit(ref);
  runCommand((services) => shootChanges(services, { ref, commit }, options, FOLDER));
}

const command = createShotsCommand(parsePort('PORT', 3000));
void runCommandLine(
  command.action((given: GivenOptions) => {
    const options = readShotOptions(given);
    return options.since === undefined ? shoot(options) : compare(options.since, options);
  }),
);
