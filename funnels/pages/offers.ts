import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Is the offer sold near you? ZIP code', button: 'Check my area' } };

export const offers = defineAskingPages(openings, [
  // Where help with Medicare costs comes from: public programs, counselors, and plan benefits.
  {
    path: '/senior-deals',
    brands: ['ayb', 'bh', 'ac'],
    smid: {
      ayb: 'MULTI-PLAN_SAMPLEAYBCOSTHELP27_M',
      bh: 'MULTI-PLAN_SAMPLEBHCOSTHELP27_M',
      ac: 'MULTI-PLAN_SAMPLEACCOSTHELP27_M',
    },
    template: 'offer',
    title: 'Help with Medicare costs',
    description:
      'Extra Help, Medicare Savings Programs, state counselors and plan benefits: who decides about each, and where to ask.',
    headline: 'Help with Medicare costs, and where to ask',
    subheadline: 'Public programs first, then plan benefits found in some areas.',
    image: 'front-porch',
    form: 'medicare-short',
    benefits: ['dental', 'vision', 'otc', 'part-b-reduction'],
    planTypes: ['medicare-advantage', 'part-d'],
    body: [
      {
        kind: 'comparison-table',
        heading: 'Four kinds of help, and who decides',
        introduction: 'The first three are public. Knocking there costs nothing, and nobody sells you a plan.',
        columns: ['Kind of help', 'What it may do', 'Who decides', 'Where to ask'],
        rows: [
          [
            'Extra Help',
            'Lowers what you pay for Part D: premium, deductible and copays',
            'Social Security, by income and resources',
            'ssa.gov/extrahelp, or 1-800-772-1213 (TTY 1-800-325-0778)',
          ],
          [
            'Medicare Savings Programs',
            'Pay your Part B premium, and in some cases deductibles and copays too',
            'Your state, by income and often resources',
            'Your state’s Medicaid agency',
          ],
          [
            'State Health Insurance Assistance Program (SHIP)',
            'A trained counselor goes through your choices with you',
            'Nobody; it is open to everyone with Medicare',
            'shiphelp.org',
          ],
          [
            'A plan’s own benefits',
            'May cover care or items that Original Medicare leaves out',
            'The insurance company, plan by plan',
            'The plan, or a licensed insurance agent',
          ],
        ],
        note: 'We are a private company. We cannot apply for the public programs on your behalf, and you do not need us to.',
      },
      {
        kind: 'explainer',
        heading: 'Why to ask the public programs first',
        paragraphs: [
          'Many people never ask, because they guess that they have a little too much. Some states have raised their limits, and some things, such as the house you live in, do not count. Ask anyway, and let the agency do the sum.',
          'One answer can bring another. If your state takes you into a Medicare Savings Program, you get Extra Help with medicines too, without a second form.',
        ],
        image: 'letters',
      },
      {
        kind: 'benefit-cards',
        heading: 'What a plan itself may pay for',
        introduction:
          'A plan’s benefits are part of the plan. You get them by joining it, with its network and its costs.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental visits',
            text: 'A plan may pay for check-ups in full and for larger work in part. The split is in its papers.',
          },
          {
            icon: 'glasses',
            title: 'Glasses',
            text: 'Help toward frames or lenses may come once a year, or less often than that.',
          },
          {
            icon: 'basket',
            title: 'Pharmacy shelf items',
            text: 'An over-the-counter (OTC) allowance may cover bandages, pain relievers and the like.',
          },
          {
            icon: 'coin',
            title: 'Part of the Part B premium',
            text: 'Some plans take over a portion. If your state pays the premium already, this adds nothing for you.',
          },
        ],
      },
      {
        kind: 'tip-list',
        heading: 'Two habits that keep you safe',
        tips: [
          {
            title: 'Ask who is calling, and hang up if you doubt it',
            text: 'Medicare and Social Security do not phone out of the blue to sell help with costs.',
          },
          {
            title: 'Keep your Medicare number to yourself',
            text: 'Nobody needs it to tell you which programs exist. Give it out only when you apply or enroll.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about public programs',
        questions: [
          {
            question: 'Will a public program take my house?',
            answer:
              'Extra Help and the Medicare Savings Programs do not count the home you live in. Ask the agency about its other rules before you sign.',
          },
          {
            question: 'I was turned down years ago. Is it worth another try?',
            answer:
              'It can be. Limits go up most years, and your own income may have gone down since you stopped working.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about plan benefits in your county',
        text: 'A licensed insurance agent can say which plans have benefits you would use. For the public programs, the table has the addresses.',
      },
    ],
  },

  // Five questions for any offer that came by mail, on television or by phone.
  {
    path: '/get-offers',
    brands: ['emily'],
    smid: { emily: 'MULTI-PLAN_SAMPLEEMILYGETOFFERS27_M' },
    template: 'offer',
    title: 'Questions for a Medicare offer',
    description:
      'A postcard, an ad, a call: five questions that show what a Medicare plan offer is worth to you, and who can answer them.',
    headline: 'Ask any Medicare plan offer these five questions',
    subheadline: 'See whether it is sold near you: plans are offered in some areas only.',
    image: 'letters',
    form: 'medicare-short',
    benefits: ['dental', 'otc', 'part-b-reduction', 'grocery'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'Have an offer in your hand?',
      text: 'Read it aloud to a licensed insurance agent, who can check whether that plan is one they know in your county; plans are offered in some areas only. Or carry on with me here.',
    },
    body: [
      {
        kind: 'tip-list',
        heading: 'Five questions for any offer',
        introduction: 'Hold the postcard up. I will wait.',
        tips: [
          {
            title: 'Who are you?',
            text: 'Look for a company’s name, not only a slogan. If it seems to come from Medicare but asks you to call a salesperson, it is an ad.',
          },
          {
            title: 'Which plan do you mean?',
            text: 'A true offer can name the plan. “Benefits in your area” is a start of a talk, not a plan.',
          },
          {
            title: 'Is it sold in my county?',
            text: 'The plan’s service area answers that. Your neighbor across the county line may have another list.',
          },
          {
            title: 'Do my doctors take it?',
            text: 'Ask the plan, then ask the doctor’s front desk. Directories can lag behind.',
          },
          {
            title: 'What would I give up?',
            text: 'Joining a new plan ends the old one. Know what the old one did for you before you let it go.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'What the postcard says, and what you say back',
        cards: [
          {
            icon: 'tooth',
            title: '“Dental included”',
            text: 'Fine. Which work, at which dentists, and what is the most you pay in a year?',
          },
          {
            icon: 'basket',
            title: '“Money for everyday items”',
            text: 'An over-the-counter (OTC) allowance, then. May I see the catalog, and does it last past the month?',
          },
          {
            icon: 'coin',
            title: '“Money back on Part B”',
            text: 'So the plan pays part of my Part B premium. Which part, and what does the plan charge when I am ill?',
          },
          {
            icon: 'heart',
            title: '“Help with groceries”',
            text: 'That is usually a special supplemental benefit for certain chronic conditions. Who decides whether it is for me?',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'What I can offer you',
        paragraphs: [
          'A way to ask. I have a few questions about your place and your coverage, and at the end a phone number. The person who answers holds a license to sell insurance, and will tell you which companies they work with.',
          'It costs you nothing, and you decide. Nobody may give you cash or a gift card for joining a plan, so be wary of anyone who tries.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about offers and ads',
        questions: [
          {
            question: 'Does every offer end on a date?',
            answer:
              'Enrollment periods end; offers made of hurry are another thing. Medicare.gov shows which period, if any, is open to you.',
          },
          {
            question: 'Can I report a mailing that misled me?',
            answer: 'Yes. Call 1-800-MEDICARE, or your state’s insurance department. Keep the mailing.',
          },
          {
            question: 'I signed something on the phone. Is it too late?',
            answer:
              'Perhaps not. Call the new plan today and ask to cancel before it starts. If that fails, call 1-800-MEDICARE.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask your five questions by phone',
        text: 'Start with your ZIP code, or put them to a licensed insurance agent right away.',
      },
    ],
  },

  // Which of a plan’s extras a reader would use; another angle on the same topic.
  {
    path: '/get-offers-xyq',
    brands: ['sd', 'ac'],
    smid: { sd: 'MULTI-PLAN_SAMPLESDGETOFFERSXYQ27_M', ac: 'MULTI-PLAN_SAMPLEACGETOFFERSXYQ27_M' },
    template: 'offer',
    title: 'Benefits you would really use',
    description:
      'Sort what Medicare Advantage plans may offer by how often you would use it, then ask about the few that are left.',
    headline: 'Which plan benefits would you really use?',
    subheadline: 'Sort the extras plans offer in some areas; keep the two you would use.',
    image: 'market-basket',
    form: 'medicare',
    benefits: ['dental', 'vision', 'hearing', 'otc', 'transportation'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    onEnter: 'report-arrival',
    body: [
      {
        kind: 'trust-row',
        facts: [
          { icon: 'clock', text: 'Two minutes of sorting' },
          { icon: 'people', text: 'Then a licensed insurance agent, if you like' },
          { icon: 'lock', text: 'Your number stays with you until you tick a name' },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'Sort plan extras into three piles',
        steps: [
          {
            title: 'Often',
            text: 'What you paid for yourself this year: a filling, new lenses, cold remedies, a taxi to the clinic.',
          },
          {
            title: 'Perhaps',
            text: 'What you have put off because of the price, such as a hearing aid or a crown. Write down which one.',
          },
          {
            title: 'Never',
            text: 'A gym you would not enter, rides when you drive. Cross them out, however well they sound.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'What to ask about the ones you would use',
        introduction: 'One question for each. The answer tells you whether a plan’s benefit fits your habit.',
        cards: [
          {
            icon: 'tooth',
            title: 'You see a dentist twice a year',
            text: 'Is my dentist in the dental network? It is often a different list from the doctors.',
          },
          {
            icon: 'glasses',
            title: 'You change lenses every other year',
            text: 'Does the amount renew each January, or only every second one?',
          },
          {
            icon: 'ear',
            title: 'You turn the television up',
            text: 'How many visits after the fitting are included, and for how long?',
          },
          {
            icon: 'basket',
            title: 'You buy vitamins and bandages',
            text: 'Are the brands I use in the over-the-counter (OTC) catalog?',
          },
          {
            icon: 'bus',
            title: 'You depend on others for a ride',
            text: 'How far may a trip go, and how many days ahead must I book?',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'What matters more than extras',
        paragraphs: [
          'Extras sit on top of a plan. Underneath are the hospital, the specialists and the medicines, and those cost far more when something goes wrong. If two plans serve you equally well there, your piles may decide.',
          'If they do not, take the plan with the better floor and buy the glasses yourself.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about choosing',
        questions: [
          {
            question: 'My “often” pile is empty. Should I look at all?',
            answer:
              'You may have no reason to change. A yearly look at your plan’s letter in the fall is still sensible.',
          },
          {
            question: 'Could one plan cover both of us?',
            answer: 'No. Medicare plans are for one person each. A couple can have two different ones.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about the extras on your list',
        text: 'Enter your ZIP code and see how far you get, or read your pile aloud to a licensed insurance agent.',
      },
    ],
  },
]);
