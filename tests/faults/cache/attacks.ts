import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { TierAnswer } from '@/tests/support/tier-request';
import { addressOf, ask, EXPERIMENT, HOST, PAGE, say, sendEvent, TESTED, type World } from './world';

const HONEST = 2000;
const SENDERS = 8;
/** 15 a second. */
const HOSTILE_PAUSE_MS = 66;
const PAUSE_MS = 20;
const AT_ONCE = 40;
const PATIENCE_MS = 60_000;

/** Each makes the longest answer that such an address can. */
const HOSTILE_PATHS: readonly string[] = [
  `${TESTED}?firstname=${'%01'.repeat(2500)}`,
  `${TESTED}?${['firstname', 'lastname', 'email', 'address', 'phone', 'device', 'session_id', 'age', 'dob', 'tel', 'edad', 'has_medicare'].map((name) => `${name}=${'x'.repeat(256)}`).join('&')}`,
  `/OTC-SAVINGS?a=${'%22'.repeat(2500)}`,
  `${TESTED}?a=1&a=${'\u00e9'.repeat(2500)}`,
  `/otc?a=${'x'.repeat(7800)}`,
];

interface Tally {
  readonly failures: string[];
  readonly hostile: Map<number, number>;
  accepted: number;
}

function note({ failures }: Tally, what: string, status: number, expected: number): void {
  if (status !== expected) failures.push(`${what}: ${status}`);
}

async function beHostile(world: World, tally: Tally, isDone: () => boolean): Promise<void> {
  for (let turn = 0; !isDone(); turn += 1) {
    const path = HOSTILE_PATHS[turn % HOSTILE_PATHS.length] ?? '/';
    const { status } = await ask(world, path, { from: '127.0.9.9' });
    tally.hostile.set(status, (tally.hostile.get(status) ?? 0) + 1);
    await wait(HOSTILE_PAUSE_MS);
  }
}

async function beHonest(world: World, tally: Tally, visitor: number): Promise<void> {
  const from = addressOf(visitor);
  for (let turn = 0; turn < HONEST / SENDERS; turn += 2) {
    // Answered by a process, not by the cache.
    const page = await ask(world, `${PAGE}?variant=none:${turn}`, { from });
    note(tally, 'page', page.status, 200);
    const event = await sendEvent(world, from);
    note(tally, 'event', event.status, 202);
    if (event.status === 202) tally.accepted += 1;
    await wait(PAUSE_MS);
  }
}

/** 15 hostile requests a second beside honest pages and events; with the store away, events wait in the spool. */
async function showHostileRequests(world: World, isStoreAway: boolean): Promise<void> {
  const tally: Tally = { failures: [], hostile: new Map(), accepted: 0 };
  const before = await world.database.count('events');
  if (isStoreAway) world.link.set('cut');
  let isDone = false;
  const hostile = beHostile(world, tally, () => isDone);
  await Promise.all(Array.from({ length: SENDERS }, (_, visitor) => beHonest(world, tally, visitor)));
  isDone = true;
  await hostile;
  world.link.set('open');
  assert.deepEqual(tally.failures, []);
  assert.ok(
    [...tally.hostile.keys()].every((status) => status < 500),
    JSON.stringify([...tally.hostile]),
  );
  const deadline = Date.now() + PATIENCE_MS;
  while ((await world.database.count('events')) - before < tally.accepted && Date.now() < deadline) await wait(500);
  assert.equal((await world.database.count('events')) - before, tally.accepted);
  const sent = [...tally.hostile.values()].reduce((sum, count) => sum + count, 0);
  say(
    `beside ${sent} hostile requests, 15 a second${isStoreAway ? ', and with the store away' : ''}, ${HONEST} of ` +
      `${HONEST} honest pages and events were fine, ${tally.accepted} events stored once each`,
  );
}

