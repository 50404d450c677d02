/**
 * The files that `npm run test:all` runs and `npm test` does not. Each proves again, for longer or from
 * further away, what a test named behind it shows in `npm test`.
 */
export const ONLY_IN_ALL = {
  unit: [
    // kill -9 of the store's own process: `tests/faults/short-faults`, with the whole server.
    'tests/unit/lib/server/store/store-durability.test.ts',
    // A first start killed in the middle: `store/pglite-database` for what it leaves.
    'tests/unit/lib/server/store/first-start.test.ts',
    // Servers killed in the middle of a call: `short-faults`; leases and attempts: `store/outbox` and `outbox/relay`.
    'tests/faults/killed-halfway.test.ts',
  ],
  e2e: [
    // kill -9 under ten browsers: `short-faults` for the server, `delivery-chaos` for the browser.
    '**/durability.spec.ts',
    // A copy of the project and its development server: `rules/page-entry` and `commands/*` for the recipe.
    '**/new-page.spec.ts',
    // The same with fifty saves: `sources/served-sources` and `sources/type-faults` for what a save does.
    '**/save-and-see.spec.ts',
    // The same and a production start of the copy: `commands/sources/*`, `production-start` and `reports`.
    '**/page-life.desktop.spec.ts',
    // A build of a copy with an experiment of its own: `request/tested-forms` and `rendered/rendered-page`.
    '**/tested-form.spec.ts',
    // Each step of twelve walks by axe, as pictures: `places` and `steps` look at every step, `keyboard` walks them.
    '**/filmed-walks.spec.ts',
    // A copy of the build: `server/http/http-guard` and `server/metrics` for what a failed page answers and counts.
    '**/broken-middleware.spec.ts',
  ],
} as const;

/** Set by `test:all` for the runners. */
export const runsAll = process.env['TEST_ALL'] === '1';

/** The cases of a test that `npm test` takes: others prove the same again; `test:all` takes them all. */
export function takeCases<Case>(cases: readonly Case[], isTaken: (one: Case) => boolean): readonly Case[] {
  return runsAll ? cases : cases.filter(isTaken);
}

/** How often a property is tried: as often as given in `test:all`, a tenth of that in `npm test`. */
export function countTries(inAll: number): number {
  return runsAll ? inAll : Math.ceil(inAll / 10);
}
