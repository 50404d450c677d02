import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

const openings: Openings = { english: { asks: 'Benefits in your county: ZIP code', button: 'Check my county' } };

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
    headline: 'Seven benefits a Medicare Advantage plan may list',
    subheadline: 'Dental, vision, hearing and more, in some areas. See what each one means.',
    image: 'market-basket',
    form: 'medicare',
    benefits: ['dental', 'vision', 'hearing', 'otc', 'transportation', 'part-b-reduction', 'grocery'],
    planTypes: ['medicare-advantage'],
    body: [
      {
        kind: 'benefit-cards',
        heading: 'Seven benefits, one by one',
        introduction: 'Plans may include any of these. Ask about the limit of each one.',
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
            icon: 'carrot',
            title: 'Healthy food',
            text: 'Usually one of the special supplemental benefits for members with certain chronic conditions, under rules the plan sets.',
          },
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Five words that tell you what a benefit is worth',
        columns: ['The word', 'What it means', 'What to ask'],
        rows: [
          [
            'Allowance',
            'A set amount you may spend on listed things',
            'How often is it renewed, and is anything kept?',
          ],
          ['Copay', 'A set sum you pay each time', 'Is it per visit, per item or per ear?'],
          ['Annual maximum', 'The most the plan pays in a year', 'How much of a large bill does it cover?'],
          ['Network', 'The offices that work with the plan', 'Which one is nearest, and does it take new patients?'],
          ['Prior authorization', 'The plan must agree first', 'Who asks for it, and how long does it take?'],
        ],
      },
      {
        kind: 'page-links',
        heading: 'More about Medicare benefits and costs',
        introduction: 'Four pages with more on what you have read here.',
        links: [
          {
            icon: 'document',
            title: 'The four parts of Medicare',
            text: 'What each part pays for, and which one may add these benefits.',
            destination: '/general-medicare',
          },
          {
            icon: 'coin',
            title: 'Plans that lower the Part B premium',
            text: 'The kinds of plans in which you may find a reduction.',
            destination: '/medicare-premium-reduction-listing-r2',
          },
          {
            icon: 'scales',
            title: 'Medigap next to Medicare Advantage',
            text: 'The two ways side by side, with Part D.',
            destination: '/compare-save',
          },
          {
            icon: 'people',
            title: 'Public help with Medicare costs',
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
            question: 'Where are the limits of a benefit written down?',
            answer: 'In the plan’s Evidence of Coverage. Ask for it by that name, or find it on the plan’s own site.',
          },
          {
            question: 'Can a plan change or end a benefit?',
            answer:
              'Yes, from one year to the next. Plans set their benefits anew for each January and tell members in the fall.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'See which benefits plans in your county have',
        text: 'Give your ZIP code, or call and name the two benefits you would use most. A licensed insurance agent can look them up.',
      },
    ],
  },

  // What may change in the coming plan year, and how to see it in the mail.
  {
    path: '/new-senior-benefits',
    brands: ['sd', 'ac'],
    smid: { sd: 'MULTI-PLAN_SAMPLESDNEWBENEFITS27_M', ac: 'MULTI-PLAN_SAMPLEACNEWBENEFITS27_M' },
    template: 'landing',
    title: 'What may be new in Medicare plans',
    description:
      'Medicare Advantage benefits may change every January. How to see what your plan adds, trims or drops, and who can explain it.',
    headline: 'What may be new in {planYear} Medicare plans',
    subheadline: 'Dental, vision and more may change, in some areas. See where to look.',
    image: 'letters',
    form: 'medicare-short',
    benefits: ['dental', 'vision', 'hearing', 'otc'],
    planTypes: ['medicare-advantage', 'part-d'],
    indexable: false,
    exitIntent: {
      heading: 'Go through your plan’s letter with an agent',
      text: 'Have the letter in hand and call. A licensed insurance agent can explain the changes and compare plans that may be offered in your county. Or go on here.',
    },
    body: [
      {
        kind: 'explainer',
        heading: 'How to tell which benefits are new',
        paragraphs: [
          '“New benefits” in an ad may mean a benefit that was added for {planYear}. It may also mean one that plans have had for years and that you have not used. Both can be worth asking about.',
          'Your own plan has to tell you what it changes. Its letter, the Annual Notice of Change, comes by the end of September. The first pages set this year beside the next.',
        ],
        image: 'kitchen-table',
      },
      {
        kind: 'benefit-cards',
        heading: 'Four benefits to check for changes',
        introduction: 'A benefit may keep its name while its limits change. Look here first.',
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
        note: 'Marked something? Ask how other plans in your county handle it. If you keep a plan that goes on, it renews by itself.',
      },
      {
        kind: 'season',
        during: 'enrollment',
        heading: 'You can change plans until December 7',
        text: 'From October 15 to December 7 you may join, switch or leave a plan. What you choose in that time starts on January 1.',
      },
      {
        kind: 'season',
        during: 'rest',
        heading: 'Ways to change plans outside the fall',
        text: 'A move, the end of other coverage, or a change in Medicaid may open a special period of your own. Most other changes wait for the fall.',
      },
      {
        kind: 'faq',
        heading: 'Questions about new benefits and notices',
        questions: [
          {
            question: 'What if I never got the notice of changes?',
            answer:
              'Call the number of your plan and ask for another copy. It can often be read on the plan’s site too.',
          },
          {
            question: 'Does Original Medicare change each year too?',
            answer:
              'Its premiums and deductibles are set anew each fall. It still leaves out most dental care and glasses, which some plans add.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Read the changes with an agent',
        text: 'Begin with your ZIP code, or call with the notice in your hand. A licensed insurance agent can explain the lines you marked.',
      },
    ],
  },
]);
