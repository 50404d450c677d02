import type { WireAnswer } from './provider-answers';

const JSON_TYPE = { 'content-type': 'application/json' };

/** The refresh token that nobody agreed to any more. */
export const REVOKED_REFRESH_TOKEN = 'revoked-refresh-token';

/** A company's token endpoint (RFC 6749): each token is another, and any but the latest is refused. */
export class ShortLivedTokens {
  #given = 0;

  constructor(private readonly company: string) {}

  /** How many were given. */
  get count(): number {
    return this.#given;
  }

  /** Makes the token that is in use invalid, as after an hour. */
  expire(): void {
    this.#given += 1;
  }

  answer(body: unknown): WireAnswer {
    const form = new URLSearchParams(typeof body === 'string' ? body : '');
    const names = ['client_id', 'client_secret', 'refresh_token'];
    const isWhole = form.get('grant_type') === 'refresh_token' && names.every((name) => form.get(name));
    if (!isWhole || form.get('refresh_token') === REVOKED_REFRESH_TOKEN) {
      return {
        status: 400,
        headers: JSON_TYPE,
        body: JSON.stringify({ error: 'invalid_grant' }),
      };
    }
    this.#given += 1;
    const token = {
      access_token: this.#name(),
      expires_in: 3599,
      token_type: 'Bearer',
    };
    return { status: 200, headers: JSON_TYPE, body: JSON.stringify(token) };
  }

  isValid(authorization: string | undefined): boolean {
    return this.#given > 0 && authorization === `Bearer ${this.#name()}`;
  }

  #name(): string {
    return `${this.company}-token-${this.#given}`;
  }
}
