import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    taps: 'Do you have a car insurer right now?',
    button: 'Ask about insurers',
    tiles: { true: 'shield', false: 'car' },
  },
};

export const autoInsurers = defineAskingPages(openings, [
  // Large car insurers in the order of the alphabet.
  {
    path: '/auto-insurers',
    brands: ['tqg', 'ps'],
    template: 'reviews',
    title: 'Twelve car insurers, A to Z',
    description:
      'Twelve large car insurers in alphabetical order: where they are based, how they sell, and what to ask before you choose.',
    headline: 'Twelve car insurers, in alphabetical order',
    subheadline: 'Who they are, how they sell, and what to ask each of them.',
    image: 'three-lanes',
    form: 'auto-call',
    planTypes: ['auto-liability'],
    body: [
      {
        kind: 'carrier-list',
        heading: 'Twelve insurers, from Allstate to USAA',
        introduction:
          'Where each one is based and how it sells. A listing is not an endorsement. Names are trademarks of their owners.',
        carriers: [
          {
            name: 'Allstate',
            text: 'Based in Illinois and founded in 1931. Sells through its own agents, by phone and online.',
          },
          {
            name: 'American Family',
            text: 'A mutual group from Madison, Wisconsin, with agents in part of the country, mostly the Midwest and West.',
          },
          {
            name: 'Auto-Owners',
            text: 'From Lansing, Michigan. You buy through an agency that also sells other companies, in about half of the states.',
          },
          {
            name: 'Erie',
            text: 'From Erie, Pennsylvania. Its agents are in a dozen states of the East and Midwest, and in the District of Columbia.',
          },
          { name: 'Farmers', text: 'A California group that sells mainly through agents who carry its name.' },
          {
            name: 'Geico',
            text: 'Owned by Berkshire Hathaway and known for selling direct, online and by phone. Some local agents exist too.',
          },
          {
            name: 'Liberty Mutual',
            text: 'From Boston. Sells direct and through agents. Safeco, a name you may also hear, belongs to it.',
          },
          {
            name: 'Nationwide',
            text: 'A mutual company from Columbus, Ohio, founded by farmers in the 1920s. Works mostly with agencies.',
          },
          {
            name: 'Progressive',
            text: 'From the Cleveland area. Sells direct and through agencies; the two may not give the same price, so ask both.',
          },
          {
            name: 'State Farm',
            text: 'A mutual company from Bloomington, Illinois. Its agents sell its policies and have an office you can walk into.',
          },
          {
            name: 'Travelers',
            text: 'One of the oldest names, sold for the most part through agencies that carry several companies.',
          },
          {
            name: 'USAA',
            text: 'From San Antonio. Membership is for people in the military, veterans and their families.',
          },
        ],
      },
      {
        kind: 'tip-list',
        heading: 'Four questions to ask any car insurer',
        tips: [
          { title: 'Do you sell where I live?', text: 'Several of the twelve do not sell in every state.' },
          {
            title: 'Who takes my claim at night?',
            text: 'Ask how claims are reported, and who handles them near you.',
          },
          {
            title: 'May I choose the repair shop?',
            text: 'Ask too whether the repair comes with a warranty.',
          },
          {
            title: 'Which company would insure me?',
            text: 'A group may hold several insurers. The one on your card is the one that pays.',
          },
        ],
      },
      {
        kind: 'article-section',
        heading: 'How we made this list of insurers',
        paragraphs: [
          'We took names that many drivers know and set down public facts about each: where it comes from and how it sells. We did not test service, and no company saw the text beforehand.',
          'An agent you reach from here may sell for a few of the twelve, or for others that are not listed. Ask which, and why those.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about these insurers',
        questions: [
          {
            question: 'What is a mutual company?',
            answer:
              'One that belongs to its policyholders, not to holders of shares. Its prices may be higher or lower, so ask.',
          },
          {
            question: 'Is a direct insurer cheaper?',
            answer: 'It can be. It saves a commission and spends on advertising, so compare prices for your own car.',
          },
          {
            question: 'Why are there no stars here?',
            answer:
              'We list public facts. For each company’s complaints, license and finances, use the search page below.',
          },
        ],
      },
      {
        kind: 'sources',
        heading: 'Where to check a company',
        sources: [
          {
            title: 'Consumer Insurance Search: complaints, licenses and finances by company',
            publisher: 'National Association of Insurance Commissioners',
            address: 'https://content.naic.org/cis_consumer_information.htm',
            readOn: '2026-11-21',
          },
          {
            title: 'Directory of state insurance departments',
            publisher: 'National Association of Insurance Commissioners',
            address: 'https://content.naic.org/state-insurance-departments',
            readOn: '2026-11-21',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about an insurer on this list',
        text: 'Say where you park and what you have now. Then ask the agent whether they sell for that company.',
      },
    ],
  },

  // What ratings of insurers measure.
  {
    path: '/explore-top-rated-insurers',
    brands: ['ps'],
    template: 'reviews',
    title: 'How insurer ratings work',
    description:
      'What AM Best, J.D. Power and the NAIC complaint index each measure about a car insurer, and how to use all three.',
    headline: 'How top-rated car insurers get their ratings',
    subheadline: 'See what three ratings measure, and check a company in four steps.',
    image: 'letters',
    form: 'auto-call',
    planTypes: ['auto-liability'],
    body: [
      {
        kind: 'comparison-table',
        heading: 'What each of the three ratings tells you',
        columns: ['Rating', 'The question it answers', 'What it does not show'],
        rows: [
          ['AM Best', 'Is the company strong enough to pay claims for years?', 'Whether it is pleasant to deal with'],
          [
            'J.D. Power',
            'How content were customers who answered a survey?',
            'Whether it can pay, or what you would pay',
          ],
          [
            'NAIC complaint index',
            'Does it draw more complaints than its size explains?',
            'Who was right in each dispute',
          ],
        ],
        note: 'For your own price, ask an insurer or an agent. No rating shows it.',
      },
      {
        kind: 'article-section',
        heading: 'AM Best: financial strength',
        paragraphs: [
          'AM Best is a credit rating agency that deals with insurers alone. It studies a company’s capital, results and risks, and states an opinion in letters. Companies usually pay to be rated.',
          'Look up the exact company on your insurance card. A strong group may have a smaller member with a grade of its own.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'J.D. Power: what customers say',
        paragraphs: [
          'J.D. Power surveys customers. It has separate auto studies for shopping, for service and for claims, and some are split by region. A company can do well in one and poorly in another.',
          'So read which study an advertisement means, for which region, and of which year. Winners may pay a license fee to show the award.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'The NAIC index: complaints for a company’s size',
        paragraphs: [
          'The National Association of Insurance Commissioners (NAIC) gathers complaints that states have closed. It divides a company’s share of complaints by its share of premiums. A result of one is as expected for its size; above one means more complaints.',
          'For a small company a handful of complaints can swing the result. Compare several years, and look at private passenger auto alone.',
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'Check a company in four steps',
        steps: [
          { title: 'Find the legal name', text: 'It is on the quote or the ID card, and often longer than the brand.' },
          { title: 'Look up its strength', text: 'Rule out any company whose grade makes you uneasy.' },
          { title: 'Look up complaints', text: 'Use the search page of the regulators, and pick auto.' },
          {
            title: 'Read the surveys',
            text: 'The study of claims comes closest to the day that you will need the company.',
          },
        ],
      },
      {
        kind: 'article-section',
        heading: 'How we wrote this page',
        paragraphs: [
          'We describe how the raters say they work. Grades change, so look up today’s grade on the raters’ own pages, linked below.',
        ],
      },
      {
        kind: 'sources',
        heading: 'Where to look up ratings',
        sources: [
          {
            title: 'Best’s Credit Ratings',
            publisher: 'AM Best',
            address: 'https://web.ambest.com/',
            readOn: '2026-11-21',
          },
          {
            title: 'Insurance studies',
            publisher: 'J.D. Power',
            address: 'https://www.jdpower.com/business',
            readOn: '2026-11-21',
          },
          {
            title: 'Consumer Insurance Search',
            publisher: 'National Association of Insurance Commissioners',
            address: 'https://content.naic.org/cis_consumer_information.htm',
            readOn: '2026-11-21',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask an agent about insurers you looked up',
        text: 'Find out which of them sell in your area, and what each would cover.',
      },
    ],
  },
]);
