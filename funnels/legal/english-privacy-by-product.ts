import type { LegalSection } from '@/lib/page/block';

const COLUMNS = ['What', 'For example', 'Where from', 'Why', 'Sold or shared'] as const;

const BROWSER_ROWS: readonly (readonly string[])[] = [
  [
    'Internet and device',
    'IP address, browser, pages, taps',
    'Your browser',
    'To run and measure the site, to stop fraud',
    'IP address and browser: yes, to MediaAlpha; the rest only with IPQualityScore and Sentry, who work for us',
  ],
  [
    'Rough location',
    'City, state, ZIP code from the IP address',
    'Your IP address',
    'To fill in your ZIP code',
    'State and ZIP code: yes, to MediaAlpha',
  ],
  [
    'Ad visit',
    'Campaign name, click id',
    'The link you followed',
    'To know which ads led to a visit',
    'Campaign details: yes, to MediaAlpha',
  ],
];

/** What the Medicare form collects and who may receive it. */
export const medicarePrivacy: readonly LegalSection[] = [
  {
    kind: 'legal-section',
    id: 'what-we-collect',
    heading: 'What we collect, and why',
    paragraphs: [
      'You give us your ZIP code; whether you have Medicare Part A and Part B and whether you have Medicaid; your first and last name; your phone number; and, if you wish, your email address. You may skip the questions about Medicare and Medicaid.',
    ],
    table: {
      columns: COLUMNS,
      rows: [
        [
          'Contact details',
          'Name, phone, email',
          'You',
          'So that a company you tick can reach you',
          'Yes, but only to the companies you tick by name',
        ],
        [
          'Coverage',
          'Medicare and Medicaid status',
          'You',
          'To find plans you can join',
          'Yes, but only to the companies you tick by name',
        ],
        [
          'Your agreement',
          'The words you saw, the boxes you ticked, the time, the IP address',
          'Your act on the form',
          'To prove what you agreed to',
          'With the companies you ticked',
        ],
        ...BROWSER_ROWS,
      ],
    },
  },
  {
    kind: 'legal-section',
    heading: 'How we use it',
    paragraphs: [
      'We use your answers to show you a number to call and, if you say so, to have an agent call you. We use the rest to run, measure and protect the site, and to keep the records the law asks for.',
      'Before you see the number, we ask an advertising exchange whether a company wants calls from your area, and what it would pay. For that we send your ZIP code, your state, the local hour, your IP address, your browser’s description and campaign details, without your name or number. Where the answer is low we also show you other places that can help. It changes nothing about plans or what they cost.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Who may receive it',
    paragraphs: [
      'For Medicare plans, your name, contact details and coverage go only to companies that you tick, one by one, on the form. You may tick none. On this site they are: {recipients}.',
      '- MediaAlpha, an advertising exchange, also answers the question above and lends us phone numbers. It learns your name and number only if you tick it.',
      '- Companies that work for us and may use the information for nothing else: our hosting company, IPQualityScore (fraud checks) and Sentry (fault reports).',
      '- The authorities, where the law requires it; and a company that takes over this site, under this policy.',
    ],
  },
  {
    kind: 'legal-section',
    id: 'health-data',
    heading: 'Consumer health data',
    paragraphs: [
      'Whether you have Medicare or Medicaid, and that you looked at a page about a benefit, may count as consumer health data in Washington, Nevada and other states. We collect it from you, to answer your request. We share it only with the companies you tick, and we do not use it for advertising.',
      'You may ask us to confirm, show or delete it, to name everyone who received it, and to take your agreement back: write to {email}. If we refuse, you may appeal to the same address and complain to your attorney general.',
    ],
  },
];

/** What the auto form collects and who may receive it. */
export const autoPrivacy: readonly LegalSection[] = [
  {
    kind: 'legal-section',
    id: 'what-we-collect',
    heading: 'What we collect, and why',
    paragraphs: [
      'You give us your ZIP code, whether your car is insured now, and with which company. You may skip the last two. We do not ask for your name, phone number or email on this site.',
    ],
    table: {
      columns: COLUMNS,
      rows: [
        [
          'Insurance today',
          'Insured or not, current company',
          'You',
          'To find an agent who can help',
          'Yes, to MediaAlpha',
        ],
        ...BROWSER_ROWS,
      ],
    },
  },
  {
    kind: 'legal-section',
    heading: 'How we use it',
    paragraphs: [
      'We use your answers to show you a number to call. We use the rest to run, measure and protect the site.',
      'Before you see the number, we ask an advertising exchange whether a company wants calls from your area, and what it would pay. Where the answer is low we also show you other places that can help. It changes nothing about what insurers offer or charge.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Who may receive it',
    paragraphs: [
      '- MediaAlpha, an advertising exchange, receives your ZIP code, state, insurance answers, IP address, browser and campaign details, answers the question above and lends us phone numbers. The company you call knows that the call came from us.',
      '- Companies that work for us and may use the information for nothing else: our hosting company, IPQualityScore (fraud checks) and Sentry (fault reports).',
      '- The authorities, where the law requires it; and a company that takes over this site, under this policy.',
    ],
  },
  {
    kind: 'legal-section',
    id: 'health-data',
    heading: 'Consumer health data',
    paragraphs: ['We do not ask about your health on this site, and we do not collect consumer health data.'],
  },
];

/** What the life form collects and who may receive it. */
export const lifePrivacy: readonly LegalSection[] = [
  {
    kind: 'legal-section',
    id: 'what-we-collect',
    heading: 'What we collect, and why',
    paragraphs: ['You give us your ZIP code. We do not ask for your name, phone number, email or health on this site.'],
    table: {
      columns: COLUMNS,
      rows: [
        ['Where you live', 'ZIP code', 'You', 'To find an agent licensed in your state', 'Yes, to MediaAlpha'],
        ...BROWSER_ROWS,
      ],
    },
  },
  {
    kind: 'legal-section',
    heading: 'How we use it',
    paragraphs: [
      'We use your ZIP code to show you a number to call. We use the rest to run, measure and protect the site.',
      'Before you see the number, we ask an advertising exchange whether a company wants calls from your area, and what it would pay. Where the answer is low we also show you other places that can help. It changes nothing about what insurers offer or charge.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Who may receive it',
    paragraphs: [
      '- MediaAlpha, an advertising exchange, receives your ZIP code, state, IP address, browser and campaign details, answers the question above and lends us phone numbers. The company you call knows that the call came from us.',
      '- Companies that work for us and may use the information for nothing else: our hosting company, IPQualityScore (fraud checks) and Sentry (fault reports).',
      '- The authorities, where the law requires it; and a company that takes over this site, under this policy.',
    ],
  },
  {
    kind: 'legal-section',
    id: 'health-data',
    heading: 'Consumer health data',
    paragraphs: [
      'We do not ask about your health on this site. What you tell an agent on a call is between you and the agent’s company, under its own policy.',
    ],
  },
];
