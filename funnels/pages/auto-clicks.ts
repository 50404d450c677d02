import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    taps: 'Do you have a car policy to compare with?',
    button: 'Ask about my car',
    tiles: { true: 'shield', false: 'car' },
  },
};

export const autoClicks = defineAskingPages(openings, [
  // Insurers that advertise, and how to set their answers side by side.
  {
    path: '/compare-auto-clicks',
    brands: ['tqg', 'ps'],
    template: 'ad-list',
    title: 'Compare insurers that advertise',
    description:
      'Car insurers that pay to be seen in your area, marked as ads, and a sheet to fill in while you compare what they offer.',
    headline: 'Compare car insurers that advertise in your area',
    subheadline: 'Ask two or three for the same coverage, then compare. All are paid ads.',
    image: 'three-lanes',
    form: 'auto-call',
    planTypes: ['auto-liability'],
    body: [
      {
        kind: 'ad-list',
        provider: 'quinstreet',
        heading: 'Insurers that advertise here',
        introduction: 'Tap one to open that company’s own quote form. This page stays open behind it.',
      },
      {
        kind: 'checklist',
        heading: 'A sheet to compare their offers',
        introduction: 'Copy these lines onto paper. Fill in a column for each company.',
        items: [
          'Liability limits: all three numbers, in the same order.',
          'Collision deductible, then comprehensive deductible.',
          'Uninsured motorist coverage: yes or no, and how much.',
          'Length of the policy: six months or twelve.',
          'Fees for paying monthly, and for leaving early.',
          'Discounts already counted, so that you can check them.',
        ],
        note: 'If one column is blank, ask. A missing line often explains a lower figure.',
      },
      {
        kind: 'faq',
        heading: 'Questions about these ads',
        questions: [
          {
            question: 'Where do I see my price?',
            answer:
              'On the insurer’s own site. It works the price out once it knows your car, your drivers and your address.',
          },
          {
            question: 'Which insurers are on this list?',
            answer:
              'Those that advertise here. Many others do not, and some sell only through their own agents, so a call can add to your list.',
          },
          {
            question: 'What happens when I tap an ad?',
            answer:
              'Another company’s site opens, with its own privacy notice. What you type there goes to that company, not to us.',
          },
          {
            question: 'How were these companies picked for me?',
            answer:
              'By an ad network that knows your ZIP code and what you answered about your insurance and your home, if you did. Your name and contact details are not part of it.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Fill in your sheet with an agent’s help',
        text: 'A licensed agent can go through each line with you for the insurers they work with.',
      },
    ],
  },

  // Agencies that advertise, for a car that is about to be bought.
  {
    path: '/compare-auto-new-clicks',
    brands: ['ps'],
    template: 'ad-list',
    title: 'Ads for insuring your next car',
    description:
      'Companies that advertise car insurance, listed for people about to buy a car, with what the dealer and lender will ask.',
    headline: 'Car insurance for your next car: whom to ask',
    subheadline: 'Ask for a price before you own the car. All companies below pay to be listed.',
    image: 'open-road',
    form: 'auto-call',
    planTypes: ['auto-liability'],
    body: [
      {
        kind: 'ad-list',
        provider: 'quoteWizard',
        heading: 'Companies to ask before you sign',
        introduction: 'Some are insurers, some are agencies that work with several. Their site tells you which.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Four details that decide the price',
        introduction: 'Write these down while you look at the car.',
        cards: [
          {
            icon: 'car',
            title: 'The VIN',
            text: 'Seventeen letters and digits at the foot of the windshield. They tell the exact model, trim and engine.',
          },
          {
            icon: 'coin',
            title: 'How you will pay',
            text: 'With a loan or a lease, the lender usually asks for collision and comprehensive. With cash, you choose.',
          },
          {
            icon: 'calendar',
            title: 'The day you drive home',
            text: 'Coverage should start on that day. Dealers commonly ask for proof before they hand over the keys.',
          },
          {
            icon: 'steering-wheel',
            title: 'Who will drive it',
            text: 'Everybody in the household who will use the car, with their license dates.',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'Choosing between two cars? Ask about both',
        paragraphs: [
          'A small difference between models can change the price. Sensors in a bumper, a sports trim or a model that is often stolen all count.',
          'Ask the same company about each car on the same day. Then the car is the only thing that differs between the two figures.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions before you open an ad',
        questions: [
          {
            question: 'Will I get calls?',
            answer:
              'If you type your number on a company’s site, you may. Read what you agree to there. A tap on an ad carries no number.',
          },
          {
            question: 'Can I ask before I have chosen a car?',
            answer: 'Yes. The year, make and model are enough to begin. Later the VIN names the exact car.',
          },
          {
            question: 'How is the order of the list set?',
            answer: 'By an ad network, which is paid by the companies. A higher place does not mean a better company.',
          },
          {
            question: 'What does the ad network learn about me?',
            answer:
              'Your ZIP code, so that the companies fit your area. If you told us about your insurance or your home, that too. Who you are stays out of it.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Buying a car today? Ask an agent',
        text: 'Call and ask what a policy for that car would need to include. An agent can stay on while you read them the VIN.',
      },
    ],
  },

  // Companies that advertise, for the weeks before a renewal.
  {
    path: '/compare-now-n2g-clicks',
    brands: ['tqg'],
    template: 'ad-list',
    title: 'Ads to weigh against a renewal',
    description:
      'Companies that advertise car insurance, for readers with a renewal letter in hand, and the order of steps for switching.',
    headline: 'Renewal letter in hand? Compare other car insurers',
    subheadline: 'Set your letter beside what the companies in these ads offer in your area.',
    image: 'letters',
    form: 'auto-call',
    planTypes: ['auto-liability'],
    indexable: false,
    body: [
      {
        kind: 'ad-list',
        provider: 'mediaAlpha',
        heading: 'Insurers to compare with your renewal',
        introduction: 'Tap a company to open its own site. These are paid ads for your area.',
      },
      {
        kind: 'how-it-works',
        heading: 'How to switch insurers, step by step',
        steps: [
          { title: 'Find the date', text: 'Your letter names the day and hour when the present policy ends.' },
          {
            title: 'Ask for the same coverage',
            text: 'Read your limits and deductibles off the letter. Ask the new company for exactly those.',
          },
          {
            title: 'Start the new one first',
            text: 'Have the new policy confirmed in writing, with a start on that day or before it.',
          },
          {
            title: 'Then cancel in writing',
            text: 'Give the old company the end date and ask for any unused premium back.',
          },
        ],
      },
      {
        kind: 'tip-list',
        heading: 'Three things to check before you switch',
        tips: [
          {
            title: 'Your automatic payment',
            text: 'If the old policy renews from your card, stop it yourself once the new one is in force.',
          },
          {
            title: 'Your lender',
            text: 'If the car has a loan, tell the lender about the new insurer. Otherwise it may buy coverage at your expense.',
          },
          {
            title: 'Extras you may lose',
            text: 'Forgiveness for a first accident may not move with you. Ask before you leave.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about the ads and about switching',
        questions: [
          {
            question: 'Do the advertisers know my present insurer?',
            answer:
              'The ad network does, if you named it here; it also gets your area, and whether you own your home if you said so. It does not get your name, your phone number or your policy.',
          },
          {
            question: 'Can I switch in the middle of a term?',
            answer: 'In general, yes. Some companies keep a fee for it, so ask yours how it works out the refund.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Go through your renewal letter with an agent',
        text: 'Read it out line by line, and hear what the insurers they work with would offer.',
      },
    ],
  },
]);
