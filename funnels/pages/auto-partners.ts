import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: { taps: 'Is your car covered today?', button: 'Ask about my car', tiles: { true: 'shield', false: 'car' } },
};

export const autoPartners = defineAskingPages(openings, [
  // Car insurance ads beside a number to call.
  {
    path: '/partners-a2o',
    brands: ['ps'],
    template: 'ad-list',
    title: 'Car insurance companies near you',
    description:
      'Car insurance companies and agencies that advertise in your area, marked as ads, what to check first, and a licensed agent to call.',
    headline: 'Find car insurance companies near you',
    subheadline: 'Each one pays to be listed. Or ask a licensed insurance agent by phone.',
    image: 'two-phones',
    leadsWith: 'call',
    form: 'auto-call',
    planTypes: ['auto-liability'],
    indexable: false,
    body: [
      {
        kind: 'ad-list',
        provider: 'quinstreet',
        heading: 'Companies that advertise near you',
        introduction: 'A tap opens the company’s own site in a new tab. Come back for the next one.',
      },
      {
        kind: 'comparison-table',
        heading: 'Three kinds of companies behind the ads',
        introduction: 'The site that opens usually says which kind it is.',
        columns: ['It is', 'It gives you', 'Look for'],
        rows: [
          ['An insurer', 'A price of its own', 'The company’s name on the policy'],
          ['An agency', 'Prices from the insurers it sells for', 'A license number, and the list of those insurers'],
          ['A comparison site', 'Another list, or calls from sellers', 'The line that says who may call you'],
        ],
      },
      {
        kind: 'checklist',
        heading: 'Check this before you give your phone number',
        items: [
          'Read the sentence beside the button: it says who may call or text',
          'Check the address bar, so that you know whose page it is',
          'Take your time: if a site hurries you, come back here and choose another',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about these companies',
        questions: [
          {
            question: 'Who puts the companies in order?',
            answer: 'The ad network behind the list does, and payment plays a part in it.',
          },
          {
            question: 'Why is my list short, or empty?',
            answer:
              'Companies choose where they advertise, and in some areas few do. The phone works everywhere we serve.',
          },
          {
            question: 'Does the agent work for one of these companies?',
            answer: 'Possibly. Ask who they work for and which companies they can quote.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Prefer to compare with one call?',
        text: 'Answer a few questions about your car, and hear what the agent’s companies offer where you live.',
      },
    ],
  },
]);
