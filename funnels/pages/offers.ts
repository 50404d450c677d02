import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'What is offered near you? ZIP code', button: 'Check my area' } };

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
    subheadline: 'Extra Help, state programs and plan benefits offered in some areas.',
    image: 'front-porch',
    form: 'medicare-short',
    benefits: ['dental', 'vision', 'otc', 'part-b-reduction'],
    planTypes: ['medicare-advantage', 'part-d'],
    body: [
      {
        kind: 'comparison-table',
        heading: 'Four kinds of help, and who decides',
        introduction: 'The first three are public. For the fourth, an agent can check plans in your county.',
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
        note: 'We are a private company. You apply for the public programs at the addresses above, and ask us about plan benefits.',
      },
      {
        kind: 'explainer',
        heading: 'Why it is worth asking for public help',
        paragraphs: [
          'You may qualify even if you think you have a little too much. Some states have raised their limits, and some things, such as the house you live in, do not count. Ask, and let the agency do the sum.',
          'One answer can bring another. If your state takes you into a Medicare Savings Program, you get Extra Help with medicines too, without a second form.',
        ],
        image: 'letters',
      },
      {
        kind: 'benefit-cards',
        heading: 'What a Medicare Advantage plan may pay for',
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
            text: 'Some plans take over a portion. Ask first whether your state already pays the premium.',
          },
        ],
      },
      {
        kind: 'tip-list',
        heading: 'Two ways to stay safe from scams',
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
    subheadline: 'See what it is worth to you; each plan is sold in some areas only.',
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
        heading: 'The five questions, one by one',
        introduction: 'Have the postcard or the ad in front of you.',
        tips: [
          {
            title: 'Who sent this offer?',
            text: 'Look for a company’s name, not only a slogan. If it seems to come from Medicare but asks you to call a salesperson, it is an ad.',
          },
          {
            title: 'Which plan is it about?',
            text: 'A clear offer names the plan. Where it says only “benefits in your area”, ask for the name.',
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
            text: 'Joining a new plan usually ends the old one, so compare what each of them covers.',
          },
        ],
      },
      {
        kind: 'benefit-cards',
        heading: 'What an offer says, and what to ask about it',
        cards: [
          {
            icon: 'tooth',
            title: '“Dental included”',
            text: 'Which work, at which dentists, and what is the most you pay in a year?',
          },
          {
            icon: 'basket',
            title: '“Money for everyday items”',
            text: 'This is often an over-the-counter (OTC) allowance. May I see the catalog, and does it last past the month?',
          },
          {
            icon: 'coin',
            title: '“Money back on Part B”',
            text: 'Some plans pay part of your Part B premium. How much, and what does the plan charge when I am ill?',
          },
          {
            icon: 'carrot',
            title: '“Help with groceries”',
            text: 'That is usually a special supplemental benefit for certain chronic conditions. Who decides whether it is for me?',
          },
        ],
      },
      {
        kind: 'explainer',
        heading: 'How I can help you',
        paragraphs: [
          'I have a few questions about your area and your coverage, and at the end a phone number. The person who answers holds a license to sell insurance, and will tell you which companies they work with.',
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
              'Enrollment periods have dates, so ask the agent, or look at Medicare.gov, to learn which one is open to you.',
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
            title: 'Often: what you already pay for',
            text: 'Think of this year: a filling, new lenses, cold remedies, a taxi to the clinic.',
          },
          {
            title: 'Perhaps: what you have put off',
            text: 'A hearing aid or a crown, perhaps, because of the price. Write down which one.',
          },
          {
            title: 'Never: what you would not use',
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
            title: 'You have trouble hearing',
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
        heading: 'Compare the main costs first',
        paragraphs: [
          'Start with the hospital, the specialists and the medicines, which cost far more when something goes wrong. If two plans serve you equally well there, let your piles decide.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about choosing plan benefits',
        questions: [
          {
            question: 'My “often” pile is empty. Should I still compare?',
            answer:
              'Once a year, yes. Doctors, drug lists and costs can change, and your plan’s letter in the fall says how.',
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
        text: 'Enter your ZIP code, or read your “often” pile aloud to a licensed insurance agent.',
      },
    ],
  },
]);
