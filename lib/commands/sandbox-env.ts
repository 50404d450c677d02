/** Empty, so that no `.env` leads a trial run to a real company; the default is the sandbox. */
const UNSET = {
  SESSION_SECRET: '',
  MEDIAALPHA_URL: '',
  MEDIAALPHA_API_TOKEN: '',
  IPQS_URL: '',
  IPQS_API_KEY: '',
  QUINSTREET_URL: '',
  QUINSTREET_CLIENT_ID: '',
  QUOTEWIZARD_URL: '',
  QUOTEWIZARD_CLIENT_ID: '',
  DESTINATION_SEGMENT_URL: '',
  DESTINATION_SEGMENT_WRITE_KEY: '',
  DESTINATION_NATS_URL: '',
  SENTRY_DSN: '',
  SENTRY_BROWSER_DSN: '',
  TAG_MANAGER_URL: '',
  MEDIAALPHA_ADS_URL: '',
  TRUSTEDFORM_URL: '',
  LEADID_URL: '',
  TAG_ORIGINS: '',
} as const;

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
    ...UNSET,
    APP_ENV: appEnv,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, SPOOL_FOLDER: nameSpool(databaseUrl) }),
  };
}
