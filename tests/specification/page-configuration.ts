import type { Sentence } from './sentence';

/** Section 2: what a page may say of itself, and where navigation leads. */
export const pageConfiguration: readonly Sentence[] = [
  {
    id: '2.17',
    says: 'A page is configured with title, description, headline, subheadline, image, body, destination, template, product, benefits, planTypes and form.',
    tests: {
      'rules/page-entry.test.ts': [
        'adding a page is one entry > the entry alone serves the page and each of its steps on the brands that it lists, and on no other',
        'adding a page is one entry > a wrong brand, template, form or step name does not compile',
      ],
      'unit/components/templates/templates.test.tsx': [
        'every template > %s shows headline, blocks and form, each once',
      ],
    },
  },
  {
    id: '2.18',
    says: 'benefits and planTypes are empty by default.',
    tests: {
      'rules/page-entry.test.ts': [
        'adding a page is one entry > its name is its path, its language english, its lists empty, and a brisk flick shows its exit intent',
      ],
    },
  },
  {
    id: '2.19',
    says: 'A page may have exit-intent options.',
    tests: {
      'unit/lib/exit-intent/exit-intent-rules.test.ts': [
        'the options (specification 9) > a page sets some, the rest stay; the flag has the same key with a suffix',
      ],
      'e2e/exit-triggers.desktop.spec.ts': ['a page may show its dialog after a delay'],
    },
  },
  {
    id: '2.20',
    says: 'A page may have an on-enter callback.',
    tests: {
      'e2e/page-entry.spec.ts': ['a page that reports arrivals says from which page of the site a link led to it'],
    },
  },
  {
    id: '2.21',
    says: 'A page may have an on-exit-intent callback.',
    tests: {
      'unit/lib/browser/page/page-hooks.test.ts': [
        'the exit-intent hooks > reveal-form shows the question on screen instead, with focus on its heading',
      ],
      'e2e/exit-triggers.desktop.spec.ts': ['a page may bring its question back instead of a dialog'],
    },
    decisions: ['D65'],
  },
  {
    id: '2.22',
    says: 'Search engines are told not to index a page in a preview, or where indexable is false.',
    tests: {
      'unit/lib/rendered/page-metadata.test.ts': [
        'a page is kept from search engines in a preview, and where it says so',
      ],
      'e2e/every-page.spec.ts': ['every page of ${brand.code} says in its HTML what it must'],
    },
  },
  {
    id: '2.23',
    says: 'Route metadata may carry a validate check.',
    tests: {
      'unit/lib/request/route-request.test.ts': [
        'page validation > a page whose validation does not hold is a 404 of its own',
      ],
    },
  },
  {
    id: '2.24',
    says: 'Route metadata may carry a layout.',
    tests: {
      'e2e/page-metadata.spec.ts': ['on a legal page the call bar stands at the end, not over the words'],
    },
  },
  {
    id: '2.25',
    says: 'Route metadata may carry middleware.',
    tests: {
      'unit/lib/request/route-request.test.ts': [
        'page middleware > a ZIP code under another name gets the name that the form reads, once, with whatever else must change',
        'page middleware > other pages leave it alone',
      ],
    },
  },
  {
    id: '2.26',
    says: 'Route metadata may carry a page transition.',
    tests: {
      'e2e/page-metadata.spec.ts': [
        'the reviews fade into each other, other pages do not, and none does under reduced motion',
      ],
    },
  },
  {
    id: '2.27',
    says: 'On a route change the page scrolls to the top, unless the route opts out.',
    tests: {
      'unit/lib/browser/navigation/left-scroll.test.ts': [
        'a page that does not scroll to the top is shown as far down as the one before was left',
      ],
      'e2e/page-metadata.spec.ts': [
        'a quiz page that follows another stays as far down as that was left',
        'a link to another page opens it at its top',
      ],
    },
  },
  {
    id: '2.28',
    says: 'With a hash it scrolls to that element and respects its scroll margin.',
    tests: {
      'e2e/shell.spec.ts': [
        'a link to the path on screen does nothing; a link to a place scrolls there below what sticks to the top',
      ],
    },
  },
  {
    id: '2.29',
    says: 'Navigating within the same path without a hash does nothing.',
    tests: {
      'unit/lib/navigation/decide-navigation.test.ts': ['decideNavigation > %j is the same path: stays'],
      'e2e/shell.spec.ts': [
        'a link to the path on screen does nothing; a link to a place scrolls there below what sticks to the top',
      ],
    },
  },
  {
    id: '2.30',
    says: 'Routes may redirect, by a rule that is looked up by path.',
    tests: {
      'unit/lib/request/route-request.test.ts': [
        'redirects of the table > in-app ones keep the query, lead from the steps of a retired page too, and say whether for good',
      ],
    },
  },
  {
    id: '2.31',
    says: 'An absolute target is a full page load, any other an in-app redirect.',
    tests: {
      'e2e/redirects.spec.ts': [
        'the browser loads the absolute address as a page of its own, and sends no referrer',
        'a retired path leads to the page that took its place, with the query and without personal values',
      ],
    },
  },
  {
    id: '2.32',
    says: 'Unknown routes fall to the not-found catch-all.',
    tests: {
      'e2e/missing-pages.spec.ts': ['where a brand has no page it says so, the same both ways'],
    },
  },
];
