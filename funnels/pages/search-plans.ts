import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Search your county: ZIP code', button: 'Search with us' } };

export const searchPlans = defineAskingPages(openings, [
  // Kinds of Medicare Advantage plan by their rules about doctors.
  {
    path: '/search-plans-h3d',
    brands: ['bridge', 'm10'],
    smid: { bridge: 'MULTI-PLAN_SAMPLEBRIDGESPH3D27_M', m10: 'MULTI-PLAN_SAMPLEM10SPH3D27_M' },
    template: 'listing',
    title: 'Plan types by how they treat doctors',
    description:
      'Five kinds of Medicare Advantage plan set in order by one rule: which doctors you may see, and who has to agree first.',
    headline: 'Medicare Advantage plan types, sorted by doctor rules',
    subheadline: 'Five types, some sold in some areas only: what each asks of you.',
    image: 'harbor',
    form: 'medicare',
    benefits: ['dental', 'vision', 'transportation'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    explains: ['medicare-advantage', 'network'],
    body: [
      {
        kind: 'listing',
        heading: 'Five types, from closest ties to loosest',
        introduction:
          'These are kinds of plans and no plan in particular. An agent can say which kinds reach your county.',
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
            kindOf: 'One network with a side gate',
            facts: [
              'Certain services may be covered elsewhere, for a larger share from you.',
              'Ask for the list of those services, because the gate may not open for all of them.',
            ],
          },
          {
            title: 'Preferred provider organization (PPO)',
            kindOf: 'A network you may leave at a price',
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
        heading: 'Test a type with three of your visits',
        steps: [
          { title: 'The routine visit', text: 'Your family doctor. Is the office in the network, and taking members?' },
          {
            title: 'The specialist',
            text: 'Heart, eyes, joints. Who has to sign before you go, and how long does it take?',
          },
          {
            title: 'The visit away',
            text: 'A daughter two states off, a winter in the sun. What is paid there, and what is not?',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Extras have networks too',
        introduction:
          'Benefits that a plan may add often come with providers of their own. Check them apart from the doctors.',
        cards: [
          { icon: 'tooth', title: 'Dental', text: 'A PPO for doctors can still have a closed list of dentists.' },
          {
            icon: 'glasses',
            title: 'Vision',
            text: 'The exam and the frames may run through a vision company. Ask which one.',
          },
          { icon: 'bus', title: 'Rides', text: 'Trips may be limited to visits that the plan itself has approved.' },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about plan types',
        questions: [
          {
            question: 'Where are special needs plans on this list?',
            answer:
              'They are built as one of these types, often as an HMO, for people with Medicaid, certain chronic conditions, or a need for the care a nursing home gives. Their doctor rules follow the type beneath.',
          },
          {
            question: 'What if an emergency takes me to the wrong hospital?',
            answer: 'Every Medicare Advantage plan has to cover emergency care anywhere in the United States.',
          },
          {
            question: 'Does a looser type cost more?',
            answer:
              'Sometimes in premium, sometimes at each visit, sometimes not at all. Put the yearly limits side by side.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'See which types are sold near you',
        text: 'Your ZIP code comes first. A licensed insurance agent can go through the types with you.',
      },
    ],
  },

  // Ways to hold Medicare coverage by the number of insurers involved.
  {
    path: '/search-plans-kqz',
    brands: ['qs', 'emily'],
    smid: { qs: 'MULTI-PLAN_SAMPLEQSSPKQZ27_M', emily: 'MULTI-PLAN_SAMPLEEMILYSPKQZ27_M' },
    template: 'listing',
    title: 'Medicare with none, one or two insurers',
    description:
      'Five ways to arrange Medicare coverage, counted by how many insurance companies you would hear from in a year.',
    headline: 'Five ways to set up Medicare, side by side',
    subheadline: 'One of them may add dental or vision benefits in some areas.',
    image: 'letters',
    form: 'medicare-short',
    benefits: ['dental', 'vision', 'hearing'],
    planTypes: ['medicare-advantage', 'medicare-supplement', 'part-d'],
    indexable: false,
    body: [
      {
        kind: 'explainer',
        heading: 'Why sort by the number of companies',
        paragraphs: [
          'Lists of plans are mostly sorted by premium. Yet what people remember of a year is the paperwork: whose envelope this is, whom to ring about a bill, which card to show at the desk.',
          'So here the arrangements stand in the order of how many companies you would deal with. A longer list of companies is no fault, and a short one no virtue. It is a matter of what you can live with.',
        ],
      },
      {
        kind: 'listing',
        heading: 'Five ways to set up Medicare',
        sortedBy: 'the number of insurance companies you deal with, fewest first',
        entries: [
          {
            title: 'Original Medicare, nothing added',
            kindOf: 'No insurance company',
            facts: [
              'Any doctor or hospital that takes Medicare will do.',
              'Your share of the bills has no yearly ceiling, and most medicines at home are not covered.',
            ],
          },
          {
            title: 'Medicare Advantage with drug coverage',
            kindOf: 'One company',
            facts: [
              'Hospital, doctors and medicines sit in one policy, with a yearly ceiling on covered medical costs.',
              'Expect a network in most cases, and approval before some kinds of care.',
            ],
          },
          {
            title: 'Original Medicare and a Part D plan',
            kindOf: 'One company, for medicines',
            facts: [
              'Doctors are as in the first arrangement; the pharmacy is now looked after.',
              'Part D plans keep lists of drugs and of pharmacies, and revise them each year.',
            ],
          },
          {
            title: 'Original Medicare and a supplement',
            kindOf: 'One company, for what Medicare leaves',
            facts: [
              'The policy pays some or most of your share, wherever Medicare is accepted.',
              'It has a premium of its own and, if sold today, no drug coverage.',
            ],
          },
          {
            title: 'Original Medicare, a supplement and Part D',
            kindOf: 'Usually two companies',
            facts: [
              'Broad choice of doctors, and medicines covered under a separate roof.',
              'There are two premiums beside Part B, and each may rise in its own season.',
            ],
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Extras that Medicare Advantage may add',
        introduction:
          'The parts run by Medicare leave out routine care of teeth, eyes and ears. A Medicare Advantage plan may add some of it.',
        cards: [
          {
            icon: 'tooth',
            title: 'Teeth',
            text: 'Find the page that names the procedures, and the yearly ceiling beneath it.',
          },
          { icon: 'glasses', title: 'Eyes', text: 'See whether lenses count toward the sum, or frames alone.' },
          {
            icon: 'ear',
            title: 'Ears',
            text: 'Look for the word “per ear”, since it doubles whatever stands before it.',
          },
        ],
        learnMore: { label: 'Ten questions, answered at leisure', destination: '/search-plans-kqz-faq' },
      },
      {
        kind: 'checklist',
        heading: 'Check these before you choose a way',
        items: [
          'I know whether a former employer or union already covers my medicines, and what joining a plan would do to that.',
          'I know if I could still buy a supplement without questions about my health.',
          'I have asked my doctors which arrangements their offices accept.',
          'I have thought of a bad year as well as an ordinary one.',
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which of the five fits your coverage',
        text: 'Answer a few questions about the coverage you have, or speak with a licensed insurance agent at your own pace.',
      },
    ],
  },
]);
