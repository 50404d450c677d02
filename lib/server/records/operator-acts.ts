import * as z from 'zod/mini';
import type { DayCost, Money } from './money';
import { OUTCOME_KINDS, type Outcome } from './outcome';
import { BRAND_CODES } from '@/lib/names/brand-code';
import type { ExperimentQuestion } from '@/lib/reporting/experiment-figures';
import { CUTS, type ReportQuestion } from '@/lib/reporting/report-question';
import { EXPORTED_TABLES } from './exports';
import type { PersonIds, PersonSearch } from './person';
import type { ConsentSearch } from './store';
import { SWITCH_KINDS } from '@/lib/switches/switch';
import type { SwitchChange, Switches } from './switches';
import type { OperatorStore } from './operator-store';

type Act = (store: OperatorStore, given: readonly unknown[]) => Promise<unknown> | undefined;

/** Does nothing with what has another shape. */
function define<Given>(
  schema: z.ZodMiniType<Given>,
  run: (store: OperatorStore, given: Given) => Promise<unknown>,
): Act {
  return (store, given) => {
    const parsed = schema.safeParse(given);
    return parsed.success ? run(store, parsed.data) : undefined;
  };
}

const word = z.string().check(z.minLength(1), z.maxLength(300));
const words = z.array(word);
const none = z.tuple([]);
const uuids = z.array(z.uuid());
const ids = z.tuple([z.object({ leads: uuids, visitors: uuids, sessions: words })]) satisfies z.ZodMiniType<
  [PersonIds]
>;
const personSearch = z.tuple([
  z.object({ by: z.enum(['phone', 'email', 'visitor', 'session', 'lead']), value: word }),
]) satisfies z.ZodMiniType<[PersonSearch]>;
const consentSearch = z.tuple([
  z.object({ by: z.enum(['lead', 'phone', 'day']), value: word }),
]) satisfies z.ZodMiniType<[ConsentSearch]>;

const when = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));
const cents = z.number().check(z.int());
const outcomes = z.tuple([
  z.array(
    z.object({
      ...{ source: word, id: word, kind: z.enum(OUTCOME_KINDS), revenueCents: cents, currency: word, occurredAt: when },
      ...{ key: z.nullable(word), leadId: z.nullable(z.uuid()), phone: z.nullable(word) },
    }),
  ),
  z.boolean(),
]) satisfies z.ZodMiniType<[Outcome[], boolean]>;
const costs = z.tuple([
  z.array(z.object({ day: z.iso.date(), source: word, campaign: word, currency: word, cents })),
  z.boolean(),
]) satisfies z.ZodMiniType<[DayCost[], boolean]>;
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const reportQuestion = z.tuple([
  z.object({
    from: day,
    to: day,
    page: z.exactOptional(word),
    brand: z.exactOptional(z.enum(BRAND_CODES)),
    by: z.array(z.enum(CUTS)),
  }),
]) satisfies z.ZodMiniType<[ReportQuestion]>;

const experimentQuestion = z.tuple([
  z.object({ name: word, variants: words, page: word, from: day, to: day }),
]) satisfies z.ZodMiniType<[ExperimentQuestion]>;

const switchChange = z.tuple([
  z.object({
    ...{ kind: z.enum(SWITCH_KINDS), name: word, brand: z.nullable(z.enum(BRAND_CODES)) },
    ...{ isOff: z.boolean(), who: word, why: word },
  }),
]) satisfies z.ZodMiniType<[SwitchChange]>;
const exportedPage = z.tuple([z.enum(EXPORTED_TABLES), day, z.nullable(word)]);

