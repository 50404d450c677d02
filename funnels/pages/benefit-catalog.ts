import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Which county? Your ZIP code', button: 'Check my county' } };

export const benefitCatalog = defineAskingPages(openings, [
  // Every kind of benefit in one catalogue, with links to the pages that say more.
  {
    path: '/senior-benefit-catalog',
    brands: ['ayb', 'bh'],
    smid: { ayb: 'MULTI-PLAN_SAMPLEAYBBENEFITCATALOG27_M', bh: 'MULTI-PLAN_SAMPLEBHBENEFITCATALOG27_M' },
    template: 'catalogue',
    title: 'A catalog of plan benefits',
    description:
      'Seven kinds of benefits that a Medicare Advantage plan may list, what each one tends to mean, and the words to look for.',
    headline: 'A catalog of benefits a plan may list',
    subheadline: 'Seven benefits plans may include in some areas, and what each one means.',
    image: 'market-basket',
    form: 'medicare',
    benefits: ['dental', 'vision', 'hearing', 'otc', 'transportation', 'part-b-reduction', 'grocery'],
    planTypes: ['medicare-advantage'],
    body: [
      {
        kind: 'benefit-cards',
        heading: 'Seven benefits, one by one',
        introduction: 'Plans may include any of these. The limits tell you what a benefit is worth.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental',
            text: 'Preventive care means cleanings and X-rays. Comprehensive care means fillings, crowns and dentures. A plan may offer one without the other.',
          },
          {
            icon: 'glasses',
            title: 'Vision',
            text: 'A routine exam and an amount toward eyewear. Cataract care is medical and stands elsewhere in the plan.',
          },
          {
            icon: 'ear',
            title: 'Hearing',
            text: 'A test, a fitting, and sometimes a set copay for each aid, from the makers the plan works with.',
          },
          {
            icon: 'basket',
            title: 'Over-the-counter (OTC) items',
            text: 'An allowance for things sold without a prescription, from a catalog that the plan prints.',
          },
          {
            icon: 'bus',
            title: 'Rides',
            text: 'A number of one-way trips a year to medical visits. Two trips get you there and back.',
          },
          {
            icon: 'coin',
            title: 'Part B premium reduction',
            text: 'The plan pays part of the Part B premium you would otherwise pay. The rest stays with you.',
          },
          {
            icon: 'heart',
            title: 'Healthy food',
            text: 'Usually one of the special supplemental benefits for members with certain chronic conditions, under rules the plan sets.',
          },
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Five words that decide what a benefit is worth',
        columns: ['The word', 'What it means', 'What to ask'],
        rows: [
          [
            'Allowance',
            'A set amount you may spend on listed things',
            'How often is it renewed, and is anything kept?',
          ],
          ['Copay', 'A set sum you pay each time', 'Is it per visit, per item or per ear?'],
          ['Annual maximum', 'The most the plan pays in a year', 'Does it cover large work, or run out halfway?'],
          ['Network', 'The offices that work with the plan', 'Which one is nearest, and does it take new patients?'],
          ['Prior authorization', 'The plan must agree first', 'Who asks for it, and how long does it take?'],
        ],
      },
      {
        kind: 'page-links',
        heading: 'Four pages that go further',
        introduction: 'The catalog is the overview. These pages go further.',
        links: [
          {
            icon: 'document',
            title: 'The four parts of Medicare',
            text: 'Where these benefits sit, and why Original Medicare lacks most of them.',
            destination: '/general-medicare',
          },
          {
            icon: 'coin',
            title: 'Plans that lower the Part B premium',
            text: 'The kinds of plans in which you may find a reduction.',
            destination: '/medicare-premium-reduction-listing-r2',
          },
          {
            icon: 'check',
            title: 'Two ways, side by side',
            text: 'Medigap with Part D next to Medicare Advantage.',
            destination: '/compare-save',
          },
          {
            icon: 'people',
            title: 'Public help with costs',
            text: 'Programs that are not part of any plan, and who runs them.',
            destination: '/senior-deals',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about plan benefits',
        questions: [
          {
            question: 'Where does a plan state its real limits?',
            answer:
              'In its Evidence of Coverage. Ask for it by that name, or find it on the plan’s own site. A brochure is a summary.',
          },
          {
            question: 'Can a benefit vanish?',
            answer:
              'From one year to the next, yes. Plans set their benefits anew for each January and tell members in the fall.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'See which of these your county has',
        text: 'Give your ZIP code, or call and name the two benefits you would use most. A licensed insurance agent looks them up.',
      },
    ],
  },

  // What may change in the coming plan year, and how to see it in the mail.
  {
    path: '/new-senior-benefits',
    brands: ['sd', 'ac'],
    smid: { sd: 'MULTI-PLAN_SAMPLESDNEWBENEFITS27_M', ac: 'MULTI-PLAN_SAMPLEACNEWBENEFITS27_M' },
    template: 'landing',
    title: 'What may be new in plans this year',
    description:
      'Medicare Advantage benefits change every January. How to spot what your plan adds, trims or drops, and who can explain it.',
    headline: 'What may be new in {planYear} Medicare plans',
    subheadline: 'Some plans add, some trim, in some areas. See where changes show.',
    image: 'letters',
    form: 'medicare-short',
    benefits: ['dental', 'vision', 'hearing', 'otc'],
    planTypes: ['medicare-advantage', 'part-d'],
    indexable: false,
    exitIntent: {
      heading: 'Is the letter still in its envelope?',
      text: 'Open it by the phone. A licensed insurance agent can go through the changes with you, and compare plans that may be offered in your county. The questions here will wait.',
    },
    body: [
      {
        kind: 'explainer',
        heading: 'New to the plan, or only new to you',
        paragraphs: [
          'An ad that says “new benefits” may mean a benefit that was added for {planYear}. It may also mean one that has been there for years and that you have not used. Both can be worth knowing about. Only one of them is news.',
          'Your own plan has to tell you what it changes. It does so in a letter called the Annual Notice of Change, which comes by the end of September. The first pages set this year beside the next.',
        ],
        image: 'kitchen-table',
      },
      {
        kind: 'benefit-cards',
        heading: 'Where changes tend to hide',
        introduction: 'The benefit keeps its name while its numbers move. Look here first.',
        cards: [
          {
            icon: 'tooth',
            title: 'Dental',
            text: 'The yearly maximum may go up while your share of a crown goes up too. Read both lines.',
          },
          {
            icon: 'glasses',
            title: 'Vision',
            text: 'An amount for frames may turn from yearly into every two years.',
          },
          {
            icon: 'ear',
            title: 'Hearing',
            text: 'A plan may switch the company that supplies aids. Repairs then go somewhere else.',
          },
          {
            icon: 'basket',
            title: 'OTC allowance',
            text: 'Monthly may become quarterly, and the list of over-the-counter items may get shorter or longer.',
          },
        ],
      },
      {
        kind: 'checklist',
        heading: 'Five lines to compare in your notice',
        introduction: 'Lay the notice beside your present plan papers and mark whatever differs.',
        items: [
          'The plan’s premium, and the most you could pay in a year',
          'The copay for your doctor and for a specialist',
          'Each medicine you take: still listed, and on which tier',
          'Your doctors, your hospital and your pharmacy: still in the network',
          'The one or two extras that you used this year',
        ],
        note: 'Nothing marked? Then staying put may be the sensible choice. A plan that goes on renews by itself.',
      },
      {
        kind: 'season',
        during: 'enrollment',
        heading: 'The window is open',
        text: 'From October 15 to December 7 you may join, switch or leave a plan. What you choose in that time starts on January 1.',
      },
      {
        kind: 'season',
        during: 'rest',
        heading: 'Outside the fall window',
        text: 'Most people wait for the next fall to switch. A move, the end of other coverage, or a change in Medicaid may open a special period of your own.',
      },
      {
        kind: 'faq',
        heading: 'Questions about what is new',
        questions: [
          {
            question: 'I never got the notice. Now what?',
            answer:
              'Call the number of your plan and ask for another copy. It can often be read on the plan’s site too.',
          },
          {
            question: 'Does Original Medicare change as well?',
            answer:
              'Its premiums and deductibles are set anew each fall. It still leaves out most dental care and glasses.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Read the changes with someone',
        text: 'Begin with your ZIP code, or call with the notice in your hand. A licensed insurance agent can explain the lines you marked.',
      },
    ],
  },
]);
