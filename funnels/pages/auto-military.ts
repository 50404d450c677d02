import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'ZIP code where your car will stay', button: 'Ask about my car' } };

export const autoMilitary = defineAskingPages(openings, [
  // Storage, orders and the years after, for veterans and service members.
  {
    path: '/dropping-insurance-vet',
    brands: ['tqg', 'ps'],
    template: 'advertorial',
    title: 'Car insurance around military service',
    description:
      'Deployed, moving on orders, or back in civilian life: what to ask your car insurer before you store a car or drop coverage.',
    headline: 'Car insurance for veterans and service members',
    subheadline: 'What to ask before you store a car, leave on orders or come home.',
    image: 'front-porch',
    form: 'auto-short',
    planTypes: ['auto-liability'],
    body: [
      {
        kind: 'article-section',
        heading: 'What this page helps you ask',
        paragraphs: [
          'Here are the questions to ask your car insurer before you leave, while you are away and when you come home. The answers differ by insurer, by state and by orders.',
          'We are a private company, paid by insurers and agencies. We are not affiliated with the U.S. government or any branch of the military, and what we help you find is not a military benefit.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'Leaving on orders: call before you cancel',
        paragraphs: [
          'One call before you leave can keep your options open. A gap in coverage can raise the price when you return. It may also break a loan contract or, with plates still on the car, a state’s rules.',
          'Call the insurer with the date you leave and the date you expect to be back. Ask whether it has a storage or deployment option. Ask, too, whether time away on orders counts as a gap when you come home, and get that answer in writing.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'What to ask, by where the car will be',
        columns: ['The car', 'Ask your insurer', 'Ask someone else'],
        rows: [
          [
            'Locked away, nobody drives it',
            'May it carry comprehensive alone?',
            'The state: may the plates stay on? The lender: does it agree?',
          ],
          [
            'On a base lot',
            'Does the lot count as storage, and is theft there covered?',
            'The installation: what must a parked car have?',
          ],
          ['At home, used by family', 'Is everyone who will drive it listed?', 'A co-owner: who signs for changes?'],
          [
            'Shipped overseas',
            'Is it covered on the way, and where does the policy end?',
            'The transport office: what insurance does the host country require?',
          ],
          ['Driven to the new station', 'Do you sell policies there?', 'Both states: where should it be registered?'],
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Set up your coverage before you leave',
        text: 'Answer a few questions about the car and who drives it. A licensed insurance agent can go through the options in your state.',
      },
      {
        kind: 'article-section',
        heading: 'Name someone your insurer may talk to',
        paragraphs: [
          'Things happen while you are out of reach: hail, a break-in, a renewal that needs a signature. Name one person whom the insurer may talk to, and ask what form it wants. A power of attorney can be limited to the car. The legal assistance office on an installation can help to draw one up.',
          'Leave that person the policy number, the claims line and a few photographs of the car with a date. Put bills on automatic payment, from an account that will have money in it.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'Ending a car lease because of orders',
        paragraphs: [
          'The Servicemembers Civil Relief Act is a federal law. Among other things it lets many service members end a car lease early after certain orders, for example to deploy with a unit for 180 days or more. It asks for written notice with a copy of the orders, and for the car to be returned soon after.',
          'Have the legal assistance office read your case before you sign anything. Keep the car insured until the day the leasing company has it back, and get a receipt.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'Licensed in one state, stationed in another',
        paragraphs: [
          'Many service members keep license and plates from a home state while they live in another. Insurance follows where the car is kept, so tell the company both. States treat this differently. Florida, for one, has an exemption for those on active duty who are stationed elsewhere, with papers to file.',
        ],
      },
      {
        kind: 'tip-list',
        heading: 'What veterans can ask at renewal',
        introduction: 'The answers may change the price, so ask before the policy renews.',
        tips: [
          {
            title: 'Does a discount end with service?',
            text: 'Some are for active duty only; some go on for veterans.',
          },
          {
            title: 'What if I drove little while abroad?',
            text: 'Ask how years without a U.S. policy of your own are counted.',
          },
          {
            title: 'May my family stay with this company?',
            text: 'A member insurer may let spouses and children keep access.',
          },
          { title: 'Are hand controls covered?', text: 'Adaptive equipment may need to be listed, with its value.' },
          {
            title: 'Is my address civilian now?',
            text: 'A new place to park may change the price in either direction.',
          },
        ],
      },
      {
        kind: 'article-section',
        heading: 'Back home: call before you drive',
        paragraphs: [
          'Coverage that was taken off has to be put back before you turn the key, and the registration may have run out while you were gone. Then compare with other companies on equal limits, now that your life has settled.',
        ],
      },
      {
        kind: 'sources',
        heading: 'Sources about service members and car insurance',
        sources: [
          {
            title: 'Servicemembers and Veterans Initiative: the Servicemembers Civil Relief Act',
            publisher: 'U.S. Department of Justice',
            address: 'https://www.justice.gov/servicemembers/servicemembers-civil-relief-act-scra',
            readOn: '2026-11-21',
          },
          {
            title: 'Military OneSource',
            publisher: 'U.S. Department of Defense',
            address: 'https://www.militaryonesource.mil/',
            readOn: '2026-11-21',
          },
          {
            title: 'Auto insurance',
            publisher: 'National Association of Insurance Commissioners',
            address: 'https://content.naic.org/consumer/auto-insurance',
            readOn: '2026-11-21',
          },
          {
            title: 'Florida insurance requirements',
            publisher: 'Florida Department of Highway Safety and Motor Vehicles',
            address: 'https://www.flhsmv.gov/insurance/',
            readOn: '2026-11-21',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Talk through your dates with an agent',
        text: 'Leaving, returning, or settling in: the date decides what to ask for. An agent can start from there.',
      },
    ],
  },
]);
