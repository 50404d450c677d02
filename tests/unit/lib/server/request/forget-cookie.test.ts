import { expect, test } from 'vitest';
import { forgetCookie } from '@/lib/server/request/forget-cookie';

test('a deleted cookie is named as it was set', () => {
  expect(forgetCookie('__Host-a')).toBe('__Host-a=; Path=/; Max-Age=0; Secure; SameSite=Lax');
});
