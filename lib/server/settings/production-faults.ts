import type { EnvFault } from './setting';
import { SETTING_NAMES, SETTINGS, type Env, type SettingName } from './settings';

/** Parsed settings; those with a wrong value are absent. */
type ParsedSettings = Readonly<Partial<Record<SettingName, Env[SettingName]>>>;

/** Whether an address stays on this machine or names a sandbox. */
function isSandboxAddress(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  return /(^|\.)localhost$|^127\.|^0\.0\.0\.0$|^::1?$|^::ffff:7f|(^|[.-])sandbox([.-]|$)/.test(host);
}

function refuseAddress(address: string): Omit<EnvFault, 'name'> | undefined {
  const remedy = "the provider's own https address";
  if (isSandboxAddress(address)) return { problem: 'is a sandbox address', remedy };
  return address.startsWith('https:') ? undefined : { problem: 'is not https', remedy };
}

function refuseSample(secret: string): Omit<EnvFault, 'name'> | undefined {
  return /sample/i.test(secret) ? { problem: 'is the sample', remedy: 'a secret of your own' } : undefined;
}

/** What is wrong with a value that is there. */
function listValueFaults(name: SettingName, value: string): EnvFault[] {
  const { secret, address, production } = SETTINGS[name];
  const refusals = [
    secret ? refuseSample(value) : undefined,
    production?.(value),
    address === 'public' ? refuseAddress(value) : undefined,
  ];
  return refusals.flatMap((refusal) => (refusal ? [{ name, ...refusal }] : []));
}

function listPairFaults(name: SettingName, values: ParsedSettings): EnvFault[] {
  const pair = SETTING_NAMES.find((other) => other === SETTINGS[name].pairedWith);
  if (pair === undefined || Boolean(values[name]) === Boolean(values[pair])) return [];
  const [missing, given] = values[name] ? [pair, name] : [name, pair];
  const remedy = `what the provider issued, or leave out ${given} too`;
  return [{ name: missing, problem: 'is missing', remedy }];
}

/**
 * What production refuses: sample secrets, weak secrets, sandbox addresses, plain HTTP to a provider, half a pair, a store
 * or a broker that others could read along, the embedded store, a spool folder that moves (D105).
 */
export function listProductionFaults(values: ParsedSettings): EnvFault[] {
  return SETTING_NAMES.flatMap((name) => {
    const value = values[name];
    const ofValue = typeof value === 'string' ? listValueFaults(name, value) : [];
    return [...ofValue, ...listPairFaults(name, values)];
  });
}
