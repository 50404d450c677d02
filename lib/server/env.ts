import * as z from 'zod/mini';
import { BRAND_CODES } from '@/lib/brand/brand-code';
import { EnvError, findProductionFaults, SAMPLE_SECRET, type EnvFault } from './env-faults';

// Runs in the middleware too: nothing of Node may be imported here.

const portSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535));
const callsSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000_000));
const fieldsSchema = z.string().check(z.regex(/^[\w., ]*$/));
const addressSchema = z.url({ protocol: /^https?$/ });

const schemas = {
  APP_ENV: z._default(z.enum(['development', 'demo', 'preview', 'production']), 'development'),
  DEFAULT_BRAND: z._default(z.enum(BRAND_CODES), 'm10'),
  SESSION_SECRET: z.string().check(z.minLength(16)),
  SESSION_SECRET_PREVIOUS: z.optional(z.string().check(z.minLength(16))),
  TRUSTED_PROXY_HOPS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(9)), 0),
  LIMIT_FACTOR: z._default(z.coerce.number().check(z.minimum(0.1), z.maximum(1000)), 1),
  DATABASE_URL: z._default(z.string().check(z.regex(/^(file:.+|postgres(ql)?:\/\/.+)$/)), 'file:.data/store'),
  SPOOL_FOLDER: z._default(z.string(), '.data/spool'),
  SPOOL_LIMIT_MB: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 2048),
  DESTINATION_SEGMENT_URL: z.optional(addressSchema),
  DESTINATION_SEGMENT_WRITE_KEY: z.optional(z.string()),
  DESTINATION_SEGMENT_FIELDS: z._default(fieldsSchema, ''),
  DESTINATION_NATS_URL: z.optional(z.url({ protocol: /^(nats|tls)$/ })),
  DESTINATION_NATS_TOKEN: z.optional(z.string()),
  DESTINATION_NATS_STREAM: z._default(z.string().check(z.regex(/^[\w-]{1,64}$/)), 'FUNNEL'),
  DESTINATION_NATS_SUBJECT: z._default(z.string().check(z.regex(/^[\w-]+(\.[\w-]+)*$/)), 'funnel'),
  DESTINATION_NATS_FIELDS: z._default(fieldsSchema, ''),
  SHUTDOWN_DELAY_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(60)), 0),
  SHUTDOWN_LIMIT_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(5), z.maximum(300)), 25),
  METRICS_TOKEN: z.optional(z.string().check(z.regex(/^\S{16,512}$/))),
  MEDIAALPHA_URL: addressSchema,
  MEDIAALPHA_API_TOKEN: z.string(),
  MEDIAALPHA_CALLS_PER_MINUTE: z._default(callsSchema, 300),
  MEDIAALPHA_CALLS_PER_DAY: z._default(callsSchema, 20000),
  IPQS_URL: addressSchema,
  IPQS_API_KEY: z.string(),
  IPQS_CALLS_PER_MINUTE: z._default(callsSchema, 60),
  IPQS_CALLS_PER_DAY: z._default(callsSchema, 5000),
  QUINSTREET_URL: z.optional(addressSchema),
  QUINSTREET_CLIENT_ID: z.optional(z.string()),
  QUOTEWIZARD_URL: z.optional(addressSchema),
  QUOTEWIZARD_CLIENT_ID: z.optional(z.string()),
  LISTINGS_CALLS_PER_MINUTE: z._default(callsSchema, 120),
  LISTINGS_CALLS_PER_DAY: z._default(callsSchema, 20000),
  SENTRY_DSN: z.optional(addressSchema),
  SENTRY_BROWSER_DSN: z.optional(addressSchema),
  TAG_MANAGER_URL: z.optional(addressSchema),
  MEDIAALPHA_ADS_URL: z.optional(addressSchema),
  TRUSTEDFORM_URL: z.optional(addressSchema),
  LEADID_URL: z.optional(addressSchema),
  TAG_ORIGINS: z.optional(z.string().check(z.regex(/^https:\/\/(\*\.)?[a-z\d.-]+( https:\/\/(\*\.)?[a-z\d.-]+)*$/))),
  PORT: z._default(portSchema, 3000),
  SANDBOX_PORT: z._default(portSchema, 3999),
};

