// Here and not in .config, since oxlint reads patterns from where its configuration stands.
import { TYPESCRIPT_RULES } from './.config/typescript-rules.mjs';

const PURE = ['lib/**/*.ts', 'funnels/**/*.ts'];
const NOT_PURE = ['lib/browser/**', 'lib/server/**', 'lib/commands/**'];
const CONFIGS = ['./*.config.{ts,mjs}', '.config/**'];
const TESTS = ['tests/**'];

/** Files that Next finds by their name and whose default export it calls. */
const NEXT_FILES = [
  'app/**/{page,layout,template,default,loading,error,global-error,not-found,global-not-found}.tsx',
  'app/**/{robots,sitemap,manifest,icon,apple-icon,opengraph-image,twitter-image}.{ts,tsx}',
];

const ENV = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'Env is read in lib/server/platform/env.ts only.',
};
const ENV_BUT_RUNTIME = {
  ...ENV,
  selector: `:not(MemberExpression[property.name="NEXT_RUNTIME"]) > ${ENV.selector}`,
};
const ENV_DESTRUCTURED = {
  selector: 'VariableDeclarator[init.name="process"] > ObjectPattern > Property[key.name="env"]',
  message: ENV.message,
};
const OWN_ERRORS = {
  selector: 'BinaryExpression[operator="instanceof"][right.name=/.Error$/]',
  message: 'Each bundle of Next has classes of its own: tell errors apart by their name.',
};
const STORAGE = {
  selector: 'MemberExpression[property.name=/^(localStorage|sessionStorage|indexedDB)$/]',
  message: 'Browser storage is touched in lib/browser/platform/storage.ts only.',
};
const COOKIES = {
  selector: 'MemberExpression[object.name="document"][property.name="cookie"]',
  message: 'A browser may refuse by throwing: cookies are touched in lib/browser/platform/cookies.ts only.',
};
const LEAVING = [
  'CallExpression[callee.property.name=/^(assign|replace|reload)$/][callee.object.property.name="location"]',
  'CallExpression[callee.property.name=/^(assign|replace|reload)$/][callee.object.name="location"]',
  'AssignmentExpression[left.property.name="location"]',
  'AssignmentExpression[left.name="location"]',
  'AssignmentExpression[left.object.property.name="location"]',
  'AssignmentExpression[left.object.name="location"]',
].map((selector) => ({
  selector,
  message:
    'Leave by navigateTo in lib/browser/navigation/navigate.ts, reload by lib/browser/recovery/guarded-reload.ts.',
}));
const CALL_PATHS = [
  'Literal[value=/(^|\\s)\\u002Fapi\\u002F/]',
  'TemplateElement[value.raw=/(^|\\s)\\u002Fapi\\u002F/]',
].map((selector) => ({ selector, message: "A call's path is read from the table in lib/calls/calls.ts." }));
const CLOCK_AND_CHANCE = [
  {
    selector: 'MemberExpression[object.name="Date"][property.name="now"]',
    message: 'Time is an argument here.',
  },
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'Time is an argument here.' },
  { selector: 'CallExpression[callee.name="Date"]', message: 'Time is an argument here.' },
  {
    selector: 'MemberExpression[object.name="Math"][property.name="random"]',
    message: 'Randomness is an argument here.',
  },
  {
    selector: 'MemberExpression[property.name=/^(randomUUID|getRandomValues)$/]',
    message: 'Ids are arguments here.',
  },
];

