import { describePeriod, type RetentionKind } from '@/lib/compliance/retention-periods';
import type { Block, LegalSection } from '@/lib/page/block';

const period = (kind: RetentionKind): string => describePeriod(kind, 'english');

/** Opens every English privacy policy; what a product collects follows. */
export const privacyOpening: readonly LegalSection[] = [
  {
    kind: 'legal-section',
    heading: 'Who we are and what this covers',
    paragraphs: [
      '{name} is a website run by {legalName}, {address}. This policy covers {host} and the calls that start from it. It does not cover the companies you reach through us; they have their own policies.',
      'We are paid by insurance companies, agencies and advertising exchanges when people ask for their help. Where this policy says that we sell information, it means that we receive money or something of value for passing it on.',
      'When we change this policy we change the date at the top. When a change matters, we say so on the home page for thirty days before it takes effect.',
    ],
  },
];

/** Follows the product's own sections in every English privacy policy. */
export const privacyClosing: readonly Block[] = [
  {
    kind: 'legal-section',
    heading: 'What your browser tells us',
    paragraphs: [
      'When you open a page we receive your internet address (IP), the kind of browser and device, the page and the time. From the IP address we estimate your city, state and ZIP code. You can change the ZIP code before you go on.',
      'If you came from an advertisement or an email, the address may carry a campaign name, a click identifier, or details such as your name or ZIP code that the sender put there. We take personal details out of the address at once, keep them encrypted in a cookie for at most thirty minutes, and use them only to fill in the form for you.',
      'To see whether a visit is real, IPQualityScore receives your IP address and your browser’s description, and returns an estimate of fraud. BotD, a program that runs inside your browser, estimates whether a person or a program is using the page. Both results are kept with the visit. Neither decides whether you may call us.',
      'We count page views, finished questions (not the answers), taps on phone numbers and taps on links. These events carry random ids, not your name.',
      'When something breaks, Sentry receives a technical report: what failed, where in the program, and the kind of browser. We remove answers and addresses from such reports.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Cookies and browser storage',
    paragraphs: [
      'We use two cookies for thirty minutes at most: one holds the details described above, the other only says that the first is there. A third holds a random visitor id for a year, and a fourth, for five months, which version of a page you were shown when we compare two, so that you keep seeing the same one. We use your browser’s own storage for the same visitor id, the id of your visit, your answers so far and the phone number shown to you. Starting over erases the answers. Clearing your browser’s data erases all of it.',
      'When the page is ready we may load a tag manager, which measures our advertising and may set cookies of its own, and companies that show advertisements. On the step where you agree to be contacted, our vendors record that step to document your consent; the step says so. None of them is loaded when you have opted out, or when your browser sends a Global Privacy Control signal. If you opt out, a cookie remembers that for thirteen months. We do not record your screen on any other page.',
      'If your browser sends a Global Privacy Control signal we treat it as your request not to sell or share your personal information, and the line at the foot of the page says that we have honored it. We do not respond to the older Do Not Track signal.',
    ],
  },
  {
    kind: 'legal-section',
    id: 'do-not-sell',
    heading: 'Do not sell or share my personal information',
    paragraphs: [
      'You may tell us not to sell or share your personal information. Use the switch below, write to {email} with the words “Do not sell or share”, call {phone} (TTY: {tty}), or turn on Global Privacy Control in your browser. You do not need an account, and you may still use this site and call.',
      'We act on such a request as soon as we have it, and within fifteen business days at the latest. We pass it to the companies that received your information from us in the ninety days before.',
      'You may also ask us to limit the use of sensitive information to what your request needs.',
    ],
  },
  { kind: 'privacy-choices' },
  {
    kind: 'legal-section',
    heading: 'Your choices about calls, texts and email',
    paragraphs: [
      'Agreeing to be called, texted or emailed is never a condition of using this site. You may take your agreement back in any reasonable way: say so on a call, answer a text with STOP, follow the link in an email, write to {email}, or call {phone}. We stop at once and pass your wish on.',
      'We do not share mobile numbers collected for text messages, or the agreement to receive them, with third parties or affiliates for their own marketing.',
      'You may add your number to the National Do Not Call Registry at donotcall.gov.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Your rights',
    paragraphs: [
      'Depending on the state you live in (among them California, Colorado, Connecticut, Delaware, Maryland, Montana, Nebraska, New Hampshire, New Jersey, Oregon, Texas, Utah and Virginia), you may ask us:',
      '- what we know about you, and for a copy of it;',
      '- to correct it or to delete it;',
      '- to stop selling it, sharing it or using it for targeted advertising or profiling;',
      '- for a list of the companies that received it.',
      'Write to {email} or call {phone}. We check that a request is yours by matching it to what you gave us, such as your number or email address. Someone else may ask for you with your signed permission. We answer within forty-five days. If we refuse, you may appeal by writing “Appeal” to the same address, and complain to your state’s attorney general.',
      'We do not treat you differently because you used a right. We offer no payment or discount for information.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'How long we keep it, and how we protect it',
    paragraphs: [
      `- Records of what you agreed to, with the exact words you saw: at least ${period('consents')}. We keep them when you ask us to delete the rest, because the law asks us to prove what you agreed to.`,
      `- Requests to stop contact: at least ${period('suppressions')}, so that we can keep honoring them. We keep a code that is computed from your number or email address, not the number or address itself.`,
      `- Requests for help and the answers in them: ${period('leads')} at most.`,
      `- Your answers within the events of a visit: ${period('answers')} at most.`,
      `- Events of your visits, with the results about your IP address, and what we know of a visitor who does not come back: ${period('events')} at most.`,
      `- That something was deleted at your request, without whose it was: ${period('erasures')} at most.`,
      '- Reports of faults, which hold no answers: for as long as Sentry keeps them for us.',
      'Our own systems delete what is older by themselves. Copies made in case of failure are kept apart until new ones replace them.',
      'Information travels encrypted and is stored in a PostgreSQL database that only people who need it can reach. No method is perfect. If a breach concerns you, we tell you as the law requires.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Also good to know',
    paragraphs: [
      'This site is for adults in the United States. We do not knowingly collect information from anyone under 18. If you think that we did, write to us and we will delete it.',
      'We are not a health care provider or a health plan, so the federal health privacy law known as HIPAA usually does not apply to us. We follow the state laws that do.',
      'The phone number shown to you may be a tracking number lent to your visit for a few minutes, so that the company you call knows that the call came through us. Calls are recorded.',
      'If you have trouble reading or using this site, tell us and we will help you another way.',
    ],
  },
  {
    kind: 'legal-section',
    id: 'contact',
    heading: 'How to reach us',
    paragraphs: ['{legalName}, {address}.', 'Email {email}. Telephone {phone} (TTY: {tty}), {hours}.'],
  },
];
