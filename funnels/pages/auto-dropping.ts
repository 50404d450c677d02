import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Before you drop it: your ZIP code', button: 'See what to do' } };

export const autoDropping = defineAskingPages(openings, [
  // What happens when coverage stops, or when one car leaves the policy.
  {
    path: '/dropping-insurance',
    brands: ['tqg'],
    template: 'advertorial',
    title: 'Before you drop car insurance',
    description:
      'What happens when car insurance stops: the state, the lender and the next insurer all notice. Safer ways to pay for less.',
    headline: 'Thinking of dropping your car insurance? Read this',
    subheadline: 'Smaller steps that may do instead, and who notices a gap.',
    image: 'kitchen-table',
    form: 'auto-short',
    planTypes: ['auto-liability'],
    explains: ['sr-22'],
    body: [
      {
        kind: 'article-section',
        heading: 'Two different decisions',
        paragraphs: [
          'People say “drop” for two things. One is to let the whole policy go because the bill is too high. The other is to take one car off it, because it was sold, or sits in the yard, or is hardly worth the premium.',
          'The first almost always costs something later. The second can be sensible, if it is done in the right order. This page takes both apart.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'What a lapse sets in motion',
        paragraphs: [
          'A lapse is any stretch of time, even a day, in which a car has plates and no insurance. It begins when a policy is canceled or runs out unpaid. Before that, the insurer has to send a notice; how many days ahead depends on the state and on the reason.',
        ],
        points: [
          'The state: in many of them insurers report ended policies by computer. A letter may follow, then a suspended registration or license, and a fee to restore it.',
          'The lender: a loan or lease requires coverage. If it stops, the lender may buy its own and add the cost to your payments.',
          'The next insurer: most ask about prior coverage. A gap can mean a higher price, or a smaller choice of companies.',
          'You: after a crash without insurance, the other side’s repairs and injuries are your debt. Some states also limit what an uninsured driver may recover.',
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Is the bill the reason?',
        text: 'Look at other options before the due date. Answer a few questions, and talk with a licensed insurance agent while you are still covered.',
      },
      {
        kind: 'article-section',
        heading: 'If one car no longer moves',
        paragraphs: [
          'A parked car can still be stolen, flooded or hit by a branch. Comprehensive coverage pays for such losses. Some insurers let you keep it alone while the car is in storage, and take liability and collision off.',
          'Ask two questions first. Does the state accept that while the car has plates? Often it does not, and the plates have to be turned in or the registration put on hold. And is there a lender? It will probably say no.',
          'Then tell everyone at home. A car with storage coverage must not be moved, not even to the corner. Before the first drive in spring, have the full coverage put back, in writing.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Your reason, and a step to ask about',
        columns: ['Why you want to drop it', 'Ask about', 'Do not skip'],
        rows: [
          [
            'The premium is too high',
            'A larger deductible, other companies, another payment plan',
            'Liability coverage',
          ],
          ['The car is old', 'Leaving out collision, comprehensive, or both', 'A look at what the car would sell for'],
          ['The car is sold', 'The day on which coverage should end', 'Plates, title and bill of sale first'],
          ['It is in storage', 'Comprehensive alone', 'The state’s rule on plates'],
          ['You will use someone else’s car', 'A non-owner policy', 'Who else’s policy would cover you'],
          [
            'You are switching companies',
            'A start date equal to the old end date',
            'Canceling only after the new proof arrives',
          ],
        ],
      },
      {
        kind: 'article-section',
        heading: 'When you sell: what to do, in which order',
        paragraphs: [
          'Hand over the title and keep a copy of the bill of sale with date and mileage. Report the sale to the motor vehicle agency if your state has a form for it. Deal with the plates in the way your state wants, and keep the receipt.',
          'Only then end the coverage, from that date. If it was your only car and another will follow, ask about a non-owner policy. It covers liability when you drive cars you do not own, and it keeps your history whole.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'If you have already lapsed',
        paragraphs: [
          'Do not drive. Call the old insurer first; within days it may reinstate the policy, sometimes with a statement that there was no loss. Open every letter from the state, since deadlines run from its date.',
          'If you must start over, say plainly how long the gap was. Companies find out. Those that accept a gap will tell you what proof they need, and whether the state wants a form such as an SR-22.',
        ],
      },
      {
        kind: 'sources',
        heading: 'What we relied on',
        sources: [
          {
            title: 'Auto insurance',
            publisher: 'National Association of Insurance Commissioners',
            address: 'https://content.naic.org/consumer/auto-insurance',
            readOn: '2026-11-21',
          },
          {
            title: 'Auto insurance basics',
            publisher: 'Insurance Information Institute',
            address: 'https://www.iii.org/insurance-basics/auto-insurance',
            readOn: '2026-11-21',
          },
          {
            title: 'Auto loans',
            publisher: 'Consumer Financial Protection Bureau',
            address: 'https://www.consumerfinance.gov/consumer-tools/auto-loans/',
            readOn: '2026-11-21',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Change a part before you drop it all',
        text: 'Say what you pay for now and what worries you. An agent can price the policy with a piece more or a piece less.',
      },
    ],
  },

  // The same decision in Florida, where the plate comes first.
  {
    path: '/dropping-insurance-fl',
    brands: ['ps'],
    template: 'advertorial',
    title: 'Dropping car insurance in Florida',
    description:
      'In Florida the license plate comes before the policy. Selling, storing, moving or leaving on orders: what to do, in order.',
    headline: 'Dropping car insurance in Florida: plate first',
    subheadline: 'Turn in the plate first, then cancel: Florida ties the two together.',
    image: 'open-road',
    form: 'auto-short',
    planTypes: ['auto-liability'],
    body: [
      {
        kind: 'article-section',
        heading: 'Florida’s rule: a plate needs insurance',
        paragraphs: [
          'In many minds insurance belongs to driving: no driving, no need. Florida sees it another way. As long as a car has a valid Florida registration, it has to be insured, whether it is on the road, in a garage or on blocks.',
          'So the way out of insurance runs past the plate. Turn in the plate, then cancel the policy. People who do it the other way around are the ones who get mail.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'How the state finds out',
        paragraphs: [
          'Insurers tell the Florida Department of Highway Safety and Motor Vehicles, by computer, when a policy starts and when it ends. If yours ends and no other company reports a new one, the department writes to the address it has on file.',
          'The letter asks for proof of coverage. Without an answer, the driver license and the registration can be suspended, and there is a fee to get them back. Many such letters go astray because the address is old. Check yours before you change anything about the car.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'What to do first, in five situations',
        columns: ['What is happening', 'First', 'Then'],
        rows: [
          [
            'You sold the car',
            'File the notice of sale; take off the plate, which stays with you',
            'Move the plate to another car or turn it in, then cancel',
          ],
          [
            'The car will sit for months',
            'Ask the tax collector’s office about turning in the plate',
            'End or reduce coverage',
          ],
          [
            'You move to another state',
            'Insure and register the car there',
            'Surrender the Florida plate, then cancel',
          ],
          ['You change insurers', 'Start the new Florida policy', 'Cancel the old one from the same day'],
          [
            'You are stationed elsewhere',
            'Ask the state about its exemption for active duty',
            'Show proof of insurance where you are based',
          ],
        ],
        note: 'Counties differ in how they take a plate: at the counter, by mail, or both. Ask for a receipt.',
      },
      {
        kind: 'call-to-action',
        heading: 'Switching and staying in Florida?',
        text: 'Line up the new policy before the old one goes. A few questions, then a licensed insurance agent goes over it with you.',
      },
      {
        kind: 'article-section',
        heading: 'One car, two homes: Florida and another state',
        paragraphs: [
          'A car that keeps its Florida plate keeps its Florida insurance, even while it spends the summer up north. The policy has to be one that a company sells for Florida. A policy from the other state does not stand in for it.',
          'If the car truly lives elsewhere for most of the year, ask both states where it should be registered. Then insure it to match, and tell the company about both addresses. An honest calendar prevents trouble with a claim.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'Storms: what a parked car may still need',
        paragraphs: [
          'Think about wind and water before you strip a policy. Damage from a storm or a flood is a matter for comprehensive coverage, which is optional unless a lender insists on it. A car in a garage near the coast is exposed to both.',
          'Timing counts as well. When a storm is named, many insurers stop selling or raising such coverage until it has passed. Decide in a calm month.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'What Florida requires, and where to look it up',
        paragraphs: [
          'Which coverages Florida requires, and in what amount, has been argued over in the legislature more than once. We leave the list out here for that reason. The department prints the current one on its insurance page, and an agent should be able to recite it.',
          'Whatever the list says on the day you read it, treat it as a floor. What you owe after a serious crash is set by the harm done.',
        ],
      },
      {
        kind: 'tip-list',
        heading: 'Before you cancel, have these in the glove box',
        tips: [
          { title: 'A receipt for the plate', text: 'Or the paper that shows it now belongs to another car of yours.' },
          {
            title: 'A date',
            text: 'The same one on the receipt and in your letter to the insurer, or a later one in the letter.',
          },
          { title: 'Your address', text: 'Current on the license, on the registration and on the policy.' },
          { title: 'The lender’s answer', text: 'In writing, if there is still a loan or a lease.' },
        ],
      },
      {
        kind: 'sources',
        heading: 'Florida’s own pages',
        sources: [
          {
            title: 'Florida insurance requirements',
            publisher: 'Florida Department of Highway Safety and Motor Vehicles',
            address: 'https://www.flhsmv.gov/insurance/',
            readOn: '2026-11-21',
          },
          {
            title: 'Florida insurance requirements: received a letter',
            publisher: 'Florida Department of Highway Safety and Motor Vehicles',
            address: 'https://www.flhsmv.gov/insurance/received-a-letter/',
            readOn: '2026-11-21',
          },
          {
            title: 'Division of Consumer Services',
            publisher: 'Florida Department of Financial Services',
            address: 'https://www.myfloridacfo.com/division/consumers/',
            readOn: '2026-11-21',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Keep the plate, change the policy?',
        text: 'If the car stays on Florida roads, compare before you cancel. The agent needs your ZIP code, the car and the date.',
      },
    ],
  },
]);
