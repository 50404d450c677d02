import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = {
  english: {
    taps: 'First: do you have Medicare Part A and Part B?',
    button: 'Start the chat',
    tiles: { true: 'check', false: 'clock' },
  },
};

export const chatTopics = defineAskingPages(openings, [
  // A chat about plans for people with certain chronic conditions; it asks nothing about health.
  {
    path: '/chat-ad-csnp',
    brands: ['sd', 'ayb'],
    smid: { sd: 'MULTI-PLAN_SAMPLESDCHATADCSNP27_M', ayb: 'MULTI-PLAN_SAMPLEAYBCHATADCSNP27_M' },
    template: 'chat',
    title: 'Chat about chronic condition plans',
    description:
      'An automated chat about Medicare plans for people with certain chronic conditions. It asks nothing about your health.',
    headline: 'Chronic condition plans, in a short Medicare chat',
    subheadline: 'See whom to ask, with no health questions. These plans exist in some areas.',
    image: 'front-porch',
    form: 'medicare-quiz',
    benefits: ['transportation', 'vision', 'hearing'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    body: [
      {
        kind: 'chat',
        bubbles: [
          'Good day. This is an automated assistant. It will not ask what condition you have.',
          'A chronic condition special needs plan, or C-SNP, may be available if you have a condition that the plan serves and live where it is sold.',
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'Who asks about your health, and when',
        steps: [
          {
            title: 'In this chat: no health questions',
            text: 'It asks whether you have Part A and Part B, whether you have Medicaid, and where you live.',
          },
          {
            title: 'On the phone: only what you say',
            text: 'A licensed insurance agent can read you which conditions the plans in your county serve. Listening is enough.',
          },
          {
            title: 'In an application: the plan asks',
            text: 'You name the condition, and the plan asks your doctor’s office to confirm it. That has to happen for you to stay a member.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Extra benefits some of these plans include',
        introduction: 'They differ from plan to plan. An ordinary Medicare Advantage plan may have them as well.',
        cards: [
          {
            icon: 'bus',
            title: 'Rides to care',
            text: 'Ask whether rides go to labs and pharmacies, too, or only to the doctor.',
          },
          {
            icon: 'eye',
            title: 'Eye care',
            text: 'A yearly test for eye disease is often medical care. Some plans add help with glasses.',
          },
          {
            icon: 'ear',
            title: 'Hearing care',
            text: 'Ask which brands of aids are in the plan, and who fits them.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about chronic condition plans',
        questions: [
          {
            question: 'Which conditions do these plans serve?',
            answer:
              'Medicare keeps the list. Diabetes and certain conditions of the heart, lungs or kidneys are examples. Each plan serves one of them or a small group.',
          },
          {
            question: 'Why choose a chronic condition plan?',
            answer:
              'For doctors and a drug list put together with that condition in mind, and a team that plans the care. Ask whether your own doctors are part of it.',
          },
          {
            question: 'What if no such plan is sold near me?',
            answer:
              'Original Medicare and other plans cover care for chronic conditions too. An agent can say which ones they offer in your county.',
          },
        ],
      },
    ],
  },

  // A chat about how plans may reach people: calls, letters, and what is allowed.
  {
    path: '/chat-ad-comms',
    brands: ['emily', 'bridge'],
    smid: { emily: 'MULTI-PLAN_SAMPLEEMILYCHATADCOMMS27_M', bridge: 'MULTI-PLAN_SAMPLEBRIDGECHATADCOMMS27_M' },
    template: 'chat',
    title: 'Chat: how plans may reach you',
    description:
      'Calls, texts, letters, a knock at the door: which ones a Medicare plan may use, which need your yes, and how to stop them.',
    headline: 'How may a Medicare plan get in touch?',
    subheadline: 'Which calls need your yes, and how to ask about benefits in some areas.',
    image: 'letters',
    form: 'medicare-quiz',
    benefits: ['dental', 'vision', 'otc'],
    planTypes: ['medicare-advantage', 'part-d'],
    indexable: false,
    body: [
      {
        kind: 'chat',
        bubbles: [
          'Hi. I am an automated assistant, and I never call anyone.',
          'To phone you with an offer, a plan needs your permission. At the end I show companies by name, and you tick those that may call, or none.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Letters, calls and visits: what needs your yes',
        introduction: 'Federal rules for companies that sell Medicare Advantage and drug plans, in short.',
        columns: ['The way', 'If you never asked', 'If you agreed'],
        rows: [
          ['A letter or flyer by mail', 'Allowed', 'Allowed'],
          ['An email', 'Allowed, with a way to stop it', 'Allowed, with a way to stop it'],
          ['A sales call or voicemail', 'Not allowed', 'Allowed, about the kinds of plans you agreed to'],
          ['A sales text', 'Not allowed', 'Allowed, if you agreed to texts'],
          ['A visit to sell you a plan', 'Not allowed', 'Allowed, at an appointment you made'],
        ],
        note: 'The plan you are in may call you about your own coverage. You can ask it to leave out talk of its other plans.',
      },
      {
        kind: 'tip-list',
        heading: 'How to spot a call that is not right',
        tips: [
          {
            title: 'The caller claims to be Medicare',
            text: 'Medicare does not phone people to sell them anything. Hang up, then dial 1-800-MEDICARE yourself.',
          },
          {
            title: 'The caller asks for your Medicare Number',
            text: 'On a call you did not expect, keep it to yourself, whatever the reason given.',
          },
          {
            title: 'The calls keep coming',
            text: 'Note the date, the number and the name. The Senior Medicare Patrol in your state, a public program, takes such reports.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'What to ask if a letter names a benefit',
        introduction: 'Where a plan has the benefit, ask what the word on the letter covers.',
        cards: [
          { icon: 'tooth', title: '“Dental”', text: 'Does that mean two cleanings, or the crown as well?' },
          { icon: 'glasses', title: '“Vision”', text: 'For the exam, for the glasses, or for both?' },
          {
            icon: 'basket',
            title: '“Over-the-counter”',
            text: 'Which items, from which catalog, and until what date?',
          },
        ],
        learnMore: { label: 'How this site treats your details', destination: '/privacy' },
      },
      {
        kind: 'faq',
        heading: 'Questions about calls and your consent',
        questions: [
          {
            question: 'How do I take back my consent?',
            answer:
              'Tell the caller, or answer the text with the word they give for stopping. You can also write to us at the address under this page.',
          },
          {
            question: 'Why do agents say that the call is recorded?',
            answer: 'Because sales calls about Medicare plans have to be recorded. You may end the call at any time.',
          },
        ],
      },
    ],
  },

  // A chat about dental care for people who have not seen a dentist for a while.
  {
    path: '/chat-ad-dental',
    brands: ['bh', 'qs'],
    smid: { bh: 'MULTI-PLAN_SAMPLEBHCHATADDENTAL27_M', qs: 'MULTI-PLAN_SAMPLEQSCHATADDENTAL27_M' },
    template: 'chat',
    title: 'Chat about dental care and Medicare',
    description:
      'A while since your last dental visit? An automated chat about the way back, and what a Medicare plan may help with.',
    headline: 'Been a while since you saw a dentist?',
    subheadline: 'Some plans in some areas include dental. A chat shows whom to ask.',
    image: 'dental-chair',
    form: 'medicare-quiz',
    benefits: ['dental'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    exitIntent: {
      heading: 'Would you rather talk about your teeth?',
      text: 'A licensed insurance agent can look up which plans in your county may have dental benefits, and what those cover. The chat stays here.',
    },
    body: [
      {
        kind: 'chat',
        bubbles: [
          'I am an automated assistant. A few taps, then a licensed insurance agent’s number.',
          'A plan near you may have a dental benefit. Original Medicare leaves out most dental care.',
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'Going back to the dentist in three steps',
        steps: [
          {
            title: 'Book an exam first',
            text: 'Ask for an exam with X-rays, and what it costs without insurance. With pain or swelling, go right away.',
          },
          {
            title: 'Ask for a written list',
            text: 'The dentist notes what is pressing, what can wait, and what each part would cost.',
          },
          {
            title: 'Compare the list with a plan',
            text: 'An agent can check whether your dentist takes the plan, and what share of each line it would pay.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Dental care you may need, and what to ask',
        introduction: 'Some plans help with these, each in its own way.',
        cards: [
          {
            icon: 'tooth',
            title: 'Deep cleaning',
            text: 'Work below the gum line. Plans may count it apart from the ordinary cleaning, with a copay.',
          },
          {
            icon: 'document',
            title: 'Full set of X-rays',
            text: 'Often paid for once in several years. Ask your last office to send the old ones.',
          },
          {
            icon: 'scales',
            title: 'A filling or a crown',
            text: 'Plans may pay for them by different rules. Ask the dentist whether a filling would hold.',
          },
          {
            icon: 'wrench',
            title: 'A denture that rubs',
            text: 'Ask whether an adjustment is covered, and how often a plan pays toward a new one.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about going back to the dentist',
        questions: [
          {
            question: 'I have no teeth of my own. Do I still need visits?',
            answer:
              'Dentists advise them, to check the gums and the fit. Ask whether a plan counts that as a covered exam.',
          },
          {
            question: 'Should I join a plan before the first exam?',
            answer:
              'Either order works. The written list tells you what to ask of a plan, and an agent can say when you may join one.',
          },
          {
            question: 'Will the plan know how long I stayed away?',
            answer: 'The chat does not ask it, and a Medicare Advantage plan may not turn you down over your teeth.',
          },
        ],
      },
    ],
  },

  // A chat about the Part B premium reduction.
  {
    path: '/chat-ad-giveback',
    brands: ['ayb', 'emily'],
    smid: { ayb: 'MULTI-PLAN_SAMPLEAYBCHATADPARTB27_M', emily: 'MULTI-PLAN_SAMPLEEMILYCHATADPARTB27_M' },
    template: 'chat',
    title: 'Chat about the Part B reduction',
    description:
      'An automated chat about the Part B premium reduction in some Medicare Advantage plans: how it works, and what to ask.',
    headline: 'Chat about Medicare Advantage and your Part B premium',
    subheadline: 'Some plans in some areas pay part of it. A few taps tell whom to ask.',
    image: 'letters',
    form: 'medicare-quiz',
    benefits: ['part-b-reduction'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    exitIntent: {
      heading: 'Would you rather ask an agent?',
      text: 'A Part B premium reduction comes with some Medicare Advantage plans, in some areas. A licensed insurance agent can check your county. You go on paying your own Part B premium.',
    },
    body: [
      {
        kind: 'chat',
        bubbles: [
          'Hello, neighbor. I am the automated assistant here: a few taps about your Medicare, then a number to call.',
          '“Giveback” in an ad means a Part B premium reduction: a private plan pays a part of your premium, and you pay the rest.',
        ],
      },
      {
        kind: 'selector',
        heading: 'How is your Part B paid today?',
        introduction: 'Open the line that fits. It tells you what a reduction could change.',
        choices: [
          {
            name: 'It is taken out of my Social Security',
            text: 'Less would be taken out each month. The benefit that Social Security works out for you is not touched.',
          },
          {
            name: 'I get a bill',
            text: 'The bill would be smaller, and it would still have to be paid by its date.',
          },
          {
            name: 'My state pays it',
            text: 'Then your premium is taken care of. Compare plans by their doctors and benefits.',
          },
          {
            name: 'I am not sure',
            text: 'Your yearly Social Security letter says whether anything is held back for Part B. So does your account at SSA.gov.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Questions about a plan with a reduction',
        introduction: 'The reduction is one part of a plan. Ask about the rest, too.',
        cards: [
          {
            icon: 'coin',
            title: 'Part B premium reduction',
            text: 'What part of the premium would the plan pay, and is that for this year or the next?',
          },
          {
            icon: 'bed',
            title: 'Hospital stays',
            text: 'What would I pay a day, and for how many days?',
          },
          {
            icon: 'stethoscope',
            title: 'Your doctors',
            text: 'Is each of my doctors in this plan, under its exact name?',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about the reduction',
        questions: [
          {
            question: 'Could my whole Part B premium be paid?',
            answer:
              'Plans differ: one pays a small part, another more. It can never be more than the standard premium.',
          },
          {
            question: 'Do I apply for the reduction?',
            answer: 'No. It comes with the membership of a plan that has it. Nobody else can sell or send it to you.',
          },
        ],
      },
    ],
  },
]);
