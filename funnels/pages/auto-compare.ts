import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'The ZIP code for the car you insure', button: 'Ask about my car' } };

export const autoCompare = defineAskingPages(openings, [
  // A new car: add it to the present policy, or start a new one.
  {
    path: '/compare-auto-new',
    brands: ['ps'],
    template: 'comparison',
    title: 'Compare insurance for a new car',
    description:
      'Add the new car to the policy you have or take a new one: both ways compared, with loans, leases and gap coverage.',
    headline: 'New car? Add it or take a new policy',
    subheadline: 'Compare both ways to insure it: when coverage starts and what changes.',
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
        heading: 'Add the car to your policy, or take a new one',
        columns: ['Question', 'Add to your policy', 'A new policy'],
        rows: [
          ['How fast is it?', 'Often one call or a few taps', 'An application with all cars and drivers'],
          [
            'When does coverage begin?',
            'Many policies cover a new car for some days at once',
            'On the start date you choose',
          ],
          ['What about the old limits?', 'The new car usually takes them over', 'You choose each limit again'],
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
        heading: 'How gap coverage helps with a loan',
        paragraphs: [
          'A new car loses value quickly, and the loan may be larger than its worth. After a total loss, collision coverage pays what the car was worth on that day. Gap coverage can pay the difference.',
          'Dealers sell it, lenders sell it, and some insurers do. Compare them before you sign, because a dealer’s version is often rolled into the loan. Look again once you owe less than the car is worth.',
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Coverage for a bought, financed or leased car',
        cards: [
          {
            icon: 'coin',
            title: 'Paid in full',
            text: 'Your state sets the liability you need. The rest is up to you.',
          },
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
            question: 'When do I take the old car off my policy?',
            answer: 'Once its title has changed hands. Keep it insured until that day.',
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
        heading: 'Compare both ways to insure your new car',
        text: 'Enter it beside the cars you keep. Then go over both ways with a licensed agent.',
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
      'Three choices when your car insurance renews: what each one takes, why a price may have changed, and what to ask first.',
    headline: 'Your car insurance renewal: stay or compare?',
    subheadline: 'Renew, adjust or compare: see what each choice takes and may change.',
    image: 'letters',
    form: 'auto',
    planTypes: ['auto-liability'],
    indexable: false,
    explains: ['deductible'],
    body: [
      {
        kind: 'how-it-works',
        heading: 'Check your renewal letter first',
        steps: [
          {
            title: 'The coverages',
            text: 'Compare them with last term’s page. Were limits, deductibles or cars changed without your asking?',
          },
          { title: 'The drivers', text: 'A child who moved out with a car of their own may still be on it.' },
          { title: 'The discounts', text: 'One may have run out, such as a course that was taken some years ago.' },
          { title: 'The reason', text: 'If the price went up, call and ask why. In many cases they must tell you.' },
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Three choices when your policy renews',
        columns: ['Point to compare', 'Let it renew', 'Stay and adjust', 'Compare elsewhere'],
        rows: [
          ['Your effort', 'None', 'One call', 'An evening, with the letter at hand'],
          [
            'What changes',
            'Only what the letter says',
            'Parts, deductibles, mileage',
            'The company, and perhaps all of it',
          ],
          ['What you keep', 'Your agent, app and claim history there', 'The same', 'Your record, which goes along'],
          [
            'What you may miss',
            'What others would charge',
            'Nothing, if you check the new page',
            'Perks earned by staying',
          ],
        ],
        note: 'You may compare and then stay. It is useful to know other prices either way.',
      },
      {
        kind: 'explainer',
        heading: 'Why your price can rise without a crash',
        paragraphs: [
          'Insurers file new rates when repairs, parts and medical care cost more, or when storms and thefts in an area add up. In the twelve months to January 2025, car insurance rose 11.8 percent in the consumer price index of the Bureau of Labor Statistics.',
          'Some of it is about you. A birthday, a new address, another driver in the house or a change in your credit can shift the price, where the state allows it. Insurers weigh these differently, so a comparison shows whether yours is in line.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about renewals',
        questions: [
          {
            question: 'When should I start to compare?',
            answer: 'About a month ahead is comfortable. Some insurers give a discount to people who ask early.',
          },
          {
            question: 'What is the difference between non-renewed and canceled?',
            answer:
              'A non-renewal ends the policy at its last day. A cancellation ends it sooner. States limit both and require notice.',
          },
          {
            question: 'Will my present company know that I looked?',
            answer: 'We do not tell them, and your policy stays as it is until you end it or its term is over.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Go over your renewal with an agent',
        text: 'Enter what the letter says, or call and go through it with a licensed agent.',
      },
    ],
  },
]);
