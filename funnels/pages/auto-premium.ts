import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    asks: 'Your ZIP code, the first factor in a rate',
    button: 'Ask about my price',
    taps: 'Is there a policy on your car now?',
    tiles: { true: 'shield', false: 'car' },
  },
};

export const autoPremium = defineAskingPages(openings, [
  // What moves a premium, lever by lever.
  {
    path: '/save-auto',
    brands: ['tqg'],
    template: 'landing',
    title: 'What can lower a car premium',
    description:
      'Deductibles, mileage, drivers, cars and timing: what can lower a car insurance premium, and what each choice gives up.',
    headline: 'Six changes that may lower your car insurance premium',
    subheadline: 'Deductible, miles, drivers and more, with what each change costs you.',
    image: 'open-road',
    form: 'auto-short',
    planTypes: ['auto-liability'],
    exitIntent: {
      heading: 'Ask what one change would do to your price',
      text: 'A licensed insurance agent can work it out with you by phone, for example with a higher deductible.',
    },
    explains: ['deductible'],
    body: [
      {
        kind: 'comparison-table',
        heading: 'What each change does, and what you take on',
        introduction: 'Each insurer weighs these in its own way, so ask for a price with each one.',
        columns: ['Change', 'Why it can lower a premium', 'What you take on'],
        rows: [
          [
            'A higher deductible',
            'You pay more of each repair, so the insurer pays less',
            'A bigger bill after a crash',
          ],
          ['Fewer miles', 'Less time on the road means fewer chances of a crash', 'You may have to prove the mileage'],
          [
            'Another car',
            'Some models are cheaper to fix and less often stolen',
            'Only helps when you were going to buy anyway',
          ],
          ['Dropping a coverage', 'You stop paying for that part', 'The next loss of that kind is yours'],
          ['One insurer for car and home', 'Many give a discount for both', 'Leaving later means moving two policies'],
          ['Paying for the whole term', 'It spares the insurer monthly billing', 'A larger sum at once'],
        ],
        note: 'Rates depend on the state, the insurer and you. A change that helps with one company may do nothing at another.',
      },
      {
        kind: 'explainer',
        heading: 'Paint color and comparing do not raise the price',
        paragraphs: [
          'Insurers look at the make, the model, the body and the engine, and most never ask about paint.',
          'You can compare as often as you like. When an insurer looks at your credit to set a price, lenders do not see it and your credit score stays as it was.',
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'How to test one change at a time',
        steps: [
          {
            title: 'Start from your own policy',
            text: 'Take the front page. It lists limits, deductibles and discounts.',
          },
          {
            title: 'Change a single thing',
            text: 'Ask for the price with that change and nothing else. Write it down.',
          },
          {
            title: 'Weigh it',
            text: 'Set the yearly difference beside the bill you would face on a bad day. Then decide.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about lowering a premium',
        questions: [
          {
            question: 'How soon does an old ticket stop counting?',
            answer:
              'Most insurers look back three to five years, and state law may set the period. Ask for the exact month.',
          },
          {
            question: 'Should I leave a small claim unreported?',
            answer:
              'Read your policy first. Many require prompt notice of any accident, and an injury that shows up later can cost far more.',
          },
          {
            question: 'Does retirement change anything?',
            answer:
              'It can. The drive to work is gone, so the use of the car and the yearly miles should be set right on the policy.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Go through the six changes with an agent',
        text: 'Describe one car and one driver, and ask which of the changes fit you.',
      },
    ],
  },

  // An article: the factors of a rate that few people know.
  {
    path: '/secret-auto',
    brands: ['tqg', 'ps'],
    template: 'advertorial',
    title: 'Inside a car insurance rate',
    description:
      'Beyond age and accidents: the lesser-known parts of a car insurance rate, from claims files to model data, with sources.',
    headline: 'What goes into your car insurance rate',
    subheadline: 'Beyond age and accidents: the parts few drivers know, with sources.',
    image: 'open-road',
    form: 'auto-short',
    planTypes: ['auto-liability'],
    body: [
      {
        kind: 'article-section',
        heading: 'How an insurer adds up your rate',
        paragraphs: [
          'Ask a neighbor what sets the price of car insurance and you will hear the same answers: age, accidents, the car. All true, and only part of it.',
          'The rest is on record. In most states, insurers file their rating plans with the state insurance department, and the filings can be looked up.',
          'In short, the insurer starts from a base price for each coverage. It then multiplies by one number for each thing it knows about you, your car and your address. Change one of those numbers and the price moves.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'Your claims file, and how to see it',
        paragraphs: [
          'When you report a loss, your insurer may pass it to a shared database. The best known is called CLUE. It keeps auto and home claims for up to seven years, and other insurers can look there when you apply.',
          'The file holds the date, the kind of loss and what was paid. A claim closed without payment may be on it too.',
          'Mistakes happen. A crash may be set down as your fault when it was not. Federal law lets you ask for a copy once a year at no charge, and dispute what is wrong.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'Credit counts in most states',
        paragraphs: [
          'Many insurers work out a credit-based insurance score. It is not the score a bank uses, although both come from your credit report.',
          'The Federal Trade Commission studied these scores for Congress in 2007. It found that they predict the number of claims people file and their total cost. It also found that the effect falls unevenly on different groups, and critics say that makes the practice unfair.',
          'California, Hawaii and Massachusetts do not let insurers use credit to set auto rates, and several other states limit it. If a report of yours led to a worse price, the insurer must tell you, and name the company that supplied it.',
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'See which factors count in your state',
        text: 'Give one car and one driver, then ask a licensed agent which factors the insurers in your state count.',
      },
      {
        kind: 'comparison-table',
        heading: 'The lesser-known factors, side by side',
        introduction: 'Which of these count for you depends on the insurer and on the law of your state.',
        columns: ['Factor', 'What insurers look at', 'What you can do'],
        rows: [
          ['Your exact model', 'What owners of that model have claimed', 'Look it up before you buy the car'],
          ['A gap in coverage', 'Days without insurance', 'Start the new policy before the old one ends'],
          [
            'Everyone at home',
            'Drivers who live with you, even those who rarely drive',
            'Keep the list on the policy up to date',
          ],
          ['Miles and use', 'Commuting, errands or work', 'Correct the figure after a move or a retirement'],
          ['Past limits', 'How much liability coverage you had before', 'Know your limits when you are asked'],
        ],
      },
      {
        kind: 'article-section',
        heading: 'How your car’s model affects the rate',
        paragraphs: [
          'The Highway Loss Data Institute collects claims from insurers that cover most of the country’s private cars. It publishes results for hundreds of models, by kind of coverage.',
          'Larger vehicles tend to cost insurers more in damage. They cost more to repair, and they do more harm to what they hit. Injury claims from inside them tend to be fewer.',
          'Who drives a model matters as well. Claims are relatively rare for minivans and family wagons, and high for some fast two-door cars. So two cars with the same sticker price can differ at the insurer.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'Why two companies quote different prices',
        paragraphs: [
          'Each insurer draws on its own claims and on its own view of risk. One may care a great deal about a lapse last spring. Another may care more about the new driver in your house.',
          'That is why a comparison works, and why a friend’s happy experience tells you little. Your friend has another car, another street and another file.',
          'So make sure that the facts about you are right, ask for the same coverage each time, and see which price suits you.',
        ],
        points: [
          'Ask for your claims file and read it before you apply.',
          'Check miles, drivers and address on your present policy.',
          'Ask each insurer what it counted against you.',
        ],
      },
      {
        kind: 'sources',
        heading: 'Sources for this article',
        sources: [
          {
            title: 'Auto Insurance (pricing, underwriting and rating)',
            publisher: 'National Association of Insurance Commissioners',
            address: 'https://www.insureuonline.org/smallbusiness/topic_com_auto.htm',
            readOn: '2026-11-21',
          },
          {
            title: 'Credit-Based Insurance Scores: Impacts on Consumers of Automobile Insurance (2007)',
            publisher: 'Federal Trade Commission',
            address:
              'https://www.ftc.gov/reports/credit-based-insurance-scores-impacts-consumers-automobile-insurance-report-congress-federal-trade',
            readOn: '2026-11-21',
          },
          {
            title: 'Auto insurance: claims data by vehicle size and model',
            publisher: 'Insurance Institute for Highway Safety, Highway Loss Data Institute',
            address: 'https://www.iihs.org/topics/auto-insurance',
            readOn: '2026-11-21',
          },
          {
            title: 'CLUE and You: How Insurers Size You Up',
            publisher: 'Privacy Rights Clearinghouse',
            address: 'https://privacyrights.org/clue-and-you-how-insurers-size-you',
            readOn: '2026-11-21',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Go over your own rate with an agent',
        text: 'A few questions here, or a call. Either way you speak with a licensed insurance agent about your state.',
      },
    ],
  },

  // For people who typed a question into a search box.
  {
    path: '/search-4-auto',
    brands: ['tqg'],
    template: 'landing',
    title: 'Searching for car insurance',
    description:
      'A search for car insurance finds insurers, agencies and sites like ours. How to tell them apart, and what to ask each.',
    headline: 'Searching for car insurance? Know who answers',
    subheadline: 'Insurers, agencies, comparison sites: who does what, and what to ask.',
    image: 'three-lanes',
    form: 'auto-quiz',
    planTypes: ['auto-liability'],
    onEnter: 'report-arrival',
    exitIntent: {
      heading: 'Still looking for car insurance?',
      text: 'Before you open the next result, you can ask a licensed insurance agent the question you typed. The number is on this page.',
    },
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'check', text: 'We say what we are: a comparison service' },
          { icon: 'people', text: 'The agent on the phone is licensed' },
          { icon: 'coin', text: 'Companies pay us, you do not' },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Four kinds of car insurance results',
        introduction: 'They look alike on a screen. They do different jobs.',
        cards: [
          {
            icon: 'shield',
            title: 'The insurer',
            text: 'Sets the price, sells its own policies, and pays the claims.',
          },
          {
            icon: 'people',
            title: 'The agent of one insurer',
            text: 'Licensed by the state and tied to a single company. Knows its policies well.',
          },
          {
            icon: 'storefront',
            title: 'The agency with several',
            text: 'Can ask a number of insurers for you. Not every insurer sells this way.',
          },
          {
            icon: 'scales',
            title: 'The comparison site',
            text: 'That is us. You answer once, and with your consent we connect you with agents and insurers, who set the prices.',
          },
        ],
      },
      {
        kind: 'tip-list',
        heading: 'How to check a search result',
        tips: [
          {
            title: 'Look for the word Sponsored',
            text: 'The first lines of most searches are ads. That is fine, as long as you know it.',
          },
          {
            title: 'Find the name at the bottom',
            text: 'A proper site names its company and its address, and says whether it is an insurer.',
          },
          {
            title: 'Look up the license',
            text: 'Your state insurance department has a list of agents and companies that you can search by name.',
          },
          {
            title: 'See who may call you',
            text: 'Where a form asks for your phone number, read the line near the button first.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Common car insurance searches',
        questions: [
          {
            question: 'Which company charges the least?',
            answer:
              'It depends on your details. The insurer that suits a neighbor may price you high, so compare a few.',
          },
          {
            question: 'How many companies should I ask?',
            answer:
              'State regulators often suggest at least three. Give each one the same limits and the same deductible.',
          },
          {
            question: 'What do you do with my answers?',
            answer:
              'We keep your place and your answers. A company gets your name and number only if you tick it by name.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask an agent what you searched for',
        text: 'A few taps, a few lines to fill in, and a number to call. Or call now and skip the typing.',
      },
    ],
  },
]);
