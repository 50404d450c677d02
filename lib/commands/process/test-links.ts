import { normalizeHost } from '@/lib/brand/find-brand';
import { signTestLink } from '@/lib/cookies/test-link';
import { TEST_LINK_PARAMETER } from '@/lib/cookies/test-visit-names';
import { findSessionSecret } from '@/lib/server/platform/env';
import { SAMPLE_SECRET } from '@/lib/server/settings/setting';
import { UsageError } from './command-line';

const SECONDS_PER_HOUR = 3600;
const LONGEST_HOURS = 24;

/** Whether an address is of this machine. */
export function isLocalHost(host: string): boolean {
  return /^(127\.0\.0\.1|([a-z\d-]+\.)?localhost)$/.test(normalizeHost(host));
}

/** The address of a site as somebody types it. */
export function readAddress(given: string): URL {
  const address = URL.canParse(given) ? new URL(given) : undefined;
  if (address && /^https?:$/.test(address.protocol)) return address;
  throw new UsageError(`${given} is no address, such as https://www.example.com/otc-savings.`);
}

/** How long a link lasts, as somebody types it. */
export function readHours(given: string): number {
  const hours = Number(given);
  if (hours > 0 && hours <= LONGEST_HOURS) return hours;
  throw new UsageError(`A link lasts more than 0 and at most ${LONGEST_HOURS} hours, not ${given}.`);
}

/** Sites of this machine have the sample where nobody made a secret, as `npm run demo` has. */
function findSecret({ host }: URL): string {
  const secret = findSessionSecret() ?? (isLocalHost(host) ? SAMPLE_SECRET : undefined);
  if (secret !== undefined) return secret;
  throw new Error(`Set SESSION_SECRET to that of the site: nothing else signs a link for ${host}.`);
}

/** A link that makes whatever is done after it a test, until its end. */
export async function buildTestLink(address: URL, hours: number, now: Date): Promise<URL> {
  const seconds = Math.round(hours * SECONDS_PER_HOUR);
  const signed = await signTestLink(normalizeHost(address.host), seconds, findSecret(address), now.getTime());
  const link = new URL(address);
  link.searchParams.set(TEST_LINK_PARAMETER, signed);
  return link;
}
