import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'ZIP code where the car is kept now', button: 'Ask about my car' } };

export const autoCircumstances = defineAskingPages(openings, [
  // A new address.
  {
    path: '/get-your-auto-n2i',
    brands: ['ps'],
    template: 'landing',
    title: 'Car insurance after a move',
    description:
      'Across town or across a state line: when to tell your insurer, what the new address can change, and what not to cancel yet.',
    headline: 'Moved? Update your car insurance in the right order',
    subheadline: 'What to do, and when. A new address can change the price and the rules.',
    image: 'open-road',
    form: 'auto-short',
    planTypes: ['auto-liability'],
    indexable: false,
    body: [
      {
        kind: 'comparison-table',
        heading: 'A move across town or to another state',
        columns: ['What to sort out', 'Across town', 'Across a state line'],
        rows: [
          ['Your insurer', 'Usually the same one', 'Ask whether it sells policies there'],
          ['Required coverage', 'As before', 'Set by the new state'],
          ['Plates and title', 'Change of address', 'New ones, within the deadline that the state sets'],
          ['Your old policy', 'Corrected from the day of the move', 'Kept until the new one has started'],
        ],
      },
      {
        kind: 'explainer',
        heading: 'Why your address changes the price',
        paragraphs: [
          'Insurers file their prices by territory. A territory may be a county, a ZIP code or smaller. Thefts, crashes, hail and repair shops differ from one to the next, and the price follows.',
          'So a move can push the price up or down, even with the same car, driver and company. Parking in a garage and not on the street can count too.',
        ],
        image: 'three-lanes',
      },
      {
        kind: 'how-it-works',
        heading: 'What to do before and after the move',
        steps: [
          {
            title: 'Before you move',
            text: 'Ask your insurer what the new address would do to the price. Ask about the days on the road too: a car policy seldom covers what is in the trunk.',
          },
          {
            title: 'The first week',
            text: 'Give the insurer the address where the car is parked at night, even if your mail goes elsewhere.',
          },
          {
            title: 'Before the state’s deadline',
            text: 'Register the car. Many states ask for a policy written for that state, so get the insurance first.',
          },
          {
            title: 'Last: end the old policy',
            text: 'Do so once the new one has started and you have handled the old plates as the old state asks.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about moving',
        questions: [
          {
            question: 'Do I report a place where I only spend the summer?',
            answer: 'Yes, with dates. Where the car stays for months matters, even if your mail does not follow.',
          },
          {
            question: 'What if I leave the old address on file?',
            answer: 'The insurer may correct the price later, or question a claim. One phone call avoids both.',
          },
          {
            question: 'Will I get money back from the old policy?',
            answer: 'Often the unused part, sometimes less a fee. Ask before you name the date.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about coverage at your new address',
        text: 'Enter the new ZIP code, or call. An agent can tell you which of their companies sell there.',
      },
    ],
  },

  // How miles are counted, and whom it suits.
  {
    path: '/get-your-auto-r2d',
    brands: ['ps'],
    template: 'landing',
    title: 'Car insurance and your mileage',
    description:
      'A long commute, a car for errands, or something between: how insurers count miles, and how to work out your own number.',
    headline: 'How your yearly miles affect car insurance prices',
    subheadline: 'Work out your own number in five minutes. Most insurers ask for it.',
    image: 'open-road',
    form: 'auto-short',
    planTypes: ['auto-liability'],
    indexable: false,
    exitIntent: {
      heading: 'Not sure of your miles?',
      text: 'A licensed insurance agent can work the figure out with you from two service receipts. You can also go on here.',
    },
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'road-horizon', text: 'An estimate of your miles will do' },
          { icon: 'phone', text: 'The call costs you nothing' },
        ],
      },
      {
        kind: 'checklist',
        heading: 'Work out your yearly miles',
        introduction: 'It takes a pencil and two odometer readings.',
        items: [
          'Read the odometer today',
          'Find an old reading with a date: an oil change, an inspection, the bill of sale',
          'Subtract, divide by the months between, multiply by twelve',
          'Add trips still to come; take off a commute that has ended',
          'Do it again for each car',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Three ways insurers count miles',
        columns: ['Way', 'What is recorded', 'Ask before you agree'],
        rows: [
          ['Yearly estimate', 'The figure you give, checked now and then', 'How far off may it be?'],
          ['Pay per mile', 'Distance, by a plug-in device, the car or a photo of the dash', 'Is there a daily cap?'],
          ['Driving app', 'Distance, braking, speed, time of day, often place', 'Can my price go up from it?'],
        ],
        note: 'Not every company offers each, and states have their own rules for them.',
      },
      {
        kind: 'explainer',
        heading: 'Many miles or few: what each changes',
        paragraphs: [
          'If the car comes out twice a week, say so. You may be retired, working from home or down to one job while the insurer still has your old commute on file.',
          'If you drive far every day, a program that bills by the mile may cost more than a plain policy. If you deliver food or carry passengers for pay, ask for coverage that allows it in writing, since many personal policies leave it out.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about mileage',
        questions: [
          {
            question: 'What counts as a short commute?',
            answer: 'Companies draw the line in different places. Give the one-way distance and the days per week.',
          },
          {
            question: 'Does an app record trips when I am a passenger?',
            answer: 'Some do, until you mark the trip as a passenger. Ask how to do that, and who sees the data.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask what your miles do to the price',
        text: 'Tell an agent your yearly miles, and ask how the price would change with fewer or more.',
      },
    ],
  },

  // A lender or a leasing company has a say.
  {
    path: '/get-your-auto-z8r',
    brands: ['tqg', 'ps'],
    template: 'landing',
    title: 'Insuring a leased or financed car',
    description:
      'What a lender or leasing company may require, what gap coverage is for, and how to find both in your contract.',
    headline: 'Leased or financed car: what insurance it needs',
    subheadline: 'Find what your lender requires, and ask an agent about policies to match.',
    image: 'letters',
    form: 'auto',
    planTypes: ['auto-liability'],
    indexable: false,
    onEnter: 'report-arrival',
    exitIntent: {
      heading: 'Ask an agent about your contract',
      text: 'Read the insurance clause to a licensed insurance agent and ask what it means for you. Your place in the questions is kept.',
    },
    body: [
      {
        kind: 'explainer',
        heading: 'What the state requires, and what the contract adds',
        paragraphs: [
          'The state sets the least that you must carry for harm to others. The contract adds rules to protect the car itself, since it secures the loan or belongs to the leasing company.',
          'Look for a heading such as “Insurance” or “Your duties.” Leases tend to ask for higher liability limits than loans do. Some cap the deductible.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Insurance words in your contract',
        cards: [
          {
            icon: 'wrench',
            title: 'Physical damage',
            text: 'Collision and comprehensive taken together. Nearly every lender wants both.',
          },
          {
            icon: 'coin',
            title: 'Maximum deductible',
            text: 'The highest deductible that the contract lets you choose.',
          },
          {
            icon: 'document',
            title: 'Loss payee',
            text: 'The lender, named on the policy, so that a check for a wrecked car includes it.',
          },
          {
            icon: 'people',
            title: 'Additional insured',
            text: 'The leasing company, named for liability as well, since it owns the car.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'What gap coverage is for',
        paragraphs: [
          'When a car is stolen or wrecked, the insurer pays what it was worth that day, less the deductible. A new car can lose value faster than the loan shrinks. Gap coverage can pay the rest of the loan or lease.',
          'Dealers sell it, many insurers do, and some leases include it. See what you have before you buy it twice. Once you owe less than the car would sell for, ask about taking it off.',
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'If your policy ends before the loan or lease does',
        steps: [
          { title: 'The lender is told', text: 'Your insurer tells the loss payee when a policy ends or changes.' },
          {
            title: 'You get a letter',
            text: 'It asks for proof of new coverage by a date. Send the declarations page.',
          },
          {
            title: 'No proof by that date',
            text: 'The lender may buy coverage and bill you. It protects the loan, not your liability, and often costs more.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about leased and financed cars',
        questions: [
          {
            question: 'What changes after my last payment?',
            answer:
              'Have the lender taken off the policy. From then on collision and comprehensive are your own choice.',
          },
          {
            question: 'May I switch insurers in the middle of a lease?',
            answer: 'As a rule, yes, if the new policy meets the contract and starts the day that the old one ends.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Compare with your contract at hand',
        text: 'Tell the agent first what the contract requires. Then each offer can be checked against it.',
      },
    ],
  },
]);
