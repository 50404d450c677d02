import { describe, expect, it } from 'vitest';
import { openPersonal, PERSONAL_COOKIE_SECONDS, sealPersonal } from '@/lib/request/personal-cookie';

const secret = 'a secret of the test, long enough';
const nonce = () => crypto.getRandomValues(new Uint8Array(12));
const now = Date.UTC(2026, 0, 31);

describe('the sealed cookie of personal parameters', () => {
  it('opens to what was sealed, and shows none of it', async () => {
    const sealed = await sealPersonal({ firstname: 'Mary', email: 'm@example.com' }, secret, nonce(), now);
    expect(sealed).not.toContain('Mary');
    expect(atob(sealed.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')).not.toContain('Mary');
    expect(await openPersonal(sealed, secret, now)).toEqual({ firstname: 'Mary', email: 'm@example.com' });
  });

  it('does not open with another secret, after its time, changed by one letter, or when it is no cookie of ours', async () => {
    const sealed = await sealPersonal({ phone: '2065550100' }, secret, nonce(), now);
    expect(await openPersonal(sealed, `${secret}!`, now)).toBeUndefined();
    expect(await openPersonal(sealed, secret, now + PERSONAL_COOKIE_SECONDS * 1000)).toBeUndefined();
    const changed = sealed.slice(0, 30) + (sealed[30] === 'A' ? 'B' : 'A') + sealed.slice(31);
    expect(await openPersonal(changed, secret, now)).toBeUndefined();
    for (const junk of ['', '.', 'a.b', '%%%.%%%', 'no dot'])
      expect(await openPersonal(junk, secret, now)).toBeUndefined();
  });
});
