import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Before you cancel: your ZIP code', button: 'Ask about my car' } };

export const autoDropping = defineAskingPages(openings, [
  // What happens when coverage stops, or when one car leaves the policy.
  {
    path: '/dropping-insurance',
    brands: ['tqg'],
    template: 'advertorial',
    title: 'Before you drop car insurance',
    description:
      'Smaller steps to ask about before you drop car insurance, and what the state, the lender and the next insurer do when it stops.',
    headline: 'Dropping car insurance? Try smaller steps first',
    subheadline: 'Ways that may lower the bill, and what a gap in coverage can lead to.',
    image: 'kitchen-table',
    form: 'auto-short',
    planTypes: ['auto-liability'],
    explains: ['sr-22'],
    body: [
      {
        kind: 'article-section',
        heading: 'Two things that dropping can mean',
        paragraphs: [
          'People say “drop” for two things. One is to let the whole policy go because the bill is too high. The other is to take one car off it, because it was sold, is parked for good, or is hardly worth the premium.',
          'If the bill is too high, a smaller step may help while you stay covered. Taking one car off can make sense when it is done in the right order. Here are the steps for both.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'What happens when coverage lapses',
        paragraphs: [
          'A lapse is any stretch of time, even a day, in which a car has plates and no insurance. It begins when a policy is canceled or runs out unpaid. The insurer has to send a notice first, so there is often time to act; how many days depends on the state and on the reason.',
        ],
        points: [
          'The state: in many of them insurers report ended policies by computer. A letter may follow, then a suspended registration or license, and a fee to restore it.',
          'The lender: a loan or lease requires coverage. If it stops, the lender may buy its own and add the cost to your payments.',
          'The next insurer: most ask about prior coverage. A gap can mean a higher price, or a smaller choice of companies.',
          'You: if you cause a crash without insurance, the other side’s repairs and injuries are your debt. Some states also limit what an uninsured driver may recover.',
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Is the bill too high? Ask before you cancel',
        text: 'Answer a few questions, and go over other options with a licensed insurance agent while you are still covered.',
      },
      {
        kind: 'article-section',
        heading: 'If a car is parked for months',
        paragraphs: [
          'Some insurers let you keep comprehensive alone while a car is in storage, and take liability and collision off. Comprehensive pays if the parked car is stolen, flooded or hit by a branch.',
          'Ask two questions first. Does the state accept that while the car has plates? Often the plates have to be turned in or the registration put on hold. And is there a lender? Most want full coverage to stay.',
          'Then tell everyone at home that the car must not be driven. Before its first drive in spring, have the full coverage put back, in writing.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Your reason, and a smaller step to ask about',
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
        heading: 'When you sell the car: what to do, in order',
        paragraphs: [
          'Hand over the title and keep a copy of the bill of sale with date and mileage. Report the sale to the motor vehicle agency if your state has a form for it. Deal with the plates in the way your state wants, and keep the receipt.',
          'Then end the coverage, from that date. If it was your only car and another will follow, ask about a non-owner policy. It covers liability when you drive cars you do not own, and it keeps your insurance history without a gap.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'If your coverage has already ended',
        paragraphs: [
          'Call the old insurer first. Within days it may reinstate the policy, sometimes with a statement that there was no loss. Leave the car parked until you are covered, and open every letter from the state, since deadlines run from its date.',
          'If you must start over, say how long the gap was, since companies find out. Those that accept a gap will tell you what proof they need, and whether the state wants a form such as an SR-22.',
        ],
      },
      {
        kind: 'sources',
        heading: 'Sources for this page',
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
        heading: 'Change a part of the policy before you cancel',
        text: 'Say what you pay for now and what worries you. An agent can price the policy with one part more or one part less.',
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
      'Selling, storing, moving or leaving on orders: what to do first in Florida, where the license plate comes before the policy.',
    headline: 'Dropping car insurance in Florida: the plate comes first',
    subheadline: 'What to do, in order, when you sell, store or move the car.',
    image: 'open-road',
    form: 'auto-short',
    planTypes: ['auto-liability'],
    body: [
      {
        kind: 'article-section',
        heading: 'Florida’s rule: a plate needs insurance',
        paragraphs: [
          'As long as a car has a valid Florida registration, it has to be insured, whether it is on the road, in a garage or on blocks.',
          'So turn in the plate first, then cancel the policy. The other way around, the state may write to you.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'How Florida learns that a policy ended',
        paragraphs: [
          'Insurers tell the Florida Department of Highway Safety and Motor Vehicles, by computer, when a policy starts and when it ends. If yours ends and no other company reports a new one, the department writes to the address it has on file.',
          'The letter asks for proof of coverage. Without an answer, the driver license and the registration can be suspended, and there is a fee to get them back. So check that the department has your present address before you change anything about the car.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'What to do first in Florida, in five situations',
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
        heading: 'Switching insurers in Florida? Ask an agent',
        text: 'Find the new policy before the old one ends. Answer a few questions, then go over it with a licensed insurance agent.',
      },
      {
        kind: 'article-section',
        heading: 'One car, two homes: Florida and another state',
        paragraphs: [
          'A car that keeps its Florida plate keeps its Florida insurance, even while it spends the summer up north. The policy has to be one that a company sells for Florida, not one from the other state.',
          'If the car is elsewhere for most of the year, ask both states where it should be registered. Then insure it to match, and tell the company both addresses and your dates. That helps if you have a claim.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'Storms: what a parked car may still need',
        paragraphs: [
          'Comprehensive coverage pays for damage from a storm or a flood. It is optional unless a lender insists on it. Think about it before you take it off: a car in a garage near the coast can be hit by wind and water too.',
          'Decide before storm season. When a storm is named, many insurers stop selling or raising such coverage until it has passed.',
        ],
      },
      {
        kind: 'article-section',
        heading: 'What Florida requires, and where to look it up',
        paragraphs: [
          'The department’s insurance page, linked below, lists the coverages that Florida requires and their amounts. Lawmakers have debated changes more than once, so look there on the day you decide. An agent can go through the list with you.',
          'Treat the list as a minimum. What you owe after a serious crash is set by the harm done.',
        ],
      },
      {
        kind: 'tip-list',
        heading: 'What to have before you cancel in Florida',
        tips: [
          { title: 'A receipt for the plate', text: 'Or the paper that shows it now belongs to another car of yours.' },
          {
            title: 'The right date',
            text: 'In your letter to the insurer, use the date on the receipt for the plate, or a later one.',
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
        heading: 'Keeping the plate? Compare policies first',
        text: 'If the car stays on Florida roads, line up the next policy before you cancel. The agent needs your ZIP code, the car and the date.',
      },
    ],
  },
]);
