import { parseEnv, type Env } from '@/lib/server/platform/env';
import type { EnvError } from '@/lib/server/settings/env-error';
import { listMisspeltSettings } from '@/lib/server/settings/misspelt-settings';
import type { Finding } from './preflight-checks';

type Variables = Readonly<Record<string, string | undefined>>;

/** Settings where they can be used, and what was found of them. */
interface CheckedSettings {
  readonly env?: Env;
  readonly findings: readonly Finding[];
}

const about = 'settings';

function checkValues(source: Variables): CheckedSettings {
  try {
    return { env: parseEnv(source), findings: [{ about, what: 'can be used' }] };
  } catch (error) {
    if ((error as Error).name !== 'EnvError') throw error;
    const findings = (error as EnvError).faults.map(({ name, problem, remedy }) => {
      return { about, what: `${name} ${problem}`, mend: `Set it to ${remedy}.` };
    });
    return { findings };
  }
}

/** Operators who forgot it would learn so from an outage that nobody was told of. */
function warnOfNoMetrics({ APP_ENV, METRICS_TOKEN }: Env): readonly Finding[] {
  if (APP_ENV !== 'production' || METRICS_TOKEN !== undefined) return [];
  const what = 'METRICS_TOKEN is missing: no metrics, no alert that reads them, no deep health';
  return [{ about, what, advice: 'Set it to what openssl rand -hex 32 prints.' }];
}

/** Whether the settings can be used, what is missing without one, and which variables were meant to be one. */
export function checkSettings(source: Variables): CheckedSettings {
  const { env, findings } = checkValues(source);
  const misspelt = listMisspeltSettings(source).map(({ name, meant }): Finding => {
    return { about, what: `${name} is no setting`, mend: `Did you mean ${meant}?` };
  });
  return { ...(env && { env }), findings: [...findings, ...misspelt, ...(env ? warnOfNoMetrics(env) : [])] };
}
