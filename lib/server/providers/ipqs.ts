import type { BrandCode } from '@/lib/names/brand-code';
import type { IpQuality } from '@/lib/call-bodies/ipqs-answers';
import type { ProviderResult } from '@/lib/errors/provider-result';
import { isRecord } from '@/lib/json/guard';
import { createAnswerCache } from '../outbound/answer-cache';
import type { Ask } from '../outbound/guarded-ask';
import { reportFailure } from '../outbound/report-failure';

const MEDIUM_RISK_SCORE = 75;
const HIGH_RISK_SCORE = 85;

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
  checkIp(brand: BrandCode, address: string, userAgent: string): Promise<ProviderResult<IpQuality>>;
}

/** Private relays and company networks are VPNs too, so a VPN alone is no risk. */
function getRisk(score: number, isBotOrTor: boolean): IpQuality['risk'] {
  if (isBotOrTor || score >= HIGH_RISK_SCORE) return 'high';
  return score >= MEDIUM_RISK_SCORE ? 'medium' : 'low';
}

/** Smaller plans send "Premium required" in place of a value. */
function parseQuality(answer: unknown): ProviderResult<IpQuality> {
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
    },
  };
}

export function createIpqs({ ask, url, apiKey, limitMs, now }: IpqsSettings): Ipqs {
  const cached = createAnswerCache<IpQuality>({ maximum: CACHE_MAXIMUM, lifetimeMs: CACHE_LIFETIME_MS, now });
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
          const result = await ask({ url: `${url}/${path}?${query.toString()}`, limitMs, brand });
          return result.ok ? parseQuality(result.value) : result;
        }),
      ),
  };
}
