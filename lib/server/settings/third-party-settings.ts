import * as z from 'zod/mini';
import { httpAddressSchema } from './setting-schemas';
import { setting } from './setting';

/** Whom errors are reported to, and what the pages load from outside. */
export const thirdPartySettings = {
  SENTRY_DSN: setting(z.optional(httpAddressSchema), {
    about: 'Where errors are reported; nothing is loaded or sent without it.',
    remedy: 'the http(s) address that Sentry issued, or nothing',
    address: 'operated',
    credentials: (password) => `http://${password}@127.0.0.1:1/1`,
  }),
  SENTRY_BROWSER_DSN: setting(z.optional(httpAddressSchema), {
    about:
      'Where errors in browsers are reported, a project that takes nothing but reports; outside production the sandbox.',
    remedy: 'the http(s) address that Sentry issued for browsers, or nothing',
    address: 'public',
    sandbox: (sandbox) => `${sandbox.replace('://', '://sandbox@')}/sentry/1`,
    inBrowser: true,
  }),
  TAG_MANAGER_URL: setting(z.optional(httpAddressSchema), {
    about:
      'The tag manager, as https://www.googletagmanager.com; unset in production: not loaded. Elsewhere the sandbox.',
    remedy: 'the http(s) address before /gtm.js, or nothing',
    address: 'public',
    sandbox: (sandbox) => `${sandbox}/gtm`,
    inBrowser: true,
  }),
  MEDIAALPHA_ADS_URL: setting(z.optional(httpAddressSchema), {
    about: "MediaAlpha's ad script, as https://insurance.mediaalpha.com/js/serve.js; unset in production: not loaded.",
    remedy: "the http(s) address of MediaAlpha's ad script, or nothing",
    address: 'public',
    sandbox: (sandbox) => `${sandbox}/mediaalpha-ads/js/serve.js`,
    inBrowser: true,
  }),
  TRUSTEDFORM_URL: setting(z.optional(httpAddressSchema), {
    about: 'TrustedForm, as https://api.trustedform.com; unset in production: not loaded.',
    remedy: 'the http(s) address before /trustedform.js, or nothing',
    address: 'public',
    sandbox: (sandbox) => `${sandbox}/trustedform`,
    inBrowser: true,
  }),
  LEADID_URL: setting(z.optional(httpAddressSchema), {
    about: 'Jornaya LeadiD, as https://create.lidstatic.com; unset in production: not loaded.',
    remedy: 'the http(s) address before /campaign, or nothing',
    address: 'public',
    sandbox: (sandbox) => `${sandbox}/leadid`,
    inBrowser: true,
  }),
  TAG_ORIGINS: setting(
    z.optional(z.string().check(z.regex(/^https:\/\/(\*\.)?[a-z\d.-]+( https:\/\/(\*\.)?[a-z\d.-]+)*$/))),
    {
      about:
        'Hosts beside these that tags of the container load from or send to, as https://*.example.com, a space between two.',
      remedy: 'https://host or https://*.host, with a space between two, or nothing',
      address: 'operated',
    },
  ),
};
