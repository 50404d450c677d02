import * as z from 'zod/mini';
import { BRAND_CODES } from '@/lib/names/brand-code';
import { refuseWeakSecret } from './own-secrets';
import { SAMPLE_SECRET, setting } from './setting';

const MOMENT = /^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\dZ$/;

/** What the site is, who it trusts, and how much it gives to one visit. */
export const siteSettings = {
  APP_ENV: setting(z._default(z.enum(['development', 'demo', 'preview', 'production']), 'development'), {
    about: 'development, demo, preview (never indexed) or production (refuses sample values).',
    remedy: 'one of development, demo, preview, production',
    deployed: { value: 'production' },
  }),
  DEFAULT_BRAND: setting(z._default(z.enum(BRAND_CODES), 'm10'), {
    about: 'The brand that plain localhost shows, outside production.',
    remedy: `one of ${BRAND_CODES.join(', ')}`,
  }),
  PREVIEW_HOST: setting(z.optional(z.string().check(z.regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/))), {
    about: 'Every brand has names under it, m10--anything.preview.example; nothing outside is called then.',
    remedy: 'a host of yours in small letters, as preview.example, or nothing',
    production: () => ({ problem: 'is set', remedy: 'nothing: a preview is a deployment of its own, APP_ENV=preview' }),
  }),
  OFFICE_CLOCK: setting(z.optional(z.string().check(z.regex(MOMENT))), {
    about: 'The moment at which a process takes its offices to stand when it starts, to look at other opening hours.',
    remedy: 'a moment in UTC as 2027-01-04T17:00Z, or nothing',
    production: () => ({ problem: 'is set', remedy: 'nothing: offices keep the time of the day' }),
  }),
  SESSION_SECRET: setting(z.string().check(z.minLength(16)), {
    about: 'Seals the personal cookie, signs call tokens and testers’ links; production needs 32 random characters.',
    remedy: 'a secret of at least 16 characters, 32 in production',
    secret: true,
    sandbox: () => SAMPLE_SECRET,
    production: refuseWeakSecret,
  }),
  SESSION_SECRET_PREVIOUS: setting(z.optional(z.string().check(z.minLength(16))), {
    about: 'A second secret that still opens and verifies, while one takes over from the other (.deploy/README.md).',
    remedy: 'a secret of at least 16 characters, 32 in production, or nothing',
    secret: true,
    production: refuseWeakSecret,
    deployed: { value: '', about: 'Only while a secret is rotated, see README.md.' },
  }),
  TRUSTED_PROXY_HOPS: setting(z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(9)), 0), {
    about: 'How many proxies of yours stand in front; only their entries of X-Forwarded-For count.',
    remedy: 'the number of proxies of yours in front of the site, 0 to 9',
    deployed: {
      value: '1',
      about: "One proxy of ours stands in front; the address that it writes is the visitor's.",
    },
  }),
  LIMIT_FACTOR: setting(z._default(z.coerce.number().check(z.minimum(0.1), z.maximum(1000)), 1), {
    about: 'How many times the usual limits one visit and one address block may use; 1000 outside production.',
    remedy: 'how many times the usual number of calls a visit may make, 0.1 to 1000',
    // Everybody who tries it out comes from one address.
    sandbox: () => '1000',
  }),
};
