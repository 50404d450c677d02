import * as z from 'zod/mini';
import { fieldNamesSchema, httpAddressSchema } from './setting-schemas';
import { refuseOpenBroker } from './private-links';
import { setting } from './setting';

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
};
