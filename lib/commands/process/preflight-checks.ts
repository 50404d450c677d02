import { mkdir, rm, writeFile } from 'node:fs/promises';
import { connect as connectTcp } from 'node:net';
import { join } from 'node:path';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import type { Brand } from '@/lib/brand/brand';
import { calls } from '@/lib/calls/calls';
import { openStore, readOpenOptions } from '@/lib/server/process/open-store';
import { SETTING_NAMES, SETTINGS, type Env } from '@/lib/server/settings/settings';

/** What was looked at, whether it is as it must be, and what to do where it is not. */
export interface Finding {
  readonly about: string;
  readonly what: string;
  /** Undefined where nothing is to be done. */
  readonly mend?: string;
  /** What to do where the site starts and serves all the same. */
  readonly advice?: string;
}

const LIMIT_MS = 5000;
const DAY_MS = 86_400_000;
/** Who renews certificates by hand has that long. */
const LEAST_DAYS = 14;

function describeCode(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: string; name?: string };
  return code ?? name ?? 'no answer';
}

/** Opens a connection and closes it; nothing is asked, so nothing is paid for. Rejects where it cannot be opened. */
function reach(host: string, port: number, isSecure: boolean): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const socket = isSecure ? connectTls({ host, port, servername: host }) : connectTcp({ host, port });
    const end = (settle: () => void) => {
      socket.destroy();
      settle();
    };
    socket.setTimeout(LIMIT_MS, () => end(() => reject(Object.assign(new Error(), { code: 'no answer in 5 s' }))));
    socket.once('error', (error: Error) => end(() => reject(error)));
    socket.once(isSecure ? 'secureConnect' : 'connect', () => {
      const until = isSecure ? Date.parse((socket as TLSSocket).getPeerCertificate().valid_to) : undefined;
      end(() => resolve(until));
    });
  });
}

/** Whether the store answers, with the tables of this build, and keeps what it commits. */
export async function checkStore(env: Env): Promise<readonly Finding[]> {
  const about = 'store';
  try {
    const store = await openStore(env.DATABASE_URL, { ...readOpenOptions(env), isDeployed: true, isRelayed: false });
    await store.close();
    return [{ about, what: 'answers, and has the tables of this build' }];
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'SchemaBehindError') return [{ about, what: 'its tables are behind', mend: 'Run node migrate.js.' }];
    const what = `cannot be used: ${describeCode(error)}`;
    const mend = 'See that PostgreSQL runs, that DATABASE_URL names it, and its certificate and password.';
    return [{ about, what, mend: name === 'UndurableStoreError' ? (error as Error).message : mend }];
  }
}

/** Whether what waits for the store can be written down. */
export async function checkSpool({ SPOOL_FOLDER }: Env): Promise<readonly Finding[]> {
  const about = 'spool';
  const file = join(SPOOL_FOLDER, `preflight.${process.pid}`);
  try {
    await mkdir(SPOOL_FOLDER, { recursive: true, mode: 0o700 });
    await writeFile(file, '', { mode: 0o600 });
    await rm(file);
    return [{ about, what: 'can be written' }];
  } catch (error) {
    const mend = 'SPOOL_FOLDER must be a folder that the user of the site may write.';
    return [{ about, what: `cannot be written: ${describeCode(error)}`, mend }];
  }
}

/** Where a destination gets its tokens has a default, and is asked only where the destination is set. */
function isAsked(name: string, env: Env): boolean {
  const settings: Readonly<Record<string, unknown>> = { ...env };
  return settings[name.replace(/_TOKEN_URL$/, '_URL')] !== undefined;
}

/** Whether whoever the settings name outside can be reached. */
export async function checkProviders(env: Env): Promise<readonly Finding[]> {
  const outside = SETTING_NAMES.filter((name) => SETTINGS[name].address === 'public' && isAsked(name, env));
  const named = outside.flatMap((name) => {
    const value = env[name];
    return typeof value === 'string' && URL.canParse(value) ? [{ name, url: new URL(value) }] : [];
  });
  return Promise.all(
    named.map(async ({ name, url }): Promise<Finding> => {
      const isSecure = url.protocol === 'https:';
      try {
        await reach(url.hostname, Number(url.port || (isSecure ? 443 : 80)), isSecure);
        return { about: 'provider', what: `${name} can be reached` };
      } catch (error) {
        const what = `${name} cannot be reached: ${describeCode(error)}`;
        return { about: 'provider', what, mend: `Check ${name}, the name server and the firewall of this machine.` };
      }
    }),
  );
}

async function checkProxy(host: string): Promise<Finding> {
  const about = 'proxy';
  const options = { redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) } as const;
  const origin = new URL(`https://${host}`);
  const operators = await fetch(new URL(calls.getMetrics.path, origin), options);
  await operators.body?.cancel();
  if (operators.status !== 404) {
    const mend = 'Put the nginx of .deploy/nginx in front: metrics and operators’ calls are not for everybody.';
    const what = `${host} answers ${calls.getMetrics.path} with ${operators.status}`;
    return { about, what, mend };
  }
  const page = await fetch(origin, options);
  await page.body?.cancel();
  if (page.headers.has('x-cache') || [502, 504].includes(page.status))
    return { about, what: `${host} is behind nginx` };
  const mend = 'Put the nginx of .deploy/nginx in front, or see that it is the one which answers.';
  return { about, what: `${host} does not pass the cache of .deploy/nginx`, mend };
}

async function checkHost(host: string, now: Date): Promise<readonly Finding[]> {
  try {
    const until = (await reach(host, 443, true)) ?? Number.NaN;
    const days = Math.floor((until - now.getTime()) / DAY_MS);
    const tls: Finding = {
      about: 'TLS',
      what: `${host} has a certificate for ${days} days`,
      ...(days < LEAST_DAYS && { mend: 'Renew it, then kill -HUP nginx (.deploy/nginx/README.md).' }),
    };
    return [tls, await checkProxy(host)];
  } catch (error) {
    const code = describeCode(error);
    const isName = /^(ENOTFOUND|EAI_AGAIN)$/.test(code);
    const mend = isName
      ? 'Point the name at the proxy, or wait until it is known.'
      : 'See that nginx listens there, with a certificate that names this host.';
    return [{ about: isName ? 'host' : 'TLS', what: `${host} cannot be reached: ${code}`, mend }];
  }
}

/** Whether each host of these brands leads to the proxy, by a certificate that lasts. */
export async function checkHosts(brands: readonly Brand[], now: Date): Promise<readonly Finding[]> {
  const hosts = [...new Set(brands.flatMap((brand) => brand.hosts))];
  return (await Promise.all(hosts.map((host) => checkHost(host, now)))).flat();
}
