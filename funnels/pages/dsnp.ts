import type { Openings } from '@/lib/page/opening';
import { defineAskingPages } from '@/lib/page/page';

/** Dual plans: what they are, Medicaid levels, coordination of care. */
const openings: Openings = {
  english: { taps: 'Do you have both Medicare and Medicaid?', button: 'Check my coverage' },
};

export const dsnp = defineAskingPages(openings, [
  // What a plan for people with Medicare and Medicaid is.
  {
    path: '/shop-4-dsnp-flx',
    brands: ['ayb', 'ac'],
    smid: { ayb: 'MULTI-PLAN_SAMPLEAYBSHOP4DSNPFLX27_M', ac: 'MULTI-PLAN_SAMPLEACSHOP4DSNPFLX27_M' },
    template: 'landing',
    title: 'What a dual plan is',
    description:
      'Dual plans (D-SNPs) are for people with both Medicare and Medicaid. What they are, what they may add, and who pays for what.',
    headline: 'Dual plans for people with Medicare and Medicaid',
    subheadline: 'D-SNPs in some areas may add dental care or rides. See how they work.',
    image: 'kitchen-table',
    form: 'medicare-dual',
    benefits: ['otc', 'dental', 'vision', 'transportation'],
    planTypes: ['medicare-advantage'],
    explains: ['d-snp', 'medicare-advantage', 'copay'],
    body: [
      {
        kind: 'explainer',
        heading: 'How a dual plan (D-SNP) works',
        paragraphs: [
          'A D-SNP is a Medicare Advantage plan for people who have both Medicare and Medicaid. You get your Medicare care and drug coverage through the plan, while Medicaid keeps doing its share.',
          'The company that runs the plan must have a contract with your state’s Medicaid agency. You keep your Medicaid, and you still renew it with your state when it asks you to.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Who does what: the plan, Medicaid and you',
        columns: ['Part', 'What it looks after'],
        rows: [
          ['The D-SNP', 'Hospital, doctors, prescription drugs, and extras the plan has added'],
          [
            'Medicaid',
            'Often your share of the cost, and care that Medicare leaves out, such as long-term help at home',
          ],
          ['You', 'Using doctors in the network, and opening the mail from both'],
        ],
        note: 'How much Medicaid pays depends on your state and on the kind of Medicaid you have.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Extras that some dual plans include',
        introduction: 'Some D-SNPs include these. Ask whether Medicaid in your state covers the same thing.',
        cards: [
          {
            icon: 'basket',
            title: 'Over-the-counter (OTC) items',
            text: 'An amount for health items from a list, used by card, phone or mail.',
          },
          {
            icon: 'tooth',
            title: 'Dental care',
            text: 'Care beyond what the state’s program pays for, up to a limit.',
          },
          { icon: 'glasses', title: 'Vision care', text: 'An exam, and help with frames or lenses every so often.' },
          { icon: 'bus', title: 'Rides', text: 'Trips to appointments. Medicaid may arrange rides too, so compare.' },
        ],
      },
      {
        kind: 'checklist',
        heading: 'Have these ready before you call',
        items: [
          'Find out which kind of Medicaid you have. The state’s letter names it.',
          'List your doctors, and check that they take both programs.',
          'Put your medicines on one sheet.',
          'Note when your Medicaid is next up for renewal.',
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about dual plans',
        questions: [
          {
            question: 'What are my choices if I have both?',
            answer:
              'You can join a D-SNP or another Medicare Advantage plan, or keep Original Medicare with a drug plan. You use Medicaid beside any of them.',
          },
          {
            question: 'Will my doctor send me bills?',
            answer:
              'It depends on your kind of Medicaid. Some people may not be billed for Medicare’s deductibles and copays at all. Ask your state which group you are in.',
          },
          {
            question: 'What if my Medicaid stops?',
            answer:
              'A D-SNP may keep you for some months while you sort it out. Call the plan and your Medicaid office soon.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask about dual plans in your county',
        text: 'Tap which programs you have to begin, or call a licensed insurance agent.',
      },
    ],
  },

  // How the kind of Medicaid a person has changes what a dual plan means.
  {
    path: '/shop-4-dsnp-otc',
    brands: ['qs'],
    smid: { qs: 'MULTI-PLAN_SAMPLEQSSHOP4DSNPOTC27_M' },
    template: 'landing',
    title: 'Medicaid levels and dual plans',
    description:
      'Full Medicaid, QMB, SLMB, QI: what the letters mean, and why they decide which dual plans (D-SNPs) may be open to you.',
    headline: 'How your Medicaid level affects your dual plan choices',
    subheadline: 'D-SNPs in some areas may add OTC items or dental care. See which may fit.',
    image: 'letters',
    form: 'medicare-dual',
    benefits: ['otc', 'dental', 'hearing'],
    planTypes: ['medicare-advantage'],
    exitIntent: {
      heading: 'Not sure of your Medicaid level?',
      text: 'You do not need to know your Medicaid level to ask. A licensed insurance agent can explain which levels the dual plans in your county accept, and your state can tell you yours.',
    },
    explains: ['d-snp'],
    body: [
      {
        kind: 'explainer',
        heading: 'Medicaid comes in several levels',
        paragraphs: [
          'One person has full Medicaid coverage from the state. Another has help with Medicare’s costs, through what is called a Medicare Savings Program.',
          'A D-SNP’s papers name the levels it accepts. Some accept all of them. Others accept only people with full Medicaid, or only those whose Medicare costs the state pays.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Medicaid levels, and what each helps with',
        introduction: 'Your state may use another name for the same thing.',
        columns: ['Level', 'What it helps with'],
        rows: [
          ['Full Medicaid', 'The state’s whole list of services, which can include long-term care'],
          [
            'QMB, a Medicare Savings Program',
            'Part A and Part B premiums, and Medicare’s deductibles, coinsurance and copays',
          ],
          ['SLMB, a Medicare Savings Program', 'The Part B premium'],
          ['QI, a Medicare Savings Program', 'The Part B premium; asked for anew each year'],
          ['QDWI, for some working people with disabilities', 'The Part A premium'],
        ],
        note: 'Some people have full Medicaid together with QMB or SLMB. Your Medicaid letter or your state’s office can say what holds for you.',
      },
      {
        kind: 'benefit-cards',
        heading: 'Where your level matters in a plan’s papers',
        introduction: 'Some dual plans include extra benefits. Read these three pages with your level in mind.',
        cards: [
          {
            icon: 'coin',
            title: 'The cost pages',
            text: 'They may print two columns, one for members whose costs the state pays and one for everyone else.',
          },
          {
            icon: 'basket',
            title: 'The over-the-counter (OTC) page',
            text: 'An allowance may belong to every member or to certain groups. The heading tells.',
          },
          {
            icon: 'tooth',
            title: 'The dental and hearing pages',
            text: 'Find out what full Medicaid in your state already pays, and read the plan’s offer as an addition.',
          },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about Medicaid levels',
        questions: [
          {
            question: 'Where do I find my Medicaid level?',
            answer:
              'On the letter your state sent when it approved you. If it is lost, the Medicaid office can tell you by phone.',
          },
          {
            question: 'Does any Medicaid level bring help with medicines?',
            answer:
              'Yes. People with Medicaid or in a Medicare Savings Program get Extra Help with Part D costs without a separate application.',
          },
          {
            question: 'Where can I apply for Medicaid?',
            answer:
              'Your state’s Medicaid office takes applications. Counselors of the State Health Insurance Assistance Program (SHIP) help with the form and sell nothing.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask which dual plans accept your level',
        text: 'Answer a few questions at your own pace, or call a licensed insurance agent and say which level you have.',
      },
    ],
  },

  // Who coordinates the care of a member who has two programs.
  {
    path: '/shop-4-dsnp-otc-r2',
    brands: ['sd'],
    smid: { sd: 'MULTI-PLAN_SAMPLESDSHOP4DSNPOTCR227_M' },
    template: 'landing',
    title: 'How dual plans coordinate care',
    description:
      'Two programs, many phone numbers: how a dual plan (D-SNP) may coordinate care, and how closely it works with Medicaid.',
    headline: 'Dual plans: one team for two programs',
    subheadline: 'D-SNPs in some areas coordinate Medicare and Medicaid. How closely varies.',
    image: 'courtyard',
    form: 'medicare-dual',
    benefits: ['otc', 'transportation', 'dental'],
    planTypes: ['medicare-advantage'],
    indexable: false,
    explains: ['d-snp'],
    body: [
      {
        kind: 'explainer',
        heading: 'One plan team to ask about both programs',
        paragraphs: [
          'A D-SNP can help you find out which program pays for a walker, a ride or help at home. Coordinating means that somebody at the plan takes that on, so that you are not sent from one to the other.',
          'Every D-SNP must ask about your health and needs when you join and each year after, write a care plan, and have a team behind it. What differs is how much of Medicaid the same company also runs.',
        ],
      },
      {
        kind: 'comparison-table',
        heading: 'Three kinds of dual plans',
        introduction: 'Ask which of these a plan is. Not every state has all three.',
        columns: ['Kind', 'How it works with Medicaid'],
        rows: [
          ['Coordination-only', 'The plan shares information with the state, and Medicaid runs apart from it'],
          [
            'Highly integrated',
            'The company or a sister company also covers much of Medicaid, such as long-term or mental health care',
          ],
          ['Fully integrated', 'One company covers both programs, including long-term care'],
        ],
        note: 'The short names are CO, HIDE and FIDE. In closely joined plans there may be one card and one way to appeal.',
      },
      {
        kind: 'benefit-cards',
        heading: 'What a care coordinator can sort out',
        introduction: 'Extras that a D-SNP may include are easier to use when one person knows the rules of both.',
        cards: [
          {
            icon: 'bus',
            title: 'Rides from both programs',
            text: 'Both the plan and Medicaid may offer trips. A coordinator knows which to use up first.',
          },
          {
            icon: 'basket',
            title: 'Over-the-counter (OTC) orders',
            text: 'Medicaid may pay for some items with a prescription. The plan’s allowance can then go to others.',
          },
          {
            icon: 'tooth',
            title: 'The dentist’s bill',
            text: 'Which program comes first, and is the dentist in both? Ask before the treatment begins.',
          },
        ],
      },
      {
        kind: 'how-it-works',
        heading: 'Three things to do in a new dual plan',
        steps: [
          { title: 'Ask who your care coordinator is', text: 'Write down the name and the direct line.' },
          {
            title: 'Tell the coordinator what you need',
            text: 'Name your doctors, home help, equipment and family who help.',
          },
          { title: 'Ask for your care plan in writing', text: 'It is yours to read, and yours to have corrected.' },
        ],
      },
      {
        kind: 'faq',
        heading: 'Questions about coordinated care',
        questions: [
          {
            question: 'Can my daughter speak to the coordinator?',
            answer: 'With your permission, yes. Ask the plan for its form that names a representative.',
          },
          {
            question: 'Can I keep my home aide?',
            answer:
              'Home aides are often paid through Medicaid, so ask before you join whether the agency works with the plan’s company.',
          },
        ],
      },
      {
        kind: 'call-to-action',
        heading: 'Ask how closely your county’s plans work with Medicaid',
        text: 'A licensed insurance agent can say which dual plans your county has and how closely each is tied to Medicaid.',
      },
    ],
  },
]);
