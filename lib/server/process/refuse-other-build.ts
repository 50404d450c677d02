import type { Env } from '../platform/env';

/** Neither is ever open to strangers, so one build serves both: `npm run build` needs no setting to be tried out. */
const AT_HOME: readonly string[] = ['development', 'demo'];

/**
 * Throws where a build is started as something else than it was built for (D106): the debug drawer, robots,
 * Strict-Transport-Security and the mark of a demo are in the prerendered pages. `builtFor` is undefined for sources.
 */
export function refuseOtherBuild(builtFor: string | undefined, appEnv: Env['APP_ENV']): void {
  if (builtFor === undefined || builtFor === appEnv) return;
  if (AT_HOME.includes(builtFor) && AT_HOME.includes(appEnv)) return;
  throw new Error(
    `This build is for APP_ENV=${builtFor} and cannot be started with APP_ENV=${appEnv}: build it with APP_ENV=${appEnv}.`,
  );
}
