import type { BrandCode } from '@/lib/names/brand-code';
import type { IpCheck, IpQuality } from '@/lib/call-bodies/ipqs-answers';
import type { ProviderResult } from '@/lib/errors/provider-result';
import { parseZipcode } from '@/lib/fields/parse-zipcode';
import { isRecord } from '@/lib/json/guard';
import { findZipLocation } from '../location/find-zip-location';
import { createAnswerCache } from '../outbound/answer-cache';
import type { Ask } from '../outbound/guarded-ask';
import { reportFailure } from '../outbound/report-failure';

const MEDIUM_RISK_SCORE = 75;
const HIGH_RISK_SCORE = 85;

const WORD_MAXIMUM = 100;

const CACHE_LIFETIME_MS = 10 * 60 * 1000;
const CACHE_MAXIMUM = 5000;

/** The key is part of the path, so the address is never logged. */
export interface IpqsSettings {
  readonly ask: Ask;
  readonly url: string;
  readonly apiKey: string;
  readonly limitMs: number;
  readonly now: () => number;
}

export interface Ipqs {
  checkIp(brand: BrandCode, address: string, userAgent: string): Promise<ProviderResult<IpCheck>>;
}

/** Private relays and company networks are VPNs too, so a VPN alone is no risk. */
function getRisk(score: number, isBotOrTor: boolean): IpQuality['risk'] {
  if (isBotOrTor || score >= HIGH_RISK_SCORE) return 'high';
  return score >= MEDIUM_RISK_SCORE ? 'medium' : 'low';
}

/** Smaller plans send "Premium required" in place of a value, and what is unknown is "N/A". */
function readWord(value: unknown): string | null {
  const isTold = typeof value === 'string' && !/^(|n\/a|premium required\.?)$/i.test(value.trim());
  return isTold ? value.trim().slice(0, WORD_MAXIMUM) : null;
}

/** A ZIP and a state only of American addresses; the region is a name, so the state is that of the ZIP. */
function readLocation(answer: Readonly<Record<string, unknown>>): NonNullable<IpCheck['location']> {
  const country = readWord(answer['country_code']);
  const zip = country === 'US' ? parseZipcode(answer['zip_code']) : undefined;
  return {
    city: readWord(answer['city']),
    state: (zip !== undefined && findZipLocation(zip)?.state) || null,
    postalCode: zip ?? null,
    isp: readWord(answer['ISP']),
  };
}

function parseCheck(answer: unknown): ProviderResult<IpCheck> {
  if (!isRecord(answer)) return { ok: false, reason: 'shape' };
  // IPQS reports errors, such as a used-up quota, with status 200.
  if (answer['success'] === false) return { ok: false, reason: 'status' };
  const fraudScore = answer['fraud_score'];
  if (typeof fraudScore !== 'number' || fraudScore < 0 || fraudScore > 100) return { ok: false, reason: 'shape' };
  const tor = answer['tor'] === true;
  const botStatus = answer['bot_status'] === true;
  return {
    ok: true,
    value: {
      risk: getRisk(fraudScore, tor || botStatus),
      fraudScore,
      proxy: answer['proxy'] === true,
      vpn: answer['vpn'] === true,
      tor,
      isCrawler: answer['is_crawler'] === true,
      botStatus,
      location: readLocation(answer),
    },
  };
}

export function createIpqs({ ask, url, apiKey, limitMs, now }: IpqsSettings): Ipqs {
  const cached = createAnswerCache<IpCheck>({ maximum: CACHE_MAXIMUM, lifetimeMs: CACHE_LIFETIME_MS, now });
  return {
    checkIp: (brand, address, userAgent) =>
      cached(`${address} ${userAgent}`, () =>
        reportFailure('ipqs', 'check-ip', async () => {
          const query = new URLSearchParams({
            strictness: '1',
            user_agent: userAgent,
            allow_public_access_points: 'true',
          });
          const path = `${encodeURIComponent(apiKey)}/${encodeURIComponent(address)}`;
          const result = await ask({ url: `${url}/${path}?${query.toString()}`, limitMs, brand, address });
          return result.ok ? parseCheck(result.value) : result;
        }),
      ),
  };
}
