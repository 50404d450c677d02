/** Secrets of the tested build, so that a search for them can find something (reliability 3.5, S9). Nobody's own. */
export const PLANTED_SECRETS = {
  SESSION_SECRET: 'planted-a7c1-seals-cookies-and-signs-tokens',
  DATABASE_URL: 'postgres://planted:planted-b3f9@127.0.0.1:1/planted',
  DESTINATION_SEGMENT_WRITE_KEY: 'planted-c5d2-write-key',
  DESTINATION_NATS_TOKEN: 'planted-d8e4-nats-token',
  METRICS_TOKEN: 'planted-e6a0-metrics-token',
  MEDIAALPHA_API_TOKEN: 'planted-f1b7-mediaalpha-token',
  IPQS_API_KEY: 'planted-a9d3-ipqs-key',
  QUINSTREET_CLIENT_ID: 'planted-b2e8-quinstreet-id',
  QUOTEWIZARD_CLIENT_ID: 'planted-c4f5-quotewizard-id',
  SENTRY_DSN: 'http://planted-d7a6@127.0.0.1:1/1',
} as const;
