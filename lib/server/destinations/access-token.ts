import { isRecord } from '@/lib/json/guard';
import { nameFailure, postOutside, readAnswer } from './post-outside';

/** An hour is usual; what is left of it when a new one is asked for. */
const RENEWED_BEFORE_MS = 5 * 60_000;
const USUAL_SECONDS = 3600;

/** Who we are for a company that gives short-lived tokens for a lasting one (RFC 6749, section 6). */
export interface TokenSettings {
  /** The company's token endpoint. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly refreshToken: string;
  /** Where the company asks for it again. */
  readonly scope?: string;
}

export type FoundToken =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly status: string };

export interface AccessToken {
  get(): Promise<FoundToken>;
  /** After the company did not take it. */
  forget(): void;
}

/**
 * One token for all batches until shortly before its end. A company that gives a newer lasting token with it (Microsoft
 * does) is asked with that one from then on.
 */
export function createAccessToken({ url, clientId, clientSecret, refreshToken, scope }: TokenSettings): AccessToken {
  let lasting = refreshToken;
  let known: { readonly token: string; readonly untilMs: number } | undefined;

  async function ask(): Promise<FoundToken> {
    const body = new URLSearchParams({
      ...{
        grant_type: 'refresh_token',
        client_id: clientId,
        client_secret: clientSecret,
        refresh_token: lasting,
      },
      ...(scope !== undefined && { scope }),
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await postOutside(url, headers, body.toString());
    const answer = await readAnswer(response);
    const given = isRecord(answer) ? answer : {};
    const token = given['access_token'];
    if (!response.ok || typeof token !== 'string') return { ok: false, status: `token ${response.status}` };
    if (typeof given['refresh_token'] === 'string') lasting = given['refresh_token'];
    const seconds = Number(given['expires_in'] ?? USUAL_SECONDS);
    known = {
      token,
      untilMs: performance.now() + seconds * 1000 - RENEWED_BEFORE_MS,
    };
    return { ok: true, token };
  }

  return {
    get: () => {
      if (known && performance.now() < known.untilMs) return Promise.resolve({ ok: true, token: known.token });
      return ask().catch((error: unknown): FoundToken => ({
        ok: false,
        status: `token ${nameFailure(error)}`,
      }));
    },
    forget: () => {
      known = undefined;
    },
  };
}
