import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'The ZIP code for the car you insure', button: 'Compare routes' } };

export const autoCompare = defineAskingPages(openings, [
  // A new car: add it to the present policy, or start a new one.
  {
    path: '/compare-auto-new',
    brands: ['ps'],
    template: 'comparison',
    title: 'Compare insurance for a new car',
    description:
      'Add the new car to the policy you have or begin a fresh one: the two routes compared, with loans, leases and gap coverage.',
    headline: 'New car? Two routes to insure it',
    subheadline: 'Add it to your policy or take a new one: what each route changes.',
    image: 'three-lanes',
    form: 'auto',
    planTypes: ['auto-liability'],
    exitIntent: {
      heading: 'Picking the car up soon?',
      text: 'A licensed insurance agent can tell you by phone what proof a dealer usually wants and when a policy could start.',
      // The form is long: who rests at a question may be stuck.
      inactiveSeconds: 120,
    },
    body: [
      {
        kind: 'comparison-table',
        heading: 'Add it, or start over',
        columns: ['Question', 'Add to your policy', 'A new policy'],
        rows: [
          ['How fast is it?', 'Often one call or a few taps', 'An application with all cars and drivers'],
          [
            'When does coverage begin?',
            'Many policies cover a new car for some days at once',
            'On the start date you choose',
          ],
          ['What about the old limits?', 'The new car usually takes them over', 'You set every limit afresh'],
          ['Does the price of the term change?', 'From the day the car is added', 'A new price for everything'],
          [
            'Is it a good moment to compare?',
            'At the next renewal',
            'Now, with the same car and drivers for each insurer',
          ],
        ],
        note: 'How many days a new car is covered without notice, and how well, differs by insurer. Read your policy or ask.',
      },
      {
        kind: 'explainer',
        heading: 'When gap coverage helps in the first year',
        paragraphs: [
          'A new car loses value quickly. After a total loss, collision coverage pays what the car was worth on that day. The loan may be larger.',
          'Gap coverage exists for that difference. Dealers sell it, lenders sell it, and some insurers do. Compare the three before you sign, because a dealer’s version is often rolled into the loan.',
          'Once the loan is smaller than the car’s value, gap coverage has nothing left to do. Set a reminder to look.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Bought, financed or leased',
        cards: [
          { icon: 'coin', title: 'Paid in full', text: 'The state decides on liability. The rest is up to you.' },
          {
            icon: 'document',
            title: 'With a loan',
            text: 'The lender normally asks for collision and comprehensive, and may cap the deductible.',
          },
          {
            icon: 'car',
            title: 'Leased',
            text: 'The leasing company owns the car. It may ask for liability limits well above your state’s minimum.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about insuring a new car',
        questions: [
          {
            question: 'What becomes of the car I trade in?',
            answer: 'Take it off the policy once the title has changed hands, not a day before.',
          },
          {
            question: 'Do new safety features lower the premium?',
            answer:
              'Sometimes. They can prevent a crash, and they also make a bumper costly to replace. Ask about your model.',
          },
          {
            question: 'Is new car replacement worth asking about?',
            answer:
              'It is an extra that some insurers offer for the first years. It pays for a new car of the same kind instead of a used value.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Enter the new car and compare both routes',
        text: 'Enter it beside the cars you keep. Then go over both routes with a licensed agent.',
      },
    ],
  },

  // A renewal letter: stay, adjust or compare.
  {
    path: '/compare-now-n2g',
    brands: ['tqg'],
    template: 'comparison',
    title: 'Renewal letter: stay or compare',
    description:
      'A car insurance renewal leaves you three choices. What each one takes, why a price may have changed, and what to ask first.',
    headline: 'Your car insurance renewal: stay or compare?',
    subheadline: 'Renew, adjust or compare: what each answer asks of you.',
    image: 'letters',
    form: 'auto',
    planTypes: ['auto-liability'],
    indexable: false,
    explains: ['deductible'],
    body: [
      {
        kind: 'how-it-works',
        heading: 'Check the letter first',
        steps: [
          {
            title: 'The coverages',
            text: 'Hold it against last term’s page. Were limits, deductibles or cars changed without your asking?',
          },
          { title: 'The drivers', text: 'A child who moved out with a car of their own may still be on it.' },
          { title: 'The discounts', text: 'One may have run out, such as a course that was taken some years ago.' },
          { title: 'The reason', text: 'If the price went up, call and ask why. In many cases they must tell you.' },
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Three answers to a renewal',
        columns: ['Compare', 'Let it renew', 'Stay and adjust', 'Compare elsewhere'],
        rows: [
          ['Your effort', 'None', 'One call', 'An evening, with the letter at hand'],
          [
            'What changes',
            'Only what the letter says',
            'Parts, deductibles, mileage',
            'The company, and perhaps all of it',
          ],
          ['What you keep', 'Agent, app, claim history there', 'The same', 'Your record, which goes along'],
          ['What may be lost', 'The chance to look', 'Nothing, if you check the new page', 'Perks earned by staying'],
        ],
        note: 'You may compare and then stay. Knowing what others would charge is useful either way.',
      },
      {
        kind: 'explainer',
        heading: 'Why a price rises with no crash of yours',
        paragraphs: [
          'Insurers file new rates when repairs, parts and medical care cost more, or when storms and thefts in an area add up. Those rates then reach everybody who renews, careful drivers included.',
          'Some of it is about you after all. A birthday, a new address, another driver in the house or a change in your credit can shift the figure, where the state allows it.',
          'Other companies may have seen the same costs. So a comparison can end with a lower price, with a higher one, or with the comfort that yours is in line.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Timing and notice',
        questions: [
          {
            question: 'When should I begin?',
            answer: 'About a month ahead is comfortable. Some insurers give a discount to people who ask early.',
          },
          {
            question: 'What is the difference between non-renewed and canceled?',
            answer:
              'A non-renewal ends the policy at its last day. A cancellation ends it sooner. States limit both and require notice.',
          },
          {
            question: 'Will my present company know that I looked?',
            answer: 'We do not tell them. Nothing ends until you end it.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Go over your renewal with an agent',
        text: 'Put its facts into the form, or phone and go through it with a licensed agent.',
      },
    ],
  },
]);
