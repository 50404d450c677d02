import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'What is sold near you? Your ZIP code', button: 'Check my county' } };

export const searchPlans = defineAskingPages(openings, [
  // Kinds of Medicare Advantage plan by their rules about doctors.
  {
    path: '/search-plans-h3d',
    brands: ['bridge', 'm10'],
    smid: { bridge: 'MULTI-PLAN_SAMPLEBRIDGESPH3D27_M', m10: 'MULTI-PLAN_SAMPLEM10SPH3D27_M' },
    template: 'listing',
    title: 'Plan types by doctor rules',
    description:
      'Five kinds of Medicare Advantage plan set in order by one rule: which doctors you may see, and who has to agree first.',
    headline: 'Medicare Advantage plan types, sorted by doctor rules',
    subheadline: 'See which doctors each type lets you use. Some are sold in some areas only.',
    image: 'harbor',
    form: 'medicare',
    benefits: ['dental', 'vision', 'transportation'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    explains: ['medicare-advantage', 'network'],
    body: [
      {
        kind: 'listing',
        heading: 'Five plan types, from strictest doctor rules to loosest',
        introduction:
          'These are kinds of plans, not single plans. An agent can say which kinds are sold in your county.',
        sortedBy: 'how closely a plan holds you to its own doctors, closest first',
        entries: [
          {
            title: 'Health maintenance organization (HMO)',
            kindOf: 'One network, one primary doctor',
            facts: [
              'Care outside the network is usually not paid, apart from emergencies, urgent care away from home and dialysis.',
              'Most ask for a referral before you see a specialist.',
            ],
          },
          {
            title: 'HMO with point of service (HMO-POS)',
            kindOf: 'One network, with some care outside it',
            facts: [
              'Certain services may be covered elsewhere, for a larger share from you.',
              'Ask for the list of those services before you need one.',
            ],
          },
          {
            title: 'Preferred provider organization (PPO)',
            kindOf: 'A network you may leave at a higher cost',
            facts: [
              'Covered care outside the network is possible, usually at a higher cost to you.',
              'As a rule you choose specialists yourself, without a referral.',
            ],
          },
          {
            title: 'Private fee-for-service (PFFS)',
            kindOf: 'Doctors decide visit by visit',
            facts: [
              'A doctor who accepts Medicare may treat you by agreeing to the plan’s terms for that visit.',
              'Some have a network as well, whose doctors have agreed ahead of time.',
            ],
          },
          {
            title: 'Medical savings account (MSA)',
            kindOf: 'A high deductible and a deposit to spend',
            facts: [
              'Most have no network. You pay from the account until the deductible is met.',
              'Medicines are not included, so a separate Part D plan is the usual companion.',
            ],
          },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'Check a plan type with three visits',
        steps: [
          {
            title: 'A routine visit',
            text: 'Your family doctor. Is the office in the network, and does it take new patients?',
          },
          {
            title: 'A specialist',
            text: 'Heart, eyes or joints. Do you need a referral or approval first, and how long does it take?',
          },
          {
            title: 'A visit away from home',
            text: 'Family in another state, or a winter in the sun. Which care is covered there?',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Extra benefits, and who provides them',
        introduction:
          'Some plans add these. They often have providers of their own, so check those apart from the doctors.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental',
            text: 'Ask for the list of dentists. It may be shorter than the list of doctors.',
          },
          {
            icon: 'glasses',
            title: 'Vision',
            text: 'The exam and the frames may run through a vision company. Ask which one.',
          },
          {
            icon: 'bus',
            title: 'Rides',
            text: 'Some plans drive you to visits they have approved. Ask which visits count.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about plan types',
        questions: [
          {
            question: 'Where are special needs plans on this list?',
            answer:
              'Each is one of these types, often an HMO, for people with Medicaid, certain chronic conditions, or a need for the care a nursing home gives. Its doctor rules are those of its type.',
          },
          {
            question: 'What if an emergency takes me outside the network?',
            answer: 'Every Medicare Advantage plan has to cover emergency care anywhere in the United States.',
          },
          {
            question: 'Do plans with looser rules cost more?',
            answer: 'Not always. Some cost more in premium, some at each visit. Compare their yearly limits, too.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which types are sold near you',
        text: 'Enter your ZIP code first, or call. A licensed insurance agent can go through the types with you.',
      },
    ],
  },

  // Ways to hold Medicare coverage by the number of insurers involved.
  {
    path: '/search-plans-kqz',
    brands: ['qs', 'emily'],
    smid: { qs: 'MULTI-PLAN_SAMPLEQSSPKQZ27_M', emily: 'MULTI-PLAN_SAMPLEEMILYSPKQZ27_M' },
    template: 'listing',
    title: 'Five ways to set up Medicare',
    description:
      'Five ways to arrange Medicare coverage, with what each covers and how many insurance companies you would deal with.',
    headline: 'Five ways to set up Medicare, side by side',
    subheadline: 'See what each covers. One may add dental or vision benefits in some areas.',
    image: 'letters',
    form: 'medicare-short',
    benefits: ['dental', 'vision', 'hearing'],
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    indexable: false,
    body: [
      {
        kind: 'explainer',
        heading: 'How many insurance companies would you deal with?',
        paragraphs: [
          'Each company has its own card, its own bills and its own phone line. So these five ways stand in the order of how many companies you would have. Fewer can mean less paperwork, and more can leave you a smaller share of the bills.',
        ],
      },
      {
        kind: 'listing',
        heading: 'Five Medicare arrangements, and what each covers',
        sortedBy: 'the number of insurance companies you deal with, fewest first',
        entries: [
          {
            title: 'Original Medicare, nothing added',
            kindOf: 'No insurance company',
            facts: [
              'You may see any doctor or hospital that takes Medicare.',
              'Your share of the bills has no yearly limit, and most medicines at home are not covered.',
            ],
          },
          {
            title: 'Medicare Advantage with drug coverage',
            kindOf: 'One company',
            facts: [
              'Hospital, doctors and medicines are in one plan, with a yearly limit on covered medical costs.',
              'Most have a network, and ask for approval before some kinds of care.',
            ],
          },
          {
            title: 'Original Medicare and a Part D plan',
            kindOf: 'One company, for medicines',
            facts: [
              'The same choice of doctors, and help with the cost of medicines.',
              'Part D plans keep lists of drugs and of pharmacies, and revise them each year.',
            ],
          },
          {
            title: 'Original Medicare and a supplement',
            kindOf: 'One company, for what Medicare leaves',
            facts: [
              'The policy pays some or most of your share, wherever Medicare is accepted.',
              'It has a premium of its own, and policies sold today have no drug coverage.',
            ],
          },
          {
            title: 'Original Medicare, a supplement and Part D',
            kindOf: 'Usually two companies',
            facts: [
              'Broad choice of doctors, and medicines covered by a second plan.',
              'There are two premiums beside the one for Part B, and each may rise.',
            ],
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Extra benefits Medicare Advantage may add',
        introduction:
          'A Medicare Advantage plan may add routine care of teeth, eyes and ears, which Original Medicare leaves out.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental',
            text: 'Ask which procedures are covered, and up to what amount a year.',
          },
          { icon: 'glasses', title: 'Vision', text: 'Ask whether the amount covers lenses, frames or both.' },
          {
            icon: 'ear',
            title: 'Hearing',
            text: 'Ask whether help with hearing aids is for each ear or for the pair.',
          },
        ],
        learnMore: { label: 'Read ten questions about Medicare plans', destination: '/search-plans-kqz-faq' },
      },
      {
        kind: 'checklist',
        heading: 'Four things to know before you choose',
        items: [
          'I know whether a former employer or union already covers my medicines, and what joining a plan would do to that.',
          'I know if I could still buy a supplement without questions about my health.',
          'I have asked my doctors which arrangements their offices accept.',
          'I have thought of a year with a hospital stay as well as an ordinary one.',
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which of the five fits your coverage',
        text: 'Start with your ZIP code, or go through your coverage with a licensed insurance agent at your own pace.',
      },
    ],
  },
]);
