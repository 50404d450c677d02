import * as z from 'zod/mini';
import { callsSchema, httpAddressSchema } from './setting-schemas';
import { SAMPLE_SECRET, setting } from './setting';

function outcomeSecret(company: string) {
  return setting(z.optional(z.string().check(z.minLength(16))), {
    about: `What ${company} signs with when it tells what became of a call; without it nothing of theirs is taken.`,
    remedy: `a secret of at least 16 characters that ${company} has too, or nothing`,
    secret: true,
    sandbox: () => SAMPLE_SECRET,
  });
}

/** The companies that are paid for what they answer, and how much each brand pays for. */
export const providerSettings = {
  MEDIAALPHA_URL: setting(httpAddressSchema, {
    about: "MediaAlpha's API; outside production the sandbox.",
    remedy: 'the http(s) address of the MediaAlpha API, without the call at its end',
    address: 'public',
    sandbox: (sandbox) => `${sandbox}/mediaalpha`,
  }),
  MEDIAALPHA_API_TOKEN: setting(z.string(), {
    about: 'The token that MediaAlpha issued; it never leaves the server.',
    remedy: 'the API token that MediaAlpha issued',
    secret: true,
    sandbox: () => SAMPLE_SECRET,
  }),
  MEDIAALPHA_CALLS_PER_MINUTE: setting(z._default(callsSchema, 300), {
    about: 'How many calls to MediaAlpha one brand pays for in a minute; above it nobody is asked.',
    remedy: 'how many calls to MediaAlpha one brand pays for in a minute',
  }),
  MEDIAALPHA_CALLS_PER_DAY: setting(z._default(callsSchema, 20_000), {
    about: 'The same for a day, in UTC.',
    remedy: 'how many calls to MediaAlpha one brand pays for in a day',
  }),
  IPQS_URL: setting(httpAddressSchema, {
    about: "IPQualityScore's IP lookup; outside production the sandbox.",
    remedy: 'the http(s) address of the IP lookup, without key and address at its end',
    address: 'public',
    sandbox: (sandbox) => `${sandbox}/ipqs`,
  }),
  IPQS_API_KEY: setting(z.string(), {
    about: 'The key that IPQualityScore issued; it never leaves the server.',
    remedy: 'the key that IPQualityScore issued',
    secret: true,
    sandbox: () => SAMPLE_SECRET,
  }),
  IPQS_CALLS_PER_MINUTE: setting(z._default(callsSchema, 60), {
    about: 'How many calls to the IP lookup one brand pays for in a minute; above it nobody is asked.',
    remedy: 'how many calls to the IP lookup one brand pays for in a minute',
  }),
  IPQS_CALLS_PER_DAY: setting(z._default(callsSchema, 5000), {
    about: 'The same for a day, in UTC.',
    remedy: 'how many calls to the IP lookup one brand pays for in a day',
  }),
  QUINSTREET_URL: setting(z.optional(httpAddressSchema), {
    about: "Quinstreet's listings; outside production the sandbox, without it their ad lists stay empty.",
    remedy: 'the http(s) address of Quinstreet’s listings, without the call at its end, or nothing',
    address: 'public',
    sandbox: (sandbox) => `${sandbox}/quinstreet`,
  }),
  QUINSTREET_CLIENT_ID: setting(z.optional(z.string()), {
    about: 'The id by which Quinstreet knows us.',
    remedy: 'the client id that Quinstreet issued, or nothing',
    secret: true,
    sandbox: () => SAMPLE_SECRET,
    pairedWith: 'QUINSTREET_URL',
  }),
  QUOTEWIZARD_URL: setting(z.optional(httpAddressSchema), {
    about: "QuoteWizard's listings; outside production the sandbox, without it their ad lists stay empty.",
    remedy: 'the http(s) address of QuoteWizard’s listings, without the call at its end, or nothing',
    address: 'public',
    sandbox: (sandbox) => `${sandbox}/quotewizard`,
  }),
  QUOTEWIZARD_CLIENT_ID: setting(z.optional(z.string()), {
    about: 'The id by which QuoteWizard knows us.',
    remedy: 'the client id that QuoteWizard issued, or nothing',
    secret: true,
    sandbox: () => SAMPLE_SECRET,
    pairedWith: 'QUOTEWIZARD_URL',
  }),
  LISTINGS_CALLS_PER_MINUTE: setting(z._default(callsSchema, 120), {
    about: 'How many calls to each provider of listings one brand pays for in a minute; above it nobody is asked.',
    remedy: 'how many calls to each provider of listings one brand pays for in a minute',
  }),
  LISTINGS_CALLS_PER_DAY: setting(z._default(callsSchema, 20_000), {
    about: 'The same for a day, in UTC.',
    remedy: 'how many calls to each provider of listings one brand pays for in a day',
  }),
  OUTCOME_MEDIAALPHA_SECRET: outcomeSecret('MediaAlpha'),
  OUTCOME_CALLNETWORK_SECRET: outcomeSecret('the call network'),
};
