import type { Sentence } from './sentence';

const PATHS = {
  'rules/specified-paths.test.ts': [
    'every path of the specification (2, route families) > %s is in the registry, on at least one brand',
  ],
};

/** Section 2: routes and their families. */
export const routeFamilies: readonly Sentence[] = [
  {
    id: '2.1',
    says: 'Most routes accept an optional step, /name/:step?.',
    tests: {
      'unit/lib/page/find-page.test.ts': ['findPage > finds a page, and a page with one further segment as its step'],
      'e2e/steps.spec.ts': ['steps of ${title} open by their addresses'],
    },
  },
  {
    id: '2.2',
    says: 'Only routes whose metadata lists the current brand are kept.',
    tests: {
      'unit/lib/page/find-page.test.ts': ['findPage > a brand that the page does not list has no such page'],
      'rules/foreign-pages.test.ts': ['$code has its own pages, and answers 404 for those of others'],
    },
  },
  {
    id: '2.3',
    says: 'Home is /.',
    tests: {
      'rules/specified-paths.test.ts': [
        'every path of the specification (2, route families) > %s has a front page and both legal pages',
      ],
    },
  },
  { id: '2.4', says: 'There are reviews of five carriers under /reviews.', tests: PATHS },
  {
    id: '2.5',
    says: 'The reviews route catches all: /reviews/:slug(.*)*.',
    tests: {
      'unit/lib/page/find-page.test.ts': [
        'findPage > an unknown step is the page itself, except under the front page',
        'findPage > two further segments are no page',
      ],
    },
    decisions: ['D66'],
  },
  {
    id: '2.6',
    says: 'The not-found route catches all.',
    tests: {
      'unit/lib/request/route-request.test.ts': [
        'path to page and step > what the brand does not list, too many segments and brand-prefixed paths are not found',
      ],
      'e2e/addresses.spec.ts': ['what a brand does not have is a designed page with status 404'],
    },
  },
  { id: '2.7', says: 'There is a test page for dark mode.', tests: PATHS },
  { id: '2.8', says: 'The legal pages are /tos and /privacy.', tests: PATHS },
  { id: '2.9', says: 'The quiz family: four subjects, one in Spanish, vehicles 1 to 3, drivers 1 to 3.', tests: PATHS },
  { id: '2.10', says: 'The ad, click and chat family.', tests: PATHS },
  { id: '2.11', says: 'The auto insurance family.', tests: PATHS },
  { id: '2.12', says: 'The benefits family.', tests: PATHS },
  { id: '2.13', says: 'The premium reduction listing.', tests: PATHS },
  { id: '2.14', says: 'Two more paths of the premium reduction family, blacked out.', decisions: ['D67'] },
  { id: '2.15', says: 'The get-yours family.', tests: PATHS },
  { id: '2.16', says: 'The internal test and experiment pages.', tests: PATHS },
];
