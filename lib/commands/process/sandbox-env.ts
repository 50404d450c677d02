import { isEmptiedInTrials } from '@/lib/server/settings/sandbox-values';
import { SETTING_NAMES } from '@/lib/server/settings/settings';

export interface SandboxEnvOptions {
  readonly appEnv: 'development' | 'demo';
  readonly port: number;
  readonly sandboxPort: number;
  /** `file:<folder>`. Default: from the environment. */
  readonly databaseUrl?: string;
}

/** Each trial store has its own, so that nothing accepted for one ends in another. */
function nameSpool(databaseUrl: string): string {
  return `${databaseUrl.replace(/^file:/, '')}-spool`;
}

export function buildSandboxEnv({ appEnv, port, sandboxPort, databaseUrl }: SandboxEnvOptions): Record<string, string> {
  return {
    ...Object.fromEntries(SETTING_NAMES.filter(isEmptiedInTrials).map((name) => [name, ''])),
    APP_ENV: appEnv,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, SPOOL_FOLDER: nameSpool(databaseUrl) }),
  };
}