/** Every setting, by the name of its variable. */
export type Env = { readonly [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]> };

/** What a wrong value should be instead, one line a variable. */
const REMEDIES: Readonly<Record<keyof Env, string>> = {
  APP_ENV: 'one of development, demo, preview, production',
  DEFAULT_BRAND: `one of ${BRAND_CODES.join(', ')}`,
  SESSION_SECRET: 'a secret of at least 16 characters, 32 in production',
  SESSION_SECRET_PREVIOUS: 'a secret of at least 16 characters, 32 in production, or nothing',
  TRUSTED_PROXY_HOPS: 'the number of proxies of yours in front of the site, 0 to 9',
  LIMIT_FACTOR: 'how many times the usual number of calls a visit may make, 0.1 to 1000',
  DATABASE_URL: 'file:<folder> or postgres://user:password@host/database',
  SPOOL_FOLDER: 'a folder that the server may write to and that outlives it',
  SPOOL_LIMIT_MB: 'a number of megabytes, 1 to 1000000',
  DESTINATION_SEGMENT_URL: 'the http(s) address that takes batches, or nothing',
  DESTINATION_SEGMENT_WRITE_KEY: 'the write key of the source, or nothing',
  DESTINATION_SEGMENT_FIELDS: 'names of fields with commas between, or nothing',
  DESTINATION_NATS_URL: 'nats://host:port or tls://host:port, user:password@ before the host, or nothing',
  DESTINATION_NATS_TOKEN: 'the token that the NATS server knows, or nothing',
  DESTINATION_NATS_STREAM: 'the name of a JetStream stream: letters, digits, - and _',
  DESTINATION_NATS_SUBJECT: 'how the subjects of that stream begin: words with dots between',
  DESTINATION_NATS_FIELDS: 'names of fields with commas between, or nothing',
  SHUTDOWN_DELAY_SECONDS: 'a number of seconds, 0 to 60',
  SHUTDOWN_LIMIT_SECONDS: 'a number of seconds, 5 to 300',
  METRICS_TOKEN: 'a secret of at least 16 characters without spaces, or nothing',
  MEDIAALPHA_URL: 'the http(s) address of the MediaAlpha API, without the call at its end',
  MEDIAALPHA_API_TOKEN: 'the API token that MediaAlpha issued',
  MEDIAALPHA_CALLS_PER_MINUTE: 'how many calls to MediaAlpha one brand pays for in a minute',
  MEDIAALPHA_CALLS_PER_DAY: 'how many calls to MediaAlpha one brand pays for in a day',
  IPQS_URL: 'the http(s) address of the IP lookup, without key and address at its end',
  IPQS_API_KEY: 'the key that IPQualityScore issued',
  IPQS_CALLS_PER_MINUTE: 'how many calls to the IP lookup one brand pays for in a minute',
  IPQS_CALLS_PER_DAY: 'how many calls to the IP lookup one brand pays for in a day',
  QUINSTREET_URL: 'the http(s) address of Quinstreet’s listings, without the call at its end, or nothing',
  QUINSTREET_CLIENT_ID: 'the client id that Quinstreet issued, or nothing',
  QUOTEWIZARD_URL: 'the http(s) address of QuoteWizard’s listings, without the call at its end, or nothing',
  QUOTEWIZARD_CLIENT_ID: 'the client id that QuoteWizard issued, or nothing',
  LISTINGS_CALLS_PER_MINUTE: 'how many calls to each provider of listings one brand pays for in a minute',
  LISTINGS_CALLS_PER_DAY: 'how many calls to each provider of listings one brand pays for in a day',
  SENTRY_DSN: 'the http(s) address that Sentry issued, or nothing',
  SENTRY_BROWSER_DSN: 'the http(s) address that Sentry issued for browsers, or nothing',
  TAG_MANAGER_URL: 'the http(s) address before /gtm.js, or nothing',
  MEDIAALPHA_ADS_URL: "the http(s) address of MediaAlpha's ad script, or nothing",
  TRUSTEDFORM_URL: 'the http(s) address before /trustedform.js, or nothing',
  LEADID_URL: 'the http(s) address before /campaign, or nothing',
  TAG_ORIGINS: 'https://host or https://*.host, with a space between two, or nothing',
  PORT: 'a port, 1 to 65535',
  SANDBOX_PORT: 'a port, 1 to 65535',
};

