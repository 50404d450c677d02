import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'ZIP code, to try the blocks', button: 'Try it' } };

export const testsBlocks = defineAskingPages(openings, [
  // For colleagues: every kind of block once; of the two seasons one is shown.
  {
    path: '/fe-9988',
    brands: ['m10', 'bh'],
    smid: { m10: 'MULTI-PLAN_SAMPLEM10FE998827_M', bh: 'MULTI-PLAN_SAMPLEBHFE998827_M' },
    template: 'test',
    title: 'Test page with every kind of block',
    description:
      'A test page for colleagues: kinds of block, once each, in one long page; no legal sections, privacy choices, ads or calculators.',
    headline: 'Every kind of block, each shown once',
    subheadline: 'Twenty kinds in one column. Benefits come with plans in some areas.',
    image: 'three-lanes',
    form: 'rehearsal',
    benefits: ['otc', 'part-b-reduction'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'check', text: 'Block one: facts in a row' },
          { icon: 'document', text: 'Two to four of them' },
          { icon: 'people', text: 'Each has to be provable' },
        ],
      },
      {
        kind: 'explainer',
        heading: 'An explainer with a picture',
        paragraphs: [
          'It tells one thing in two or three paragraphs. The picture stands beside the words where there is room.',
          'A link may follow, to a page that says more.',
        ],
        image: 'harbor',
        learnMore: { label: 'A real page: over-the-counter allowances', destination: '/otc-savings' },
      },
      {
        kind: 'benefit-cards',
        heading: 'Benefit cards, and a note',
        introduction: 'The note under them appears because this page names a Part B premium reduction.',
        cards: [
          {
            icon: 'basket',
            title: 'First card',
            text: 'A plan may include an allowance for over-the-counter items.',
          },
          { icon: 'coin', title: 'Second card', text: 'A plan may pay part of a member’s Part B premium.' },
          { icon: 'bus', title: 'Third card', text: 'Three is the usual number. Four make two rows of two.' },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'Steps, with their numbers',
        steps: [
          { title: 'Begin', text: 'The first step says what the visitor does.' },
          { title: 'Go on', text: 'The second says what we do with it.' },
          { title: 'End', text: 'The third says what comes of it.' },
        ],
      },
      {
        kind: 'location',
        heading: 'Words for a place',
        text: 'Until a ZIP code is known, these words stand here.',
        textWithPlace: 'The ZIP code {zipCode} belongs to {city}, in {county} County, {state}.',
      },
      {
        kind: 'selector',
        heading: 'A choice that opens in place',
        introduction: 'Only one entry is open at a time.',
        choices: [
          { name: 'First entry', text: 'Opens when tapped, and closes the one that was open.' },
          { name: 'Second entry', text: 'Works without a script, since the browser does it.' },
        ],
      },
      {
        kind: 'chat',
        bubbles: [
          'A bubble from an automated assistant. On a chat page the first one has to say so.',
          'A second bubble, a little longer than the first, to see how the corners sit when the text wraps.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'A section of an article',
        paragraphs: ['In an article the column is narrow and the type a touch larger. Here it stands among strangers.'],
        points: ['It may end in a list', 'Of two points or more'],
      },
      {
        kind: 'comparison-table',
        heading: 'A table for comparing',
        columns: ['What', 'On a phone', 'On a wide screen'],
        rows: [
          ['A row', 'A small list', 'A row'],
          ['A heading of a column', 'Before each cell', 'Once, on top'],
        ],
        note: 'Longer tables are on fe-5891.',
      },
      {
        kind: 'tip-list',
        heading: 'Tips in an order',
        tips: [
          { title: 'Look at the number', text: 'It is part of the style and not of the text.' },
          { title: 'Then at the gap', text: 'Title and text belong together.' },
        ],
      },
      {
        kind: 'checklist',
        heading: 'Points to tick off',
        items: ['Nothing here can be tapped', 'The ground is a band', 'A note may follow'],
        note: 'As this one does.',
      },
      {
        kind: 'season',
        during: 'enrollment',
        heading: 'The season block, in the fall',
        text: 'From October 15 to December 7 people with Medicare may choose a plan for {planYear}. This text goes by itself after that.',
      },
      {
        kind: 'season',
        during: 'rest',
        heading: 'The season block, the rest of the year',
        text: 'The yearly enrollment period is closed now. The plan year of the day is {planYear}, and it changes on the first of October.',
      },
      {
        kind: 'listing',
        heading: 'A listing of kinds',
        introduction: 'Cards of one anatomy, whatever their content.',
        sortedBy: 'the alphabet',
        entries: [
          {
            title: 'HMO',
            kindOf: 'A kind of Medicare Advantage plan',
            facts: ['Care from the plan’s own network', 'Often a primary doctor who refers'],
          },
          {
            title: 'PPO',
            kindOf: 'Another kind of Medicare Advantage plan',
            facts: ['Doctors outside the network for a higher cost', 'Referrals are rarely asked for'],
            destination: '/reviews',
          },
        ],
      },
      {
        kind: 'carrier-list',
        heading: 'A list of companies',
        introduction: 'In the order of the alphabet, whatever the order of the entry. It ranks nobody.',
        carriers: [
          { name: 'Wellcare', text: 'Entered first, shown last.', destination: '/reviews/wellcare' },
          { name: 'Humana', text: 'Entered second, shown first.', destination: '/reviews/humana' },
        ],
      },
      {
        kind: 'fact-list',
        heading: 'Facts to look up',
        facts: [
          { label: 'A public number', text: '1-800-MEDICARE', address: 'tel:+18006334227' },
          { label: 'A fact in words', text: 'Part A and Part B are both needed to join Medicare Advantage' },
        ],
      },
      {
        kind: 'strengths-and-limits',
        heading: 'For and against, in equal measure',
        strengthsHeading: 'For a long test page',
        strengths: ['Nothing is forgotten', 'One scroll shows a change of style'],
        limitsHeading: 'Against it',
        limits: ['No visitor would read it', 'Neighbors meet that never meet elsewhere'],
      },
      {
        kind: 'page-links',
        heading: 'Links as cards',
        introduction: 'The whole card can be tapped.',
        links: [
          {
            icon: 'document',
            title: 'Companies',
            text: 'Five insurers, described without ranks.',
            destination: '/carriers',
          },
          { icon: 'lock', title: 'Privacy', text: 'A legal page, for contrast in tone.', destination: '/privacy' },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions, folded until tapped',
        questions: [
          {
            question: 'Which four kinds are missing?',
            answer:
              'Legal sections, the privacy choices, lists of ads and calculators. They belong to pages of their own.',
          },
          {
            question: 'Must the order be sensible?',
            answer: 'On pages for visitors, yes. Here it only has to set unlike blocks beside each other.',
          },
        ],
      },
      {
        kind: 'sources',
        heading: 'What a page rests on',
        sources: [
          {
            title: 'Medicare health plans',
            publisher: 'Medicare.gov',
            address: 'https://www.medicare.gov/health-drug-plans/health-plans',
            readOn: '2026-11-21',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'The last kind of block',
        text: 'Two ways forward: back to the question, or the phone.',
      },
    ],
  },
]);
