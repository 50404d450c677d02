import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registry } from '@/funnels/registry';
import { elapsed } from '../process/phase-progress';
import { pickFreePort } from '../process/port';
import { SANDBOX } from '../process/programs';
import { buildSandboxEnv } from '../process/sandbox-env';
import type { Services } from '../process/services';
import { readTree, serveTree, type BuiltTree } from './built-tree';
import { listChanges, type Change } from './changed-documents';
import { drawChangesSheet, type ChangedShot } from './changes-sheet';
import type { Registry } from '@/lib/request/route-request';
import { listGonePages } from './gone-pages';
import { layCommit, layPresent } from './project-tree';
import { listShots, type Shot } from './shot-list';
import type { ShotOptions } from './shot-options';
import type { TakenShot } from './shot-sheet';
import { takeShots } from './take-shots';

type Side = 'before' | 'after';

function addressOf({ port }: BuiltTree): string {
  return `http://{brand}.localhost:${port}`;
}

async function takeSide(
  tree: BuiltTree,
  pages: Registry,
  side: Side,
  changes: ReadonlyMap<string, Change>,
  options: ShotOptions,
  folder: string,
): Promise<ReadonlyMap<string, TakenShot>> {
  const absent: Change = side === 'before' ? 'new' : 'gone';
  const shots = listShots(pages, { ...options, address: addressOf(tree) });
  const name = ({ brand, name: own }: Shot) => `${brand}/${own}`;
  const wanted = shots.filter((shot) => changes.has(name(shot)));
  const there = wanted.filter((shot) => changes.get(name(shot)) !== absent);
  const taken = await takeShots(there, { ...options, folder: path.join(folder, side), onTaken: () => undefined });
  return new Map([...wanted, ...taken].map((shot) => [name(shot), shot]));
}

function looksSame(folder: string, { files, fault }: TakenShot): boolean {
  if (fault !== undefined) return false;
  return Object.values(files).every((file) => {
    const [before, after] = ['before', 'after'].map((side) => readFileSync(path.join(folder, side, file)));
    return before !== undefined && after !== undefined && before.equals(after);
  });
}

async function shootTrees(
  before: BuiltTree,
  after: BuiltTree,
  options: ShotOptions,
  folder: string,
): Promise<readonly ChangedShot[]> {
  const pages = { ...registry, pages: [...registry.pages, ...listGonePages(before.folder, registry.pages)] };
  const shots = listShots(pages, { ...options, address: addressOf(after) });
  const changes = listChanges(await readTree(before, shots), await readTree(after, shots));
  console.log(`${changes.size} of ${shots.length} addresses show something else. Taking pictures of them …`);
  const then = await takeSide(before, pages, 'before', changes, options, folder);
  const now = await takeSide(after, pages, 'after', changes, options, folder);
  return [...changes].flatMap(([name, change]) => {
    const [one, other] = [then.get(name), now.get(name)];
    if (!one || !other) return [];
    const isSame = change === 'changed' && looksSame(folder, { ...other, ...one });
    return [{ change, before: one, after: other, looksSame: isSame }];
  });
}

/**
 * Builds a commit and the project as it stands, each in a folder of its own, and takes pictures of the pages that look
 * different, before and after. Nothing of this project’s own build or store is touched.
 */
export async function shootChanges(
  services: Services,
  { ref, commit }: { readonly ref: string; readonly commit: string },
  options: ShotOptions,
  folder: string,
): Promise<void> {
  const startedAt = Date.now();
  const trees = mkdtempSync(path.join(tmpdir(), 'funnel-shots-'));
  // However it ends: a build that is called off leaves gigabytes.
  process.once('exit', () => rmSync(trees, { recursive: true, force: true }));
  const [port, sandboxPort] = [await pickFreePort(), await pickFreePort()];
  const env = buildSandboxEnv({ appEnv: 'demo', port, sandboxPort });
  await services.start({ name: 'sandbox', args: SANDBOX, env }, `http://127.0.0.1:${sandboxPort}/`);
  const [old, present] = [path.join(trees, 'before'), path.join(trees, 'after')];
  console.log(`Building ${ref}, then the project as it stands; some minutes each …`);
  layCommit(commit, old);
  const before = await serveTree(services, ref, old, sandboxPort);
  layPresent(present);
  const after = await serveTree(services, 'the project', present, sandboxPort);
  for (const side of ['before', 'after']) rmSync(path.join(folder, side), { recursive: true, force: true });
  const changed = await shootTrees(before, after, options, folder);
  const sheet = path.join(folder, 'changes.html');
  mkdirSync(folder, { recursive: true });
  writeFileSync(sheet, drawChangesSheet(changed, registry.brands, `Since ${ref}, ${options.theme}`));
  console.log(`${sheet}: ${changed.length} before and after, in ${elapsed(startedAt)}`);
  const faults = changed.filter((one) => (one.before.fault ?? one.after.fault) !== undefined);
  if (faults.length > 0) throw new Error(`${faults.length} of them could not be taken; the sheet says why.`);
}