const STORAGE_GLOBALS = ['localStorage', 'sessionStorage', 'indexedDB'].map((name) => ({
  name,
  message: STORAGE.message,
}));
const WORLD_GLOBALS = [
  ...['window', 'document', 'navigator', 'location', 'history', 'globalThis', 'self', 'process'],
  ...['performance', 'fetch', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
].map((name) => ({ name, message: 'Pure code takes what it needs as arguments.' }));

const ROUTER = {
  name: 'next/navigation',
  importNames: ['useRouter'],
  message: "Use useRouter from 'nextjs-toploader/app': the loading bar does not see Next's own.",
};
const NODE_ENV_IMPORTS = ['process', 'node:process'].map((name) => ({
  name,
  importNames: ['env', 'default'],
  message: ENV.message,
}));

/** What React's own plugin recommends, its compiler's rules too, but for two about the settings of a compiler. */
const REACT_RULES = [
  ...['rules-of-hooks', 'exhaustive-deps', 'static-components', 'use-memo', 'preserve-manual-memoization'],
  ...['incompatible-library', 'immutability', 'globals', 'refs', 'set-state-in-effect', 'error-boundaries', 'purity'],
  ...['set-state-in-render', 'unsupported-syntax'],
].map((name) => [`react/${name}`, 'error']);

/** @type {import('oxlint').OxlintConfig} */
export default {
  plugins: ['typescript', 'react'],
  jsPlugins: ['./.config/restricted-syntax.mjs'],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  // What git ignores is left out as well.
  ignorePatterns: ['/public/', '/tests/bench/bare-next/'],
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...TYPESCRIPT_RULES,
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'no-console': 'error',
        'no-eval': 'error',
        'object-shorthand': 'error',
        'prefer-template': 'error',
        'no-restricted-exports': [
          'error',
          {
            restrictDefaultExports: {
              direct: true,
              named: true,
              defaultFrom: true,
              namedFrom: true,
              namespaceFrom: true,
            },
          },
        ],
        'no-restricted-globals': ['error', ...STORAGE_GLOBALS],
        'no-restricted-imports': ['error', { paths: [ROUTER, ...NODE_ENV_IMPORTS] }],
        'house/restricted-syntax': [
          'error',
          ...[ENV, ENV_DESTRUCTURED, STORAGE, COOKIES, OWN_ERRORS, ...LEAVING],
          ...CALL_PATHS,
        ],
        'typescript/consistent-type-imports': 'error',
        // Named keys in index signatures say what a record is keyed by.
        'typescript/consistent-indexed-object-style': 'off',
        'typescript/no-confusing-void-expression': [
          'error',
          { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
        ],
        // An empty text counts as none: `||` on texts is meant.
        'typescript/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
        // A key in brackets says that nobody promised it.
        'typescript/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
        'no-unused-vars': ['error', { ignoreRestSiblings: true, reportVarsOnlyUsedAsTypes: true }],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      },
    },
    {
      files: ['app/**/*.tsx', 'components/**/*.{ts,tsx}'],
      rules: Object.fromEntries(REACT_RULES),
    },
    {
      files: PURE,
      excludeFiles: NOT_PURE,
      rules: {
        'no-restricted-globals': ['error', ...STORAGE_GLOBALS, ...WORLD_GLOBALS],
        'house/restricted-syntax': [
          'error',
          ...[ENV, ENV_DESTRUCTURED, STORAGE, COOKIES, ...LEAVING],
          ...CALL_PATHS,
          ...CLOCK_AND_CHANCE,
        ],
      },
    },
    {
      files: ['lib/calls/calls.ts', 'lib/calls/first-calls.ts'],
      rules: {
        'house/restricted-syntax': [
          'error',
          ...[ENV, ENV_DESTRUCTURED, STORAGE, COOKIES, ...LEAVING],
          ...CLOCK_AND_CHANCE,
        ],
      },
    },
    {
      // A declaration file tells how a package exports.
      files: [...NEXT_FILES, ...CONFIGS, '**/*.d.ts'],
      rules: { 'no-restricted-exports': 'off' },
    },
    {
      files: ['lib/server/platform/env.ts', 'lib/commands/**'],
      rules: {
        'no-restricted-imports': ['error', { paths: [ROUTER] }],
        'house/restricted-syntax': ['error', STORAGE, ...CALL_PATHS],
      },
    },
    {
      // What Next sets by the folder of the calls is written as a pattern there.
      files: CONFIGS,
      rules: {
        'no-restricted-imports': ['error', { paths: [ROUTER] }],
        'house/restricted-syntax': ['error', STORAGE],
      },
    },
    {
      files: ['./instrumentation.ts'],
      rules: { 'house/restricted-syntax': ['error', ENV_BUT_RUNTIME, ENV_DESTRUCTURED, STORAGE, ...CALL_PATHS] },
    },
    {
      files: ['lib/browser/platform/storage.ts'],
      rules: {
        'no-restricted-globals': 'off',
        'house/restricted-syntax': ['error', ENV, ENV_DESTRUCTURED, ...CALL_PATHS],
      },
    },
    {
      files: ['lib/browser/navigation/navigate.ts', 'lib/browser/recovery/guarded-reload.ts'],
      rules: { 'house/restricted-syntax': ['error', ENV, ENV_DESTRUCTURED, STORAGE, COOKIES, ...CALL_PATHS] },
    },
    {
      files: ['lib/browser/platform/cookies.ts'],
      rules: { 'house/restricted-syntax': ['error', ENV, ENV_DESTRUCTURED, STORAGE, ...LEAVING, ...CALL_PATHS] },
    },
    {
      // It runs where no module is there yet.
      files: ['components/shell/missing-script-watch.ts'],
      rules: { 'no-restricted-globals': 'off', 'house/restricted-syntax': 'off', 'no-console': 'off' },
    },
    {
      files: ['lib/commands/**', 'lib/server/platform/log.ts', 'lib/browser/recovery/render-error.ts', ...CONFIGS],
      rules: { 'no-console': 'off' },
    },
    {
      files: TESTS,
      rules: {
        'no-console': 'off',
        'no-restricted-globals': 'off',
        'no-restricted-imports': 'off',
        'house/restricted-syntax': 'off',
        'typescript/no-non-null-assertion': 'off',
        'typescript/require-await': 'off',
      },
    },
  ],
};
