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
    subheadline: 'Some Medicare Advantage plans, in some areas. We ask nothing about health.',
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
          'The chat covers your Medicare and your ZIP code. Whether to name a condition, and to whom, stays with you. Shall we?',
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'Who learns what, and when',
        steps: [
          {
            title: 'In this chat: no diagnosis',
            text: 'It asks whether you have Part A and Part B, whether you have Medicaid, and where you live.',
          },
          {
            title: 'On the phone: only what you say',
            text: 'A licensed insurance agent can read you which conditions the plans in your county serve. Listening is enough.',
          },
          {
            title: 'In an application: the plan asks',
            text: 'You name the condition, and the plan has a doctor or the doctor’s office confirm it. Without that, membership ends.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Extras some of these plans may list',
        introduction: 'They differ from plan to plan. An ordinary Medicare Advantage plan may have them as well.',
        cards: [
          {
            icon: 'bus',
            title: 'Rides to care',
            text: 'Ask if lab visits and the pharmacy count as trips, or only the doctor.',
          },
          {
            icon: 'glasses',
            title: 'Eye care',
            text: 'A yearly test for eye disease is often medical care. Glasses are a benefit of another kind.',
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
            question: 'Which conditions do such plans serve?',
            answer:
              'Medicare keeps the list. Diabetes and certain conditions of the heart, lungs or kidneys are examples. Each plan serves one of them or a small group.',
          },
          {
            question: 'Why would someone choose one?',
            answer:
              'For doctors and a drug list put together with that condition in mind, and a team that plans the care. It is worth it only if your own doctors are part of it.',
          },
          {
            question: 'There may be none near me. Then what?',
            answer:
              'Then you lose nothing. Original Medicare and ordinary plans cover care for chronic conditions too. An agent, or Medicare.gov, can show what exists.',
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
    subheadline: 'Which calls need your yes, and which benefits exist in some areas.',
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
          'A plan may write to you without asking. To phone you with an offer, it needs your permission first.',
          'That is why I show companies by name at the end. You tick the ones that may call, or you tick nobody.',
          'To begin, tell me about your Medicare.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'What may come, and what needs your yes',
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
        heading: 'When something sounds off',
        tips: [
          {
            title: 'It says it is Medicare',
            text: 'Medicare does not phone people to sell them anything. Hang up, then dial 1-800-MEDICARE yourself.',
          },
          {
            title: 'It wants your Medicare Number',
            text: 'On a call you did not expect, keep it to yourself, whatever the reason given.',
          },
          {
            title: 'It comes back again and again',
            text: 'Note the date, the number and the name. The Senior Medicare Patrol in your state, a public program, takes such reports.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'If the letter is about a benefit',
        introduction: 'Plans may include these. Next to the big word, write the small question.',
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
            question: 'How do I take back a yes?',
            answer:
              'Tell the caller, or answer the text with the word they give for stopping. You can also write to us at the address under this page.',
          },
          {
            question: 'Why do agents say that the call is recorded?',
            answer: 'Because sales calls about Medicare plans have to be. If you dislike it, you may end the call.',
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
      heading: 'One tooth on your mind?',
      text: 'Describe it to a licensed insurance agent instead. They can look up which plans in your county have dental benefits, and what those leave out. The chat stays here.',
    },
    body: [
      {
        kind: 'chat',
        bubbles: [
          'I am an automated assistant. A few taps, then a licensed insurance agent’s number.',
          'Original Medicare leaves out most dental care. Plenty of people put the dentist off for that reason.',
          'A plan near you may have a dental benefit. It begins with the Medicare you have.',
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'Going back to the dentist in three steps',
        steps: [
          {
            title: 'Book a look, not a repair',
            text: 'Ask for an exam with X-rays, and the price for someone who pays alone. Pain or swelling should not wait for any plan.',
          },
          {
            title: 'Leave with a written list',
            text: 'The dentist notes what is pressing, what can wait, and what each part would cost.',
          },
          {
            title: 'Hold the list against a plan',
            text: 'An agent can check the dentist’s name, and what share of each line the plan would carry.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'What a first visit back may include',
        introduction: 'Plans sort these differently. What one covers, the next may leave to you.',
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
            icon: 'check',
            title: 'A filling or a crown',
            text: 'Two prices, two rules. Ask the dentist whether the smaller repair would hold.',
          },
          {
            icon: 'heart',
            title: 'A denture that rubs',
            text: 'An adjustment is a small visit. A new one may have to wait until years have passed.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about going back',
        questions: [
          {
            question: 'I have no teeth of my own. Do I still need visits?',
            answer:
              'Dentists advise them, to check the gums and the fit. Ask whether a plan counts that as a covered exam.',
          },
          {
            question: 'Should I join a plan before the first exam?',
            answer:
              'You need not. The written list tells you what to ask of a plan, and enrollment has its own calendar anyway.',
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
      'An automated chat about the Part B premium reduction in some Medicare Advantage plans: who gains by it, and who does not.',
    headline: 'Chat about Medicare Advantage and your Part B premium',
    subheadline: 'Some plans in some areas pay part of it. A few taps tell whom to ask.',
    image: 'letters',
    form: 'medicare-quiz',
    benefits: ['part-b-reduction'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    exitIntent: {
      heading: 'Would a voice be easier?',
      text: 'A Part B premium reduction comes with some Medicare Advantage plans, in some areas. A licensed insurance agent can check your county. You go on paying your own Part B premium.',
    },
    body: [
      {
        kind: 'chat',
        bubbles: [
          'Hello, neighbor. This is an automated assistant, pinned up here so that you can read before you talk to anybody.',
          'You may have seen the word “giveback” in an ad. The plain name is Part B premium reduction: a private plan pays a part of your premium, and the rest is yours.',
          'If Medicaid pays your premium, a reduction would change nothing for you. That is one reason why I ask about Medicaid.',
          'First of all, your Medicare.',
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
            text: 'Then the reduction has nothing to work on. Look at a plan’s doctors and benefits instead.',
          },
          {
            name: 'I have no idea',
            text: 'Your yearly Social Security letter says whether anything is held back for Part B. So does your account at SSA.gov.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'Three things to ask about such a plan',
        introduction: 'Each is a fair thing to ask about any plan that has a reduction.',
        cards: [
          {
            icon: 'coin',
            title: 'Part B premium reduction',
            text: 'What part of the premium would the plan pay, and is that for this year or the next?',
          },
          {
            icon: 'heart',
            title: 'A night in the hospital',
            text: 'What would I pay a day, and for how many days?',
          },
          {
            icon: 'people',
            title: 'The doctors I have',
            text: 'Is each of them in this plan, under this exact name?',
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
              'Plans differ: a small part in one, more in another. It can never be more than the standard premium.',
          },
          {
            question: 'Do I apply for it somewhere?',
            answer: 'No. It comes with the membership of a plan that has it. Nobody else can sell or send it to you.',
          },
        ],
      },
    ],
  },
]);
