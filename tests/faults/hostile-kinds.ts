import { makeRandom } from '@/tests/support/seeded-random';
import { ADDRESS_KINDS } from './hostile-addresses';
import { BODY_KINDS } from './hostile-bodies';
import { MANNER_KINDS } from './hostile-manners';
import type { HostileBytes, HostileKind, Silence, Tools } from './hostile-request';
import { makeHostileBytes } from './hostile-wire';

/** Beside the five of `hostile-wire.ts`; each is sent as often as the others. */
export const NEW_KINDS: Readonly<Record<string, HostileKind>> = { ...ADDRESS_KINDS, ...BODY_KINDS, ...MANNER_KINDS };

const KNOWN_KINDS: Readonly<Record<string, Silence>> = {
  ...{ body: {}, host: {}, path: {}, header: {} },
  raw: {
    silence: 'nothing was asked, or a tunnel, on which Node hangs up',
    isSilent: (bytes) => /^(?:\s*$|CONNECT )/.test(bytes.toString('latin1')),
  },
};

/** When each kind may be left without an answer. */
export const SILENCES: Readonly<Record<string, Silence>> = { ...KNOWN_KINDS, ...NEW_KINDS };

function* repeatKinds(): Generator<readonly [string, HostileKind], never> {
  for (;;) yield* Object.entries(NEW_KINDS);
}

/** The same hostile requests for the same seed, every other one of a new kind, these in turn. */
export function* makeMixedBytes(seed: number, count: number, good: Tools['good']): Generator<HostileBytes> {
  const random = makeRandom(seed);
  const draw: Tools['draw'] = (values) => values[Math.floor(random() * values.length)] as (typeof values)[number];
  const kinds = repeatKinds();
  let made = 0;
  for (const known of makeHostileBytes(seed, Math.ceil(count / 2), good)) {
    const [kind, { make }] = kinds.next().value;
    yield { kind, ...make({ random, draw, good }) };
    made += 2;
    if (made <= count) yield known;
  }
}
