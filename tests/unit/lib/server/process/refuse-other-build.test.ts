import { expect, test } from 'vitest';
import { refuseOtherBuild } from '@/lib/server/process/refuse-other-build';

const NAMES = ['development', 'demo', 'preview', 'production'] as const;

test('a build starts as what it was built for; what is tried at home alone may differ', () => {
  const started = NAMES.flatMap((builtFor) =>
    NAMES.filter((appEnv) => {
      try {
        refuseOtherBuild(builtFor, appEnv);
        return true;
      } catch {
        return false;
      }
    }).map((appEnv) => `${builtFor} as ${appEnv}`),
  );
  expect(started).toEqual([
    ...['development as development', 'development as demo', 'demo as development', 'demo as demo'],
    ...['preview as preview', 'production as production'],
  ]);
});

test('sources are built for nothing, and the refusal says what to do', () => {
  expect(() => refuseOtherBuild(undefined, 'production')).not.toThrow();
  expect(() => refuseOtherBuild('demo', 'production')).toThrow(
    'This build is for APP_ENV=demo and cannot be started with APP_ENV=production: build it with APP_ENV=production.',
  );
});
