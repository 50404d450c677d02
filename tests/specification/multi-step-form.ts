import type { Sentence } from './sentence';

/** Section 2: the form, the shell and the error page. */
export const multiStepForm: readonly Sentence[] = [
  {
    id: '2.33',
    says: 'The step parameter selects the step.',
    tests: {
      'unit/lib/browser/form/funnel-controller.test.ts': [
        'opening a page > tells of the step that the address names, and neither moves the address nor scrolls',
      ],
    },
  },
  {
    id: '2.34',
    says: 'An unknown or missing step selects the first.',
    tests: {
      'unit/lib/engine/transition.test.ts': [
        'the step that an address selects > an unknown or missing step selects the first step; only the unknown one is a fallback',
      ],
    },
    decisions: ['D1'],
  },
  {
    id: '2.35',
    says: 'Steps are regular, auxiliary or final.',
    tests: {
      'unit/lib/engine/transition.test.ts': [
        'the step that an address selects > auxiliary steps stand in the order, both ways',
        'submitting > the last step stays where it is',
      ],
    },
  },
  {
    id: '2.36',
    says: 'Progress counts the regular steps, and one more for a final step.',
    tests: {
      'unit/lib/engine/transition.test.ts': ['progress > counts the regular steps, plus one if a final step exists'],
    },
  },
  {
    id: '2.37',
    says: 'An auxiliary step shows progress 0.',
    tests: { 'unit/lib/engine/transition.test.ts': ['progress > is 0 on an auxiliary step'] },
  },
  {
    id: '2.38',
    says: 'Submitting a step goes to the next step in order.',
    tests: {
      'unit/lib/engine/transition.test.ts': [
        'submitting > keeps the answers, reports the step and goes to the next one with the query kept',
      ],
    },
  },
  {
    id: '2.39',
    says: 'Going to a step may replace the history entry and may keep the query.',
    tests: {
      'unit/lib/engine/transition.test.ts': ['going to a step > may replace the history entry and may drop the query'],
      'unit/lib/browser/navigation/step-moves.test.ts': [
        'a step is pushed with the query, or takes the place of the one before without it',
      ],
    },
  },
  {
    id: '2.40',
    says: 'After moving on the page scrolls smoothly, so that the form stays in view 24 px below sticky headers.',
    tests: {
      'unit/lib/browser/navigation/reveal.test.ts': [
        'scrolls smoothly until the form stands 24 px under what sticks to the top, and puts focus on the heading',
      ],
    },
  },
  {
    id: '2.41',
    says: 'A step may be skipped; a skip submits with all values blanked.',
    tests: {
      'unit/lib/engine/transition.test.ts': [
        'skipping > submits with all values of the step blanked',
        'skipping > a step that may not be skipped stays',
      ],
    },
  },
  {
    id: '2.42',
    says: 'The result lowBidResult appears after a demand check.',
    tests: {
      'e2e/ad-click-to-call.spec.ts': ['a low bid opens the result that helps otherwise, without a word of bids'],
    },
    decisions: ['D3'],
  },
  {
    id: '2.43',
    says: 'It receives isLowBid and the raw answer of the provider.',
    tests: {
      'unit/lib/engine/transition.test.ts': [
        'what arrives from elsewhere > a demand check sets the demand and is reported, once',
      ],
      'unit/lib/browser/form/funnel-controller.test.ts': [
        'opening a page > a hook runs on entering, and its demand is kept and told of',
      ],
    },
  },
  {
    id: '2.44',
    says: 'One app view, with a thin loading bar at the top while it navigates.',
    tests: { 'e2e/shell.spec.ts': ['a page on its way shows the loading bar'] },
  },
  {
    id: '2.45',
    says: 'The page title is the title, a dash and the site name, or the site name alone.',
    tests: {
      'rules/page-entry.test.ts': ['adding a page is one entry > every address of it is known, with its head'],
      'unit/lib/page/page-title.test.ts': ['the title of a page is followed by the name of the site, or is that name'],
    },
  },
  {
    id: '2.46',
    says: 'The site icon comes from the configuration of the site.',
    tests: {
      'unit/funnels/brands/define-brand.test.ts': [
        'a brand has its icon, the relay number, the words for agents and its affiliate id from its code',
      ],
      'rules/pictures.test.ts': ['site icons > %s has its own'],
    },
  },
  {
    id: '2.47',
    says: 'Status 404 shows a page-not-found view.',
    tests: { 'e2e/addresses.spec.ts': ['what a brand does not have is a designed page with status 404'] },
  },
  {
    id: '2.48',
    says: 'Any other status shows a generic server-error view.',
    tests: {
      'e2e/missing-parts.spec.ts': [
        'an error while rendering shows the error view in the page’s own frame, and is logged',
      ],
    },
    decisions: ['D68'],
  },
];
