import * as z from 'zod/mini';
import { fieldNamesSchema, httpAddressSchema } from './setting-schemas';
import { refuseOpenBroker } from './private-links';
import { setting } from './setting';

/** What each company of ads issues, and what it is called in `.env.example`. */
function issued(about: string, remedy: string, pairedWith: 'DESTINATION_GOOGLE_URL' | 'DESTINATION_MICROSOFT_URL') {
  return setting(z.optional(z.string()), {
    about,
    remedy: `${remedy}, or nothing`,
    pairedWith,
  });
}

function secret(about: string, remedy: string, pairedWith: 'DESTINATION_GOOGLE_URL' | 'DESTINATION_MICROSOFT_URL') {
  return setting(z.optional(z.string()), {
    about: `${about}; it never leaves the server.`,
    remedy: `${remedy}, or nothing`,
    secret: true,
    pairedWith,
  });
}

const adsId = z.string().check(z.regex(/^\d{10}$/));
const goalName = z.string().check(z.maxLength(100));

/** Where events and leads are relayed to. */
export const destinationSettings = {
  DESTINATION_SEGMENT_URL: setting(z.optional(httpAddressSchema), {
    about:
      'Where events and leads are relayed, as https://api.segment.io/v1/batch; RudderStack, Jitsu and Hightouch take it too.',
    remedy: 'the http(s) address that takes batches, or nothing',
    address: 'public',
  }),
  DESTINATION_SEGMENT_WRITE_KEY: setting(z.optional(z.string()), {
    about: 'The write key of the source there; it never leaves the server.',
    remedy: 'the write key of the source, or nothing',
    secret: true,
    pairedWith: 'DESTINATION_SEGMENT_URL',
  }),
  DESTINATION_SEGMENT_FIELDS: setting(z._default(fieldNamesSchema, ''), {
    about: 'Personal fields that may go there, by name, as data.zipcode,values.state; without it none does.',
    remedy: 'names of fields with commas between, or nothing',
  }),
  DESTINATION_NATS_URL: setting(z.optional(z.url({ protocol: /^(nats|tls)$/ })), {
    about:
      'A NATS server with JetStream that gets them too: tls://host:4222, in production nats:// on this machine only; user:password@ before the host.',
    remedy: 'nats://host:port or tls://host:port, user:password@ before the host, or nothing',
    address: 'operated',
    production: refuseOpenBroker,
    credentials: (password) => `nats://planted:${password}@127.0.0.1:1`,
  }),
  DESTINATION_NATS_TOKEN: setting(z.optional(z.string()), {
    about: "The server's token, where it asks for one; it never leaves the server.",
    remedy: 'the token that the NATS server knows, or nothing',
    secret: true,
  }),
  DESTINATION_NATS_STREAM: setting(z._default(z.string().check(z.regex(/^[\w-]{1,64}$/)), 'FUNNEL'), {
    about: 'The stream that must take them; the site does not make it (.deploy/README.md).',
    remedy: 'the name of a JetStream stream: letters, digits, - and _',
  }),
  DESTINATION_NATS_SUBJECT: setting(z._default(z.string().check(z.regex(/^[\w-]+(\.[\w-]+)*$/)), 'funnel'), {
    about: 'How its subjects begin: funnel gives funnel.event.<brand> and funnel.lead.<brand>.',
    remedy: 'how the subjects of that stream begin: words with dots between',
  }),
  DESTINATION_NATS_FIELDS: setting(z._default(fieldNamesSchema, ''), {
    about: 'Personal fields that may go there, by name; without it none does.',
    remedy: 'names of fields with commas between, or nothing',
  }),
  DESTINATION_META_URL: setting(z.optional(httpAddressSchema), {
    about:
      'Where calls by visitors whom an ad of Meta brought are told, as https://graph.facebook.com/v24.0/<dataset>/events.',
    remedy: 'the https address of the dataset’s events, with the version of the Graph API, or nothing',
    address: 'public',
  }),
  DESTINATION_META_TOKEN: setting(z.optional(z.string()), {
    about: 'The access token of that dataset; it never leaves the server.',
    remedy: 'the access token that Events Manager gives, or nothing',
    secret: true,
    pairedWith: 'DESTINATION_META_URL',
  }),
  DESTINATION_META_EVENT: setting(z._default(z.enum(['Contact', 'Lead', 'Schedule', 'SubmitApplication']), 'Contact'), {
    about: 'What a call is named there: as the browser’s tag names it, so that it counts once.',
    remedy: 'Contact, Lead, Schedule or SubmitApplication',
  }),
  DESTINATION_GOOGLE_URL: setting(z.optional(httpAddressSchema), {
    about:
      'Where calls and sales by visitors whom an ad of Google brought are told, as https://datamanager.googleapis.com/v1/events:ingest.',
    remedy: 'the https address of events:ingest in Google’s Data Manager API, or nothing',
    address: 'public',
  }),
  DESTINATION_GOOGLE_TOKEN_URL: setting(z._default(httpAddressSchema, 'https://oauth2.googleapis.com/token'), {
    about: 'Where Google gives a token for the refresh token.',
    remedy: 'the https address of Google’s token endpoint',
    address: 'public',
  }),
  DESTINATION_GOOGLE_CLIENT_ID: issued(
    'The OAuth client by which Google knows us, allowed https://www.googleapis.com/auth/datamanager.',
    'the id of an OAuth client',
    'DESTINATION_GOOGLE_URL',
  ),
  DESTINATION_GOOGLE_CLIENT_SECRET: secret('Its secret', 'the secret of that client', 'DESTINATION_GOOGLE_URL'),
  DESTINATION_GOOGLE_REFRESH_TOKEN: secret(
    'What somebody with access to the account agreed to',
    'the refresh token of that client',
    'DESTINATION_GOOGLE_URL',
  ),
  DESTINATION_GOOGLE_ACCOUNT: setting(z.optional(adsId), {
    about: 'The customer id in Google Ads whose conversions they are.',
    remedy: 'ten digits without hyphens, or nothing',
    pairedWith: 'DESTINATION_GOOGLE_URL',
  }),
  DESTINATION_GOOGLE_LOGIN_ACCOUNT: setting(z.optional(adsId), {
    about: 'The manager account that has access to it; without it the account itself.',
    remedy: 'ten digits without hyphens, or nothing',
  }),
  DESTINATION_GOOGLE_CALL_ACTION: setting(z.optional(z.string().check(z.regex(/^\d{1,20}$/))), {
    about: 'The id of the conversion action for calls; without it Google is told of none.',
    remedy: 'the number of a conversion action of imported clicks, or nothing',
  }),
  DESTINATION_GOOGLE_SALE_ACTION: setting(z.optional(z.string().check(z.regex(/^\d{1,20}$/))), {
    about: 'The same for what was sold, with its value.',
    remedy: 'the number of a conversion action of imported clicks, or nothing',
  }),
  DESTINATION_GOOGLE_TRIAL: setting(z._default(z.enum(['no', 'yes']), 'no'), {
    about: 'With yes Google checks what it gets and counts nothing (validateOnly).',
    remedy: 'yes or no',
  }),
  DESTINATION_MICROSOFT_URL: setting(z.optional(httpAddressSchema), {
    about:
      'Where calls and sales by visitors whom an ad of Microsoft brought are told, as https://campaign.api.bingads.microsoft.com/CampaignManagement/v13/OfflineConversions/Apply.',
    remedy: 'the https address of OfflineConversions/Apply, or nothing',
    address: 'public',
  }),
  DESTINATION_MICROSOFT_TOKEN_URL: setting(
    z._default(httpAddressSchema, 'https://login.microsoftonline.com/common/oauth2/v2.0/token'),
    {
      about: 'Where Microsoft gives a token for the refresh token.',
      remedy: 'the https address of Microsoft’s token endpoint',
      address: 'public',
    },
  ),
  DESTINATION_MICROSOFT_CLIENT_ID: issued(
    'The application by which Microsoft knows us, allowed msads.manage.',
    'the id of an application',
    'DESTINATION_MICROSOFT_URL',
  ),
  DESTINATION_MICROSOFT_CLIENT_SECRET: secret(
    'Its secret',
    'the secret of that application',
    'DESTINATION_MICROSOFT_URL',
  ),
  DESTINATION_MICROSOFT_REFRESH_TOKEN: secret(
    'What somebody with access to the account agreed to; it lasts 90 days from the last start',
    'the refresh token of that application',
    'DESTINATION_MICROSOFT_URL',
  ),
  DESTINATION_MICROSOFT_DEVELOPER_TOKEN: secret(
    'The developer token of Microsoft Advertising',
    'the developer token',
    'DESTINATION_MICROSOFT_URL',
  ),
  DESTINATION_MICROSOFT_CUSTOMER: issued(
    'The id of the manager account.',
    'the number after cid= in the address of Microsoft Advertising',
    'DESTINATION_MICROSOFT_URL',
  ),
  DESTINATION_MICROSOFT_ACCOUNT: issued(
    'The id of the account whose ads are clicked.',
    'the number after aid= in the address of Microsoft Advertising',
    'DESTINATION_MICROSOFT_URL',
  ),
  DESTINATION_MICROSOFT_CALL_GOAL: setting(z.optional(goalName), {
    about: 'The name of the offline conversion goal for calls; without it Microsoft is told of none.',
    remedy: 'the name of a goal, at most 100 characters, or nothing',
  }),
  DESTINATION_MICROSOFT_SALE_GOAL: setting(z.optional(goalName), {
    about: 'The same for what was sold, with its value.',
    remedy: 'the name of a goal, at most 100 characters, or nothing',
  }),
};
