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
    title: 'Partners that sell car insurance',
    description:
      'Car insurance companies and agencies that pay to appear for your area, named as ads, with a way to sort them out by phone.',
    headline: 'Car insurance partners near you, plainly marked',
    subheadline: 'Companies that pay to be listed near you, or a licensed agent by phone.',
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
        heading: 'Who is behind an ad',
        introduction: 'Partners are of three kinds. The site you land on usually says which.',
        columns: ['It is', 'It gives you', 'Look for'],
        rows: [
          ['An insurer', 'A price of its own', 'The company’s name on the policy'],
          ['An agency', 'Prices from the insurers it sells for', 'A license number, and the list of those insurers'],
          ['A comparison site', 'Another list, or calls from sellers', 'The line that says who may call you'],
        ],
      },
      {
        kind: 'checklist',
        heading: 'Before you type your phone number anywhere',
        items: [
          'Read the sentence beside the button: it says who may call or text',
          'Check the address bar, so that you know whose page it is',
          'Leave the site if it hurries you; a fair price will be there tomorrow',
        ],
      },
      {
        kind: 'faq',
        heading: 'About these partners',
        questions: [
          {
            question: 'Do you put the better ones first?',
            answer: 'No. The network behind the list sets the order, and payment plays a part in it.',
          },
          {
            question: 'Why might the list be short, or empty?',
            answer: 'Companies choose where they advertise. In some areas few do. The phone works everywhere we serve.',
          },
          {
            question: 'Is the agent one of these partners?',
            answer: 'Perhaps, perhaps not. Ask who they work for and which companies they can quote.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'One call instead of many tabs',
        text: 'One call, a few questions about your car, and you hear what the agent’s companies offer where you live.',
      },
    ],
  },
]);