/** The names of all variables, as `.env.example` must list them. */
export const ENV_NAMES = Object.keys(schemas) as readonly (keyof Env)[];

/** What the pages load from outside; a browser elsewhere than on this machine would find no sandbox. */
function sandboxThirdParties(sandbox: string): Partial<Record<keyof Env, string>> {
  return {
    SENTRY_BROWSER_DSN: `${sandbox.replace('://', '://sandbox@')}/sentry/1`,
    TAG_MANAGER_URL: `${sandbox}/gtm`,
    MEDIAALPHA_ADS_URL: `${sandbox}/mediaalpha-ads/js/serve.js`,
    TRUSTEDFORM_URL: `${sandbox}/trustedform`,
    LEADID_URL: `${sandbox}/leadid`,
  };
}

function sandboxDefaults(source: Readonly<Record<string, string | undefined>>): Partial<Record<keyof Env, string>> {
  const port = portSchema.safeParse(source['SANDBOX_PORT'] || '3999');
  const sandbox = `http://127.0.0.1:${port.success ? port.data : 3999}`;
  return {
    SESSION_SECRET: SAMPLE_SECRET,
    // Everybody who tries it out comes from one address.
    LIMIT_FACTOR: '1000',
    MEDIAALPHA_URL: `${sandbox}/mediaalpha`,
    MEDIAALPHA_API_TOKEN: SAMPLE_SECRET,
    IPQS_URL: `${sandbox}/ipqs`,
    IPQS_API_KEY: SAMPLE_SECRET,
    QUINSTREET_URL: `${sandbox}/quinstreet`,
    QUINSTREET_CLIENT_ID: SAMPLE_SECRET,
    QUOTEWIZARD_URL: `${sandbox}/quotewizard`,
    QUOTEWIZARD_CLIENT_ID: SAMPLE_SECRET,
    ...(source['APP_ENV'] === 'preview' ? {} : sandboxThirdParties(sandbox)),
  };
}

/**
 * Reads the settings out of the variables; an empty one counts as unset. Outside production the providers are
 * the sandbox. Throws one {@link EnvError} that lists every fault.
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const defaults = source['APP_ENV'] === 'production' ? {} : sandboxDefaults(source);
  const faults: EnvFault[] = [];
  const values: Record<string, unknown> = {};
  for (const name of ENV_NAMES) {
    const given = source[name] || defaults[name];
    const parsed = schemas[name].safeParse(given);
    if (parsed.success) values[name] = parsed.data;
    else faults.push({ name, problem: given === undefined ? 'is missing' : 'is wrong', remedy: REMEDIES[name] });
  }
  const env = values as Env;
  if (env.APP_ENV === 'production') faults.push(...findProductionFaults(env));
  if (faults.length > 0) throw new EnvError(faults);
  return env;
}

let parsedEnv: Env | undefined;

/** The settings of this process. Read on first use, so that importing it never fails a build. */
export function getEnv(): Env {
  parsedEnv ??= parseEnv(process.env);
  return parsedEnv;
}

/** The environment alone: pages are built where no secret is at hand. Throws for a value that is none. */
export function getAppEnv(): Env['APP_ENV'] {
  return schemas.APP_ENV.parse(process.env.APP_ENV || undefined);
}

/** The build that this code belongs to; `next.config.ts` writes it in when it builds. */
export function getBuildId(): string {
  return process.env.BUILD_ID ?? 'none';
}
