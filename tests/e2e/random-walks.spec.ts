import { devices, expect, test, type Browser, type Request } from '@playwright/test';
import { registry } from '@/funnels/registry';
import { calls } from '@/lib/calls/calls';
import type { BrandCode } from '@/lib/names/brand-code';
import type { FormName } from '@/lib/names/page-names';
import type { Page as FunnelPage } from '@/lib/page/page';
import { attachEvidence } from '@/tests/support/failing-walk';
import { runsAll } from '@/tests/support/only-in-all';
import { RandomVisitor } from '@/tests/support/random-visitor';
import { makeRandom } from '@/tests/support/seeded-random';
import { sharedSite } from '@/tests/support/shared-site';
import { waitForDeliveries } from '@/tests/support/walk-medicare';

/** `WALK_SEED=<seed> WALKS=1` walks one of them again. */
const FIRST_SEED = Number(process.env['WALK_SEED'] ?? 1);
const WALKS = Number(process.env['WALKS'] ?? (runsAll ? 2000 : 2));
/** At once, as visitors come: each spends most of its time reading. */
const TOGETHER = 2;
const WANDERING = 12;

interface Told {
  readonly id: string;
  readonly name: string;
  readonly stepName: string | undefined;
  readonly data: Readonly<Record<string, unknown>>;
}

interface SentLead {
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What a visitor's browser has told, each event and lead once however often it was sent. */
class Sent {
  readonly events = new Map<string, Told>();
  readonly leads = new Map<string, SentLead>();

  take(request: Request): void {
    const { pathname } = new URL(request.url());
    if (pathname === calls.createEvent.path) {
      const { event, properties } = request.postDataJSON() as {
        event: string;
        properties: { eventId: string; stepName?: string; data?: Record<string, unknown> };
      };
      const { eventId: id, stepName, data = {} } = properties;
      this.events.set(id, { id, name: event, stepName, data });
    } else if (pathname === calls.createLead.path) {
      const lead = request.postDataJSON() as SentLead;
      this.leads.set(lead.id, lead);
    }
  }

  list(name: string): readonly Told[] {
    return [...this.events.values()].filter((event) => event.name === name);
  }
}

const site = sharedSite();

const placesByForm = new Map<FormName, readonly { readonly brand: BrandCode; readonly page: FunnelPage }[]>();
for (const page of registry.pages) {
  if (!page.form) continue;
  const places = page.brands.map((brand) => ({ brand, page }));
  placesByForm.set(page.form, [...(placesByForm.get(page.form) ?? []), ...places]);
}
const formNames = [...placesByForm.keys()];

const PREFILLS = [
  '',
  '',
  '?zip_code=98101',
  '?utm_campaign=x&gclid=12345678901234567890',
  '?firstname=Zed&lastname=Oak&email=zed%40example.com&zip_code=60614',
  '?age=66&phone=2065550142',
];

/** What providers were asked for a visitor. */
function listCalls(userAgent: string) {
  return site.sandbox.calls().filter(({ body }) => (body as { ua?: string } | undefined)?.ua === userAgent);
}

/** One visitor's walk; returns what was wrong. */
async function walk(browser: Browser, seed: number): Promise<readonly string[]> {
  const random = makeRandom(seed * 7919);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const places = placesByForm.get(pick(formNames)) ?? [];
  const { brand, page: place } = pick(places);
  // Names the visitor to the providers, as walks go on side by side.
  const userAgent = `${devices['Pixel 7'].userAgent} Walk/${seed}`;
  const context = await browser.newContext({
    userAgent,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const sent = new Sent();
  context.on('request', (request) => sent.take(request));
  const page = await context.newPage();
  const visitor = new RandomVisitor(page, context, random);
  const faults: string[] = [];
  try {
    await visitor.open(site.address(brand, place.path + pick(PREFILLS)));
    await visitor.walk(WANDERING);
    await waitForDeliveries(page);
    faults.push(...visitor.faults, ...compare(visitor, sent, userAgent));
  } catch (error) {
    faults.push(...visitor.faults, `${String(error)} after ${visitor.trail.slice(-8).join(' > ')}`);
  }
  if (faults.length > 0) {
    const events = [...sent.events.values()];
    await attachEvidence(test.info(), { name: `seed ${seed}`, page, events, calls: listCalls(userAgent) });
  }
  await context.close();
  return faults.map((fault) => `seed ${seed}, ${brand} ${place.path} (${place.form}): ${fault}`);
}

/** An answer however it is written: a number in its digits, words in one case. */
function plain(value: unknown): string {
  const text =
    typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number' ? String(value) : '';
  return /^[+()\d\s-]{10,}$/.test(text) && !/^\d{4}-/.test(text) ? text.replaceAll(/\D/g, '').slice(-10) : text.trim();
}

const sorted = (names: readonly (string | undefined)[]) => JSON.stringify(names.toSorted());

/** What was seen on the way against what was told. */
function compare(visitor: RandomVisitor, sent: Sent, userAgent: string): readonly string[] {
  const faults: string[] = [];
  const views = sent.list('pageView').map(({ stepName }) => stepName);
  const shown = visitor.entries;
  if (sorted(views.filter((name) => name !== undefined)) !== sorted(shown))
    faults.push(`page views ${sorted(views)} for ${sorted(shown)}: ${visitor.trail.join(' > ')}`);
  const submitted = sent.list('formStepSubmitted');
  if (submitted.length !== visitor.submissions)
    faults.push(`${submitted.length} answers told, ${visitor.submissions} given: ${visitor.trail.join(' > ')}`);
  const told = new Map<string, unknown>();
  for (const { data } of submitted) for (const [name, value] of Object.entries(data)) told.set(name, value);
  for (const [name, value] of visitor.answers.given) {
    if (plain(told.get(name)) !== plain(value)) faults.push(`${name} was told as another answer`);
  }
  for (const { values } of sent.leads.values()) {
    for (const [name, value] of Object.entries(values))
      if (told.has(name) && plain(told.get(name)) !== plain(value)) faults.push(`${name} in the lead is another`);
  }
  const paid = listCalls(userAgent);
  const zipsOf = (call: string) =>
    paid.filter((entry) => entry.call === call).map(({ body }) => (body as { data: { zip?: string } }).data.zip);
  const [numbers, checks] = [zipsOf('get-phone'), zipsOf('demand-check')];
  const zip = visitor.answers.given.get('zipcode');
  if (zip !== undefined && numbers.some((one) => one !== zip))
    faults.push(`a number for ${String(numbers)}, not ${zip}`);
  if (zip !== undefined && checks.length > 0 && checks.at(-1) !== zip) faults.push(`a bid for ${String(checks)}`);
  if (numbers.length > 1) faults.push(`${numbers.length} numbers asked for: ${visitor.trail.join(' > ')}`);
  if (checks.length > Math.max(1, visitor.answers.zips.size))
    faults.push(`${checks.length} demand checks: ${visitor.trail.join(' > ')}`);
  return faults;
}

for (let first = FIRST_SEED; first < FIRST_SEED + WALKS; first += TOGETHER) {
  const last = Math.min(first + TOGETHER, FIRST_SEED + WALKS) - 1;
  test(`walks ${first} to ${last} at random meet no dead end and tell what was answered, once`, async ({ browser }) => {
    test.setTimeout(300_000);
    const seeds = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const faults = await Promise.all(seeds.map((seed) => walk(browser, seed)));
    expect(faults.flat()).toEqual([]);
  });
}
