import type { MisspeltSetting } from './misspelt-settings';
import type { EnvFault } from './setting';

/** All faults of the environment at once, so that one restart mends them all. Never holds a value. */
export class EnvError extends Error {
  override readonly name = 'EnvError';

  constructor(
    readonly faults: readonly EnvFault[],
    misspelt: readonly MisspeltSetting[] = [],
  ) {
    const lines = [
      ...faults.map(({ name, problem, remedy }) => `  ${name} ${problem}: set it to ${remedy}.`),
      ...misspelt.map(({ name, meant }) => `  ${name} is no setting. Did you mean ${meant}?`),
    ];
    super(`The environment cannot be used:\n${lines.join('\n')}\n.env.example describes every variable.`);
  }
}
