import type { LegalSection } from '@/lib/page/block';

/** Opens every English terms page. */
export const termsOpening: readonly LegalSection[] = [
  {
    kind: 'legal-section',
    heading: 'Using this site',
    paragraphs: [
      'These terms are between you and {legalName} (“we”), who runs {name} at {host}. By using the site you accept them. If you do not, please do not use it.',
      'The site is for people aged 18 or over who live in the United States.',
    ],
  },
];

/** What the service is for Medicare visitors. */
export const medicareTerms: readonly LegalSection[] = [
  {
    kind: 'legal-section',
    heading: 'What we do, and what we do not do',
    paragraphs: [
      'We publish information about Medicare plans and connect people who ask with licensed insurance agents. We are a private company. We are not an insurance company, not a health plan, and not part of Medicare or of any government.',
      'We do not enroll you, and we do not decide whether you can join a plan. Nothing here is a promise of coverage, of a benefit or of a price. A plan’s own documents decide.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'About Medicare plans',
    paragraphs: [
      '{disclaimer}',
      '1-800-MEDICARE (TTY 1-877-486-2048), 24 hours a day/7 days a week.',
      'Plans, benefits and costs vary by carrier and location and may change each year. Enrollment is limited to certain times of the year unless a Special Enrollment Period applies. You are under no obligation to enroll.',
      'We are not connected with or endorsed by the U.S. government or the federal Medicare program.',
    ],
  },
];

/** What the service is for auto visitors. */
export const autoTerms: readonly LegalSection[] = [
  {
    kind: 'legal-section',
    heading: 'What we do, and what we do not do',
    paragraphs: [
      'We publish information about car insurance and give you a number that connects to a licensed insurance agent. We are a marketing service. We are not an insurance company or an insurance agency, and we do not make coverage decisions.',
      'We do not sell, solicit or negotiate insurance, and we do not advise you which policy to buy. Prices come from the insurers. We do not promise that you will be offered a policy or a price.',
      'Only give us information that is yours to share. If you tell an agent about other drivers, have their permission.',
    ],
  },
];

/** What the service is for life visitors. */
export const lifeTerms: readonly LegalSection[] = [
  {
    kind: 'legal-section',
    heading: 'What we do, and what we do not do',
    paragraphs: [
      'We publish information about life insurance and give you a number that connects to a licensed insurance agent. We are a marketing service. We are not an insurance company or an insurance agency, and we do not make coverage decisions.',
      'We do not sell, solicit or negotiate insurance, and we do not advise you which policy to buy. Prices come from the insurers. Whether you are offered a policy depends on the insurer’s own rules, which may include questions about your health.',
    ],
  },
];

/** Closes every English terms page. */
export const termsClosing: readonly LegalSection[] = [
  {
    kind: 'legal-section',
    heading: 'How we are paid',
    paragraphs: [
      'Insurance companies, agencies and advertising exchanges pay us for calls, clicks and requests for help. You pay us nothing. Payment may influence which company you reach. It does not change what an insurer charges you.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'What you promise',
    paragraphs: [
      '- What you tell us is true as far as you know.',
      '- A phone number or email address that you enter is your own.',
      '- You do not copy the site by machine, disturb it, or use it to break the law.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Calls, texts and email',
    paragraphs: [
      'We call, text or email you only if you agreed to it on a form that named who would contact you and how. You never have to agree in order to use the site or to buy anything; you can call {phone} instead.',
      'You may take your agreement back in any reasonable way: say so on a call, answer a text with STOP or with words to that effect, or write to {email}. Answer HELP to a text for help. Message and data rates may apply, how many messages you get depends on what you asked for, and mobile carriers are not liable for messages that arrive late or not at all.',
      'Calls are recorded. By staying on the line after you are told so, you agree to it.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Signing electronically',
    paragraphs: [
      'A tick or a tap on a button that says so is your signature, as valid as one on paper. You need a device with a current browser to read and keep what you sign. You may ask for a paper copy, or withdraw, by writing to {email}.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Other companies',
    paragraphs: [
      'The agents and companies you reach through us act for themselves. Their own terms and policies apply, and we do not answer for what they say or do. Names and marks of other companies belong to them; naming them does not mean that they endorse us.',
      'We publish no reviews or testimonials on this site.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Our content',
    paragraphs: [
      'The words, drawings and programs of this site are ours or used with permission. You may read, print and share pages for your own use. If you think that something here infringes your copyright, write to our designated agent at {email} or {address}, with your contact details, what is yours, where it appears, and a signed statement that you believe this in good faith.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Limits',
    paragraphs: [
      'We try to keep the site correct and running, but we provide it as it is. To the extent the law allows, we give no warranties, express or implied.',
      'To the extent the law allows, we are not liable for indirect or consequential damage, and our total liability to you is limited to one hundred dollars. Nothing here limits rights that the law does not let you give up.',
      'If you break these terms and someone else claims damages from us because of it, you cover our reasonable cost.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Law, changes and contact',
    paragraphs: [
      'The law of the state in our address governs these terms, without its rules on conflicts of law, and its courts hear disputes, unless the law of your home state gives you more.',
      'We may change these terms. The date at the top says when we last did. If part of them is void, the rest stays in force.',
      '{legalName}, {address}. Email {email}. Telephone {phone} (TTY: {tty}), {hours}.',
    ],
  },
];
