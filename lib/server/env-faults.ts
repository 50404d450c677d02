/** Stands for every secret outside production, so that the sandbox needs no set-up. */
export const SAMPLE_SECRET = 'sample-secret-for-the-sandbox-only';

const PRODUCTION_SECRET_LENGTH = 32;

/** Providers that may be left out, each whole or not at all. */
const PAIRS = [
  ['QUINSTREET_URL', 'QUINSTREET_CLIENT_ID'],
  ['QUOTEWIZARD_URL', 'QUOTEWIZARD_CLIENT_ID'],
  ['DESTINATION_SEGMENT_URL', 'DESTINATION_SEGMENT_WRITE_KEY'],
] as const;

/** Issued by somebody, and never the sample. */
const SECRETS = [
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'MEDIAALPHA_API_TOKEN',
  'IPQS_API_KEY',
  'QUINSTREET_CLIENT_ID',
  'QUOTEWIZARD_CLIENT_ID',
  'DESTINATION_SEGMENT_WRITE_KEY',
  'DESTINATION_NATS_TOKEN',
  'METRICS_TOKEN',
] as const;

/** Where providers are, and what the pages load from outside. */
const ADDRESSES = [
  'MEDIAALPHA_URL',
  'IPQS_URL',
  'QUINSTREET_URL',
  'QUOTEWIZARD_URL',
  'DESTINATION_SEGMENT_URL',
  'SENTRY_BROWSER_DSN',
  'TAG_MANAGER_URL',
  'MEDIAALPHA_ADS_URL',
  'TRUSTEDFORM_URL',
  'LEADID_URL',
] as const;

/** The settings that production looks at twice. */
type GuardedName = (typeof SECRETS)[number] | (typeof ADDRESSES)[number];

/** One variable that cannot be used, and what it should hold. */
export interface EnvFault {
  readonly name: string;
  readonly problem: string;
  readonly remedy: string;
}

/** All faults of the environment at once, so that one restart mends them all. Never holds a value. */
export class EnvError extends Error {
  override readonly name = 'EnvError';

  constructor(readonly faults: readonly EnvFault[]) {
    const lines = faults.map(({ name, problem, remedy }) => `  ${name} ${problem}: set it to ${remedy}.`);
    super(`The environment cannot be used:\n${lines.join('\n')}\n.env.example describes every variable.`);
  }
}

/** Whether an address stays on this machine or names a sandbox. */
function isSandboxAddress(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  return /(^|\.)localhost$|^127\.|^0\.0\.0\.0$|^::1?$|^::ffff:7f|(^|[.-])sandbox([.-]|$)/.test(host);
}

/** What production refuses: sample secrets, short secrets, sandbox addresses and plain HTTP to a provider. */
export function findProductionFaults(env: { readonly [Name in GuardedName]?: string | undefined }): EnvFault[] {
  const faults: EnvFault[] = [];
  for (const name of SECRETS) {
    if (/sample/i.test(env[name] ?? '')) {
      faults.push({ name, problem: 'is the sample', remedy: 'a secret of your own' });
    }
  }
  for (const name of ['SESSION_SECRET', 'SESSION_SECRET_PREVIOUS'] as const) {
    if ((env[name]?.length ?? PRODUCTION_SECRET_LENGTH) >= PRODUCTION_SECRET_LENGTH) continue;
    faults.push({ name, problem: 'is too short', remedy: `at least ${PRODUCTION_SECRET_LENGTH} random characters` });
  }
  for (const name of ADDRESSES) {
    const address = env[name];
    if (address === undefined) continue;
    if (isSandboxAddress(address)) {
      faults.push({ name, problem: 'is a sandbox address', remedy: "the provider's own https address" });
    } else if (!address.startsWith('https:')) {
      faults.push({ name, problem: 'is not https', remedy: "the provider's own https address" });
    }
  }
  for (const [address, id] of PAIRS) {
    if (Boolean(env[address]) === Boolean(env[id])) continue;
    const [name, other] = env[address] ? [id, address] : [address, id];
    faults.push({ name, problem: 'is missing', remedy: `what the provider issued, or leave out ${other} too` });
  }
  return faults;
}
