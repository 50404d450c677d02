// Each as arguments of node.

/** With what follows it: Next alone leaves documents whose scripts come first. */
export const BUILD = ['--import', 'tsx', 'lib/commands/build.ts'] as const;
export const NEXT = ['node_modules/next/dist/bin/next'] as const;
export const VITEST = ['node_modules/vitest/vitest.mjs'] as const;
export const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js'] as const;
export const SANDBOX = ['--import', 'tsx', 'tests/sandbox/sandbox.ts'] as const;
