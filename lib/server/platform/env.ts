import { EnvError } from '../settings/env-error';
import { listMisspeltSettings } from '../settings/misspelt-settings';
import { listProductionFaults } from '../settings/production-faults';
import { buildSandboxValues, leadsOutside } from '../settings/sandbox-values';
import type { EnvFault } from '../settings/setting';
import { SETTING_NAMES, SETTINGS, type Env } from '../settings/settings';
import { siteSettings } from '../settings/site-settings';
import { storeSettings } from '../settings/store-settings';

// Runs in the middleware too: nothing of Node may be imported here.

export type { Env };

type Variables = Readonly<Record<string, string | undefined>>;

/** A built site is told what it is; only `next dev`, commands and tests may leave it out (D106). */
function listEnvironmentFaults({ NODE_ENV, APP_ENV = '' }: Variables): EnvFault[] {
  const isTold = APP_ENV !== '' && APP_ENV !== 'development';
  if (NODE_ENV !== 'production' || isTold) return [];
  const problem = APP_ENV === '' ? 'is missing' : 'is development, which npm run dev alone serves';
  return [{ name: 'APP_ENV', problem, remedy: 'production, preview or demo, as it was built' }];
}

/**
 * Reads the settings out of the variables; an empty one counts as unset. Outside production the providers are
 * the sandbox. Throws one {@link EnvError} that lists every fault.
 */
export function parseEnv(source: Variables): Env {
  const sandboxValues = buildSandboxValues(source);
  const faults = listEnvironmentFaults(source);
  const values: Record<string, unknown> = {};
  for (const name of SETTING_NAMES) {
    const isShut = Boolean(source['PREVIEW_HOST']) && leadsOutside(name);
    const given = (!isShut && source[name]) || sandboxValues[name];
    const { schema, remedy } = SETTINGS[name];
    const parsed = schema.safeParse(given);
    if (parsed.success) values[name] = parsed.data;
    else faults.push({ name, problem: given === undefined ? 'is missing' : 'is wrong', remedy });
  }
  const env = values as Env;
  if (env.APP_ENV === 'production') faults.push(...listProductionFaults(env));
  if (faults.length > 0) throw new EnvError(faults, listMisspeltSettings(source));
  return env;
}

let parsedEnv: Env | undefined;

/** The settings of this process. Read on first use, so that importing it never fails a build. */
export function getEnv(): Env {
  parsedEnv ??= parseEnv(process.env);
  return parsedEnv;
}

/** Whether Next compiles as files change: `npm run dev`. */
export function isDevelopmentServer(): boolean {
  return process.env.NODE_ENV === 'development';
}

/** The environment alone: pages are built where no secret is at hand. Throws for a value that is none. */
export function getAppEnv(): Env['APP_ENV'] {
  return siteSettings.APP_ENV.schema.parse(process.env.APP_ENV || undefined);
}

/** The database alone: a deploy changes tables where no other setting is at hand. Throws for a value that is none. */
export function readDatabaseUrl(): string {
  const parsed = storeSettings.DATABASE_URL.schema.safeParse(process.env.DATABASE_URL || undefined);
  if (parsed.success) return parsed.data;
  const { remedy } = storeSettings.DATABASE_URL;
  throw new EnvError([{ name: 'DATABASE_URL', problem: 'is wrong', remedy }]);
}

/** The secret of visits alone: a link is signed where no other setting is at hand. Undefined without one that can be used. */
export function findSessionSecret(): string | undefined {
  return siteSettings.SESSION_SECRET.schema.safeParse(process.env.SESSION_SECRET || undefined).data;
}

/** The environment that this code was built for; undefined where it runs from its sources. */
export function getBuiltEnv(): string | undefined {
  return process.env.BUILT_APP_ENV;
}

/** The build that this code belongs to; `next.config.ts` writes it in when it builds. */
export function getBuildId(): string {
  return process.env.BUILD_ID ?? 'none';
}