/** Cookies, hosts, paths and encodings by which somebody would have a page of his choice kept for others. */
async function showCraftedRequests(world: World): Promise<void> {
  const chosen = `__Host-experiments=${EXPERIMENT}.question`;
  const visitor = `__Host-visitor=${randomUUID()}`;
  const cookies = [
    ...[`${chosen} ; ${visitor}`, `\u00a0${chosen}; ${visitor}`, `x=1;${chosen}; ${visitor}`, `${chosen};${visitor}`],
    ...[`${chosen}\t; ${visitor}`, `${visitor}; ${chosen} `, `${chosen}~a.b; ${visitor}`, visitor, chosen],
    ...[`${chosen}; ${chosen.replace('question', 'statement')}; ${visitor}`, `a="; ${chosen}; ${visitor}"`],
  ];
  const hosts = [`${HOST}:443`, `${HOST}:8443`, HOST.toUpperCase(), `${HOST}.`, `${HOST}.:1`];
  const encodings = ['br;q=0', 'gzip;q=0, br;q=0', 'BR', '*', 'gzip, br;q=0.001', 'identity;q=0'];
  const requests = [
    ...cookies.map((cookie) => ask(world, TESTED, { headers: { cookie } })),
    ...hosts.map((host) => ask(world, TESTED, { headers: { host, cookie: cookies[0] ?? '' } })),
    ...encodings.map((encoding) => ask(world, TESTED, { headers: { 'accept-encoding': encoding } })),
    ...['#a', '?variant=otc-savings-headline:question', '/nobody'].map((end) => ask(world, TESTED + end)),
    ask(world, TESTED.replace('-', '%2d')),
    ask(world, TESTED, { headers: { 'x-page-key': `${HOST}${TESTED}|`, 'x-accel-expires': '9' } }),
  ];
  await Promise.all(requests);
  for (let turn = 0; turn < 20; turn += 1) {
    const newcomer = await ask(world, TESTED);
    assert.deepEqual([newcomer.status, newcomer.cache, newcomer.cookies.length], [200, 'MISS', 2]);
    assert.equal(newcomer.headers['content-encoding'], undefined);
  }
  say(`after ${requests.length} crafted cookies, hosts, paths and encodings 20 of 20 newcomers drew their own variant`);
}

/** Names that no page has: variants, ports, other spellings of the host, escapes, steps, packings. The n-th of them. */
function askMadeUp(world: World, number: number): Promise<TierAnswer> {
  const from = addressOf(number % 200);
  const cookie = `__Host-experiments=a${number}.b; __Host-visitor=${randomUUID()}`;
  const escaped = PAGE.replaceAll('priva'[number % 5] ?? '', (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  const kinds = [
    [PAGE, { cookie }],
    [PAGE, { host: `${HOST}:${number % 65_000}` }],
    [PAGE, { host: HOST.toUpperCase(), cookie }],
    [PAGE, { host: `made-up-${number}.localhost` }],
    [PAGE, { 'accept-encoding': `br;q=0.${number}` }],
    [`${escaped}?n=${number}`, {}],
    [`${PAGE}#${number}`, {}],
    [`${TESTED}/made-up-${number}`, {}],
    [`/go-4-benefits/made-up-${number}`, {}],
    [`/icons/made%75p-${number}.svg`, {}],
  ] as const;
  const [path, headers] = kinds[number % kinds.length] ?? kinds[0];
  return ask(world, path, { from, headers: { ...headers } });
}

/** Real pages that the cache has, of every brand’s hosts that are tried here. */
async function keepPages(world: World): Promise<readonly (readonly [host: string, path: string])[]> {
  const pages = ['m10', 'bh', 'tqg'].map((brand) => [`${brand}.localhost`, PAGE] as const);
  for (const [host, path] of pages) assert.equal((await ask(world, path, {}, host)).status, 200);
  return pages;
}

/** `count` made-up names, and every page that was kept is still there. */
async function showMadeUpNames(world: World, count: number): Promise<void> {
  const pages = await keepPages(world);
  const before = world.tier.countKept();
  const statuses = new Map<number, number>();
  let next = 0;
  const send = async (): Promise<void> => {
    while (next < count) {
      const number = next;
      next += 1;
      const { status } = await askMadeUp(world, number);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  const told = [...statuses].toSorted(([one], [other]) => one - other).map(([status, many]) => `${many} × ${status}`);
  assert.ok(
    [...statuses.keys()].every((status) => status < 500 && status !== 429),
    told.join(', '),
  );
  // Packed by Brotli and by none: what is asked with a weight of its own is one of these.
  assert.ok(world.tier.countKept() - before <= 2, `${world.tier.countKept() - before} more pages are kept`);
  await Promise.all(world.instances.map((instance) => instance.kill()));
  for (const [host, path] of pages) {
    const { status, cache } = await ask(world, path, {}, host);
    assert.ok(status === 200 && /HIT|STALE/.test(cache ?? ''), `${host}${path}: ${status} ${cache}`);
  }
  await Promise.all(world.instances.map((instance) => instance.start()));
  const kept = world.tier.countKept();
  say(`${count} made-up names (${told.join(', ')}) left ${kept} pages kept, every real one among them`);
}

/** What somebody does on purpose. */
export async function showAttacks(world: World, madeUpNames: number): Promise<void> {
  await showHostileRequests(world, false);
  await showHostileRequests(world, true);
  await showCraftedRequests(world);
  await showMadeUpNames(world, madeUpNames);
}
