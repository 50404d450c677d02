import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'What changed? Start with your ZIP code', button: 'Start there' } };

export const autoCircumstances = defineAskingPages(openings, [
  // A new address.
  {
    path: '/get-your-auto-n2i',
    brands: ['ps'],
    template: 'landing',
    title: 'Car insurance after a move',
    description:
      'Across town or across a state line: when to tell your insurer, what the new address can change, and what not to cancel yet.',
    headline: 'You moved. Does your car insurance know?',
    subheadline: 'A new address can change the price and the rules. What to do, and when.',
    image: 'open-road',
    form: 'auto-short',
    planTypes: ['auto-liability'],
    indexable: false,
    body: [
      {
        kind: 'comparison-table',
        heading: 'How far did you go?',
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
          'So a move can push it either way, even with the same car, the same driver and the same company. A garage in place of a curb can count too.',
        ],
        image: 'three-lanes',
      },
      {
        kind: 'how-it-works',
        heading: 'What to do before and after the move',
        steps: [
          {
            title: 'Before the truck is packed',
            text: 'Ask what the new address would do. Ask about the days on the road, and what is in the trunk, which a car policy seldom covers.',
          },
          {
            title: 'The first week',
            text: 'Give the insurer the address where the car sleeps. A mailbox elsewhere does not count.',
          },
          {
            title: 'Before the state’s deadline',
            text: 'Register the car. In many states the counter asks for a policy written for that state, so insurance comes first.',
          },
          {
            title: 'Last of all',
            text: 'End the old policy, once the new one runs and the old plates are dealt with as the old state wants.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about moving',
        questions: [
          {
            question: 'The new place is for the summer only. Do I report it?',
            answer: 'Yes, with dates. Where the car stays for months matters, even if your mail does not follow.',
          },
          {
            question: 'What if I leave the old address on file?',
            answer: 'The insurer may correct the price later, or question a claim. Both cost more than a phone call.',
          },
          {
            question: 'Will I get money back from the old policy?',
            answer: 'Often the unused part, sometimes less a fee. Ask before you name the date.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Enter your new ZIP code',
        text: 'It shows an agent which companies work on your new street. Or call with the lease in your hand.',
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
    headline: 'Long commute or short errands: do miles count?',
    subheadline: 'With most insurers, yes. Know your own number before you ask.',
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
          { icon: 'document', text: 'A guess for miles will do to start' },
          { icon: 'phone', text: 'The call costs you nothing' },
        ],
      },
      {
        kind: 'checklist',
        heading: 'Work out your own number',
        introduction: 'Five minutes with a pencil. Most people are surprised, in one direction or the other.',
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
          'If you drive far, day after day, a program that bills by the mile may cost more than a plain policy. Look at the car instead: its repair cost, its safety gear, and whether rental and roadside help belong on it.',
          'If the car comes out twice a week, say so. Retired, working from home or down to one job: each is news to an insurer that still has your old commute on file.',
          'Miles for pay are a third thing. Delivering food or carrying passengers is excluded from many personal policies. Ask for coverage that says yes to it in writing.',
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
            question: 'Does an app keep listening when I am a passenger?',
            answer: 'Some record any car ride until you mark it. Ask how to do that, and who sees the data.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask what your miles do to the price',
        text: 'Bring your yearly miles to the call and ask how the price would change with fewer, or with more.',
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
    headline: 'Leased or financed? Read what the contract requires',
    subheadline: 'Until it is paid off, the lender has a say in your coverage.',
    image: 'letters',
    form: 'auto',
    planTypes: ['auto-liability'],
    indexable: false,
    onEnter: 'report-arrival',
    exitIntent: {
      heading: 'Contract in one hand, phone in the other?',
      text: 'Read the insurance clause to a licensed insurance agent and ask what it means for you. Your place in the questions is kept.',
    },
    body: [
      {
        kind: 'explainer',
        heading: 'The state’s rules and the contract’s rules',
        paragraphs: [
          'The state sets the least that you must carry for harm to others. The contract adds rules to protect the car itself, since it secures the loan or belongs to the leasing company.',
          'Look for a heading such as “Insurance” or “Your duties.” Leases tend to ask for higher liability limits than loans do. Some cap the deductible.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Words you will meet in the clause',
        cards: [
          {
            icon: 'car',
            title: 'Physical damage',
            text: 'Collision and comprehensive taken together. Nearly every lender wants both.',
          },
          {
            icon: 'coin',
            title: 'Maximum deductible',
            text: 'The largest share of a repair that you may leave to yourself.',
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
          'A new car can lose value faster than a loan shrinks. If it is stolen or wrecked, the insurer pays what it was worth that day, less the deductible. The rest of the loan stays with you.',
          'Gap coverage is meant for that rest. Dealers sell it, so do many insurers, and some leases include it. See what you have before you buy it twice, and drop it once you owe less than the car would fetch.',
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'If the policy stops while you still pay',
        steps: [
          { title: 'The lender hears of it', text: 'Your insurer tells the loss payee when a policy ends or changes.' },
          { title: 'A letter comes', text: 'It asks for proof of new coverage by a date. Send the declarations page.' },
          {
            title: 'Or the lender buys for you',
            text: 'Such coverage protects the loan, not your liability, often costs more, and goes on your bill.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about leased and financed cars',
        questions: [
          {
            question: 'The last payment is made. What now?',
            answer:
              'Have the lender taken off the policy. From then on collision and comprehensive are your own choice.',
          },
          {
            question: 'May I switch insurers in the middle of a lease?',
            answer: 'As a rule, yes, if the new policy meets the contract and there is no day between the two.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Compare with your contract at hand',
        text: 'Tell the agent what the contract demands first. Every offer can then be measured against it.',
      },
    ],
  },
]);