/** All that an operator may have a running site do, by the name of the method. */
const ACTS: Readonly<Record<string, Act>> = {
  findConsents: define(consentSearch, (store, [search]) => store.findConsents(search)),
  'outbox.list': define(z.tuple([z.number()]), async (store, [limit]) => (await store.outbox()).list(limit)),
  'outbox.find': define(z.tuple([word]), async (store, [id]) => (await store.outbox()).find(id)),
  'outbox.retry': define(z.tuple([z.nullable(word)]), async (store, [id]) =>
    (await store.outbox()).retry(id ?? undefined),
  ),
  'outbox.fill': define(z.tuple([word, word]), async (store, [from, to]) => (await store.outbox()).fill(from, to)),
  'outbox.measure': define(none, async (store) => (await store.outbox()).measure()),
  'money.tell': define(outcomes, async (store, [told, isTrial]) => (await store.money()).tell(told, isTrial)),
  'money.setCosts': define(costs, async (store, [given, isTrial]) => (await store.money()).setCosts(given, isTrial)),
  'people.identify': define(personSearch, async (store, [search]) => (await store.people()).identify(search)),
  'people.count': define(ids, async (store, [one]) => (await store.people()).count(one)),
  'people.read': define(ids, async (store, [one]) => (await store.people()).read(one)),
  'people.listContacts': define(ids, async (store, [one]) => (await store.people()).listContacts(one)),
  'people.erase': define(ids, async (store, [one]) => (await store.people()).erase(one)),
  'people.suppress': define(z.tuple([words]), async (store, [hashes]) => (await store.people()).suppress(hashes)),
  'people.findSuppressed': define(z.tuple([words]), async (store, [hashes]) =>
    (await store.people()).findSuppressed(hashes),
  ),
  'reports.read': define(reportQuestion, async (store, [question]) => (await store.reports()).read(question)),
  'reports.readExperiment': define(experimentQuestion, async (store, [question]) =>
    (await store.reports()).readExperiment(question),
  ),
  'reports.readHealth': define(z.tuple([z.nullable(z.enum(BRAND_CODES))]), async (store, [brand]) =>
    (await store.reports()).readHealth(brand),
  ),
  'switches.listOff': define(none, async (store) => (await store.switches()).listOff()),
  'switches.turn': define(switchChange, async (store, [change]) => (await store.switches()).turn(change)),
  'switches.listTurns': define(z.tuple([z.number()]), async (store, [limit]) =>
    (await store.switches()).listTurns(limit),
  ),
  'reports.readExport': define(exportedPage, async (store, page) => (await store.reports()).readExport(...page)),
  'reports.rebuild': define(none, async (store) => (await store.reports()).rebuild()),
};

/** Does one act; undefined for one that is unknown or is given something else. */
export function actForOperator(
  store: OperatorStore,
  name: string,
  given: readonly unknown[],
): Promise<unknown> | undefined {
  return Object.hasOwn(ACTS, name) ? ACTS[name]?.(store, given) : undefined;
}

/** The store of a site elsewhere: `ask` has it do an act and answers what the method would. */
export function createRemoteStore(ask: (act: string, given: readonly unknown[]) => Promise<unknown>): OperatorStore {
  const remote =
    <Method extends (...given: never[]) => Promise<unknown>>(act: string) =>
    (...given: Parameters<Method>) =>
      ask(act, given) as ReturnType<Method>;
  type People = Awaited<ReturnType<OperatorStore['people']>>;
  type Outbox = Awaited<ReturnType<OperatorStore['outbox']>>;
  const outbox: Outbox = {
    list: remote<Outbox['list']>('outbox.list'),
    find: remote<Outbox['find']>('outbox.find'),
    retry: (id) => ask('outbox.retry', [id ?? null]) as Promise<number>,
    fill: remote<Outbox['fill']>('outbox.fill'),
    measure: remote<Outbox['measure']>('outbox.measure'),
  };
  const money: Money = {
    tell: remote<Money['tell']>('money.tell'),
    setCosts: remote<Money['setCosts']>('money.setCosts'),
  };
  const people: People = {
    identify: remote<People['identify']>('people.identify'),
    count: remote<People['count']>('people.count'),
    read: remote<People['read']>('people.read'),
    listContacts: remote<People['listContacts']>('people.listContacts'),
    erase: remote<People['erase']>('people.erase'),
    suppress: remote<People['suppress']>('people.suppress'),
    findSuppressed: remote<People['findSuppressed']>('people.findSuppressed'),
  };
  type Reports = Awaited<ReturnType<OperatorStore['reports']>>;
  const reports: Reports = {
    read: remote<Reports['read']>('reports.read'),
    readExperiment: remote<Reports['readExperiment']>('reports.readExperiment'),
    readHealth: remote<Reports['readHealth']>('reports.readHealth'),
    readExport: remote<Reports['readExport']>('reports.readExport'),
    rebuild: remote<Reports['rebuild']>('reports.rebuild'),
  };
  const switches: Switches = {
    listOff: remote<Switches['listOff']>('switches.listOff'),
    turn: remote<Switches['turn']>('switches.turn'),
    listTurns: remote<Switches['listTurns']>('switches.listTurns'),
  };
  return {
    findConsents: remote<OperatorStore['findConsents']>('findConsents'),
    outbox: () => Promise.resolve(outbox),
    people: () => Promise.resolve(people),
    money: () => Promise.resolve(money),
    reports: () => Promise.resolve(reports),
    switches: () => Promise.resolve(switches),
  };
}
