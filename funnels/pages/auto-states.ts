import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';
import { autoStateRules } from './auto-state-rules';

const openings: Openings = { english: { asks: 'Your ZIP code tells your state', button: 'Find my state' } };

export const autoStates = defineAskingPages(openings, [
  // What the visitor's state does differently.
  {
    path: '/compare-state-rates-m6b',
    brands: ['ps', 'tqg'],
    template: 'selector',
    title: 'Car insurance rules, state by state',
    description:
      'No-fault or fault, uninsured drivers, unusual rules: what each of the 50 states and D.C. does differently in car insurance.',
    headline: 'How your state changes your car insurance',
    subheadline: 'Fault, uninsured drivers, required parts: choose your state to see.',
    image: 'open-road',
    form: 'auto-short',
    planTypes: ['auto-liability'],
    indexable: false,
    body: [
      {
        kind: 'selector',
        heading: 'Choose your state',
        introduction: 'One or two things worth knowing in each. Laws change, so ask again before you buy.',
        choices: Object.entries(autoStateRules).map(([name, { english }]) => ({ name, text: english })),
      },
      {
        kind: 'comparison-table',
        heading: 'No-fault, tort, choice: what they mean',
        columns: ['System', 'What it means', 'Why it matters to you'],
        rows: [
          [
            'No-fault',
            'Your own policy pays your injuries first, whoever caused the crash',
            'Lawsuits are limited, and injury protection is required',
          ],
          ['Tort', 'The driver at fault pays, usually through liability insurance', 'Your limits protect what you own'],
          [
            'Choice',
            'You decide which of the two systems applies to you',
            'A form at the start settles what you may claim later',
          ],
        ],
        note: 'Damage to cars goes by fault in most no-fault states too.',
      },
      {
        kind: 'explainer',
        heading: 'What happens to your rate when you move',
        paragraphs: [
          'Each state reviews the rates of its insurers, sets the least coverage, and says which facts may be used. An insurer that is strong in one state may not sell in the next.',
          'So a move is more than a new address on the policy. The parts have other names, the required ones differ, and the company may have to write a fresh policy.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about driving in two states',
        questions: [
          {
            question: 'Am I covered on a trip to another state?',
            answer:
              'Policies usually adjust to the minimum of the state you drive in. For a trip to Mexico, ask your insurer first.',
          },
          {
            question: 'I spend the winter elsewhere. Which state counts?',
            answer: 'As a rule, the one where the car is mainly kept. Tell the insurer both addresses and the months.',
          },
          {
            question: 'Where can I read my state’s own rules?',
            answer: 'At its insurance department. Each one has a website for consumers, and a person to ask.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask someone licensed in your state',
        text: 'Your ZIP code comes first. The agent you reach can say what the law there requires and what is up to you.',
      },
    ],
  },
]);
