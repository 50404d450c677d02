import { createHmac } from 'node:crypto';

/** What a call network knows of one call, as far as it tells it. */
export interface NetworkCall {
  /** Its own id. */
  readonly id: string;
  /** What came along with the call, if anything did. */
  readonly key?: string;
  readonly phone?: string;
  readonly startedAtMs: number;
}

/** One message of the network; `sign` dates it when it is sent. */
export interface Postback {
  readonly source: string;
  readonly body: string;
  readonly sign: (nowMs: number) => string;
  /** How our server should take it. */
  readonly expected: 202 | 401 | 404 | 422;
}

/** What stands in the end, by the network's own ids. */
export type Truth = ReadonlyMap<string, { readonly kind: string; readonly revenueCents: number }>;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The header of Stripe: written from its description, beside the server's own reading. */
export function signPostback(body: string, secret: string, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** How a call goes on, each step later than the one before. */
function tellCall(call: NetworkCall, random: () => number) {
  const tellings = [{ kind: 'connected', revenueCents: 0, atMs: call.startedAtMs + 5000 }];
  const revenueCents = 1000 + Math.floor(random() * 9000);
  const fate = random();
  if (fate < 0.7) tellings.push({ kind: 'qualified', revenueCents, atMs: call.startedAtMs + 2 * MINUTE_MS });
  if (fate < 0.5)
    tellings.push({ kind: 'sold', revenueCents: revenueCents * 2, atMs: call.startedAtMs + 30 * MINUTE_MS });
  if (fate < 0.1) tellings.push({ kind: 'returned', revenueCents: 0, atMs: call.startedAtMs + DAY_MS });
  return tellings;
}

function shuffle<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  const placed = items.map((item) => ({ item, place: random() }));
  return placed.toSorted((one, other) => one.place - other.place).map(({ item }) => item);
}

/**
 * A network that posts back twice and out of order, and in whose name others send what is forged, too old, changed on the
 * way, out of shape, or of a company that nobody knows.
 */
export function listPostbacks(
  calls: readonly NetworkCall[],
  { secret, random }: { readonly secret: string; readonly random: () => number },
): { readonly postbacks: readonly Postback[]; readonly truth: Truth } {
  const truth = new Map<string, { kind: string; revenueCents: number }>();
  const postbacks = calls.flatMap((call): Postback[] => {
    const { id, key, phone } = call;
    const tellings = tellCall(call, random);
    const { kind, revenueCents } = tellings.at(-1) ?? { kind: 'connected', revenueCents: 0 };
    truth.set(id, { kind, revenueCents });
    return tellings.flatMap((telling): Postback[] => {
      const told = { ...{ id, key, phone }, kind: telling.kind, revenueCents: telling.revenueCents, currency: 'USD' };
      const body = JSON.stringify({ ...told, occurredAt: new Date(telling.atMs).toISOString() });
      const forged = JSON.stringify({
        ...told,
        revenueCents: 999_999,
        occurredAt: new Date(telling.atMs + DAY_MS / 2).toISOString(),
      });
      const good: Postback = {
        source: 'callnetwork',
        body,
        expected: 202,
        sign: (now) => signPostback(body, secret, now),
      };
      const wrong: readonly Postback[] = [
        { ...good, body: forged, expected: 401, sign: (now) => signPostback(forged, 'another secret', now) },
        { ...good, body: forged, expected: 401, sign: (now) => signPostback(body, secret, now) },
        { ...good, body: forged, expected: 401, sign: (now) => signPostback(forged, secret, now - 6 * MINUTE_MS) },
        { ...good, body: forged, expected: 401, sign: () => '' },
        { ...good, source: 'nobody', expected: 404 },
        { ...good, body: '{"id":1}', expected: 422, sign: (now) => signPostback('{"id":1}', secret, now) },
      ];
      const repeats = Array.from({ length: random() < 0.3 ? 2 : 1 }, () => good);
      const chosen = wrong[Math.floor(random() * wrong.length)];
      return random() < 0.25 && chosen ? [...repeats, chosen] : repeats;
    });
  });
  return { postbacks: shuffle(postbacks, random), truth };
}
