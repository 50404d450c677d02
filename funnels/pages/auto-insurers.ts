import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    taps: 'Does one of them insure you now?',
    button: 'Ask about mine',
    tiles: { true: 'shield', false: 'car' },
  },
};

export const autoInsurers = defineAskingPages(openings, [
  // Large car insurers in the order of the alphabet.
  {
    path: '/auto-insurers',
    brands: ['tqg', 'ps'],
    template: 'reviews',
    title: 'Twelve car insurers, A to U',
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
        heading: 'From Allstate to USAA',
        introduction:
          'Twelve large insurers, A to Z. A listing is not an endorsement. Names are trademarks of their owners.',
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
        heading: 'How to choose among names you know',
        tips: [
          { title: 'Does it write where you live?', text: 'Several of the twelve do not sell in every state.' },
          {
            title: 'Who picks up at two in the morning?',
            text: 'Ask how claims are reported, and who handles them near you.',
          },
          {
            title: 'Whose repair shop?',
            text: 'Ask whether you may choose, and whether the work comes with a warranty.',
          },
          {
            title: 'Which company in the group?',
            text: 'A group may hold several insurers. The one on your card is the one that pays.',
          },
        ],
      },
      {
        kind: 'article-section',
        heading: 'How we made the list',
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
            answer: 'One that belongs to its policyholders, not to holders of shares. It says little about the price.',
          },
          {
            question: 'Is a direct insurer cheaper?',
            answer: 'It saves a commission and spends on advertising. Only prices for your own case can tell.',
          },
          {
            question: 'Why are there no stars here?',
            answer:
              'A star without its source says nothing. Ratings have makers and methods, and you can read those yourself.',
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
        text: 'Say where you park and what you have now. Then ask the agent whether that company is among theirs.',
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
      'AM Best, J.D. Power and the NAIC complaint index each measure something else. What they ask, and how to use all three.',
    headline: 'How top-rated car insurers get their ratings',
    subheadline: 'Strength, service, complaints: learn to read all three ratings.',
    image: 'letters',
    form: 'auto-call',
    planTypes: ['auto-liability'],
    body: [
      {
        kind: 'comparison-table',
        heading: 'Three ratings, three questions',
        columns: ['Rating', 'The question it answers', 'What it cannot tell you'],
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
        note: 'None of the three says anything about your own price.',
      },
      {
        kind: 'article-section',
        heading: 'AM Best: financial strength',
        paragraphs: [
          'AM Best is a credit rating agency that deals with insurers alone. It studies a company’s capital, results and risks, and states an opinion in letters. Companies usually pay to be rated.',
          'Look up the exact company on your card. A strong group may have a smaller member with a grade of its own.',
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
          'The National Association of Insurance Commissioners gathers complaints that states have closed. It divides a company’s share of complaints by its share of premiums. A result of one is the middle of the road; above it means more complaints than expected.',
          'For a small company a handful of complaints can swing the result. Compare several years, and look at private passenger auto alone.',
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'Check a company in four steps',
        steps: [
          { title: 'Find the legal name', text: 'It is on the quote or the ID card, and often longer than the brand.' },
          { title: 'Strength first', text: 'Rule out any company whose grade makes you uneasy.' },
          { title: 'Complaints next', text: 'Use the search page of the regulators, and pick auto.' },
          {
            title: 'Surveys last',
            text: 'The study of claims comes closest to the day that you will need the company.',
          },
        ],
      },
      {
        kind: 'article-section',
        heading: 'How this page was made',
        paragraphs: [
          'We describe how the raters say they work. We rate nobody, and we repeat no grade here, because grades change and ours would soon be stale.',
        ],
      },
      {
        kind: 'sources',
        heading: 'From the raters themselves',
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
        heading: 'Bring the names you looked up',
        text: 'Ask the agent which of them sell on your street, and what each would cover.',
      },
    ],
  },
]);
