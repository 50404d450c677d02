import type { UiWords } from '@/lib/copy/ui-words';

/** The frame around every English page. */
export const englishWords: UiWords = {
  skipLink: 'Skip to the main content',
  homeLink: '{brand}, home page',
  languageSwitch: 'Español',
  call: {
    button: 'Call {number}',
    label: 'Call',
    tty: 'TTY: {tty}',
    recorded: 'Calls are recorded.',
    about: 'About this call',
    bar: 'Call an agent',
  },
  form: {
    continue: 'Continue',
    back: 'Back',
    stepOf: 'Step {step} of {total}',
    skip: 'Skip this question',
    startOver: 'Start over',
    optional: '(optional)',
    yes: 'Yes',
    no: 'No',
    checking: 'Checking…',
    errorHeading: 'There is a problem',
    errorPrefix: 'Error: ',
    notice: 'Your answers are used to find help for you.',
    noticeLink: 'What we collect, and who may receive it',
    start: 'Answer the first question',
    showNumber: 'See my number to call',
    choose: 'Choose one',
    startOverQuestion: 'Erase your answers and start over?',
    startOverText: 'What you have entered on this device is forgotten. You begin again at the first question.',
    startOverConfirm: 'Yes, erase my answers',
    startOverCancel: 'No, keep them',
    close: 'Close',
    guessedZip: 'We guessed this from your location. Change it if it is wrong.',
    withoutScript: 'The questions need JavaScript, which is off in this browser. Please call {number}.',
    noPhone: 'the number I entered',
    consentMedicareLegend: 'Companies that may contact you',
    consentChannelsLegend: 'Ways you may be contacted',
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    and: 'and',
  },
  result: {
    heading: 'Your number to call',
    whatHappens: 'What happens on the call',
    lines: {
      medicare: [
        'A licensed insurance agent answers and asks for your ZIP code.',
        'You say which doctors, medicines and benefits matter to you.',
        'You hear which plans fit, and you decide. You may also decide nothing.',
      ],
      auto: [
        'A licensed insurance agent answers and asks about your car and drivers.',
        'You say how you drive and what you want covered.',
        'You hear what is offered in your state, and you decide.',
      ],
      life: [
        'A licensed insurance agent answers and asks who you want to protect.',
        'You say what you can spend and how long you want cover.',
        'You hear which life policies fit, and you decide.',
      ],
    },
    otherHelp: 'Other places that can help',
    otherHelpIntroduction: 'You do not need to call us. These places give information without selling insurance.',
    alternatives: {
      medicare: [
        {
          title: 'Medicare.gov',
          text: 'Look up every plan in your area and what it covers.',
          link: { href: 'https://www.medicare.gov/plan-compare', label: 'Go to Medicare.gov' },
        },
        {
          title: '1-800-MEDICARE',
          text: 'TTY 1-877-486-2048. Open 24 hours a day, 7 days a week.',
          link: { href: 'tel:+18006334227', label: 'Call 1-800-633-4227' },
        },
        {
          title: 'State Health Insurance Assistance Program',
          text: 'Counselors in your state answer Medicare questions one to one.',
          link: { href: 'https://www.shiphelp.org', label: 'Find your state program' },
        },
      ],
      auto: [
        {
          title: 'Your state’s insurance department',
          text: 'Check that a company or an agent is licensed, and see how complaints are handled.',
          link: { href: 'https://content.naic.org/state-insurance-departments', label: 'Find your department' },
        },
        {
          title: 'Your current insurer',
          text: 'Ask for a policy review: mileage, garage address and drivers may have changed since you signed.',
        },
        {
          title: 'An independent agent near you',
          text: 'An agent who works with several insurers can explain what your state requires.',
        },
      ],
      life: [
        {
          title: 'Your state’s insurance department',
          text: 'Check that a company or an agent is licensed, and see how complaints are handled.',
          link: { href: 'https://content.naic.org/state-insurance-departments', label: 'Find your department' },
        },
        {
          title: 'Your employer or union',
          text: 'Many offer group life insurance. Ask what you already have before you buy more.',
        },
        {
          title: 'An independent agent near you',
          text: 'An agent who works with several insurers can explain term and whole life side by side.',
        },
      ],
    },
  },
  disclosures: { heading: 'What you should know' },
  footer: {
    label: 'Legal links',
    operatedBy: '{name} is operated by {legalName}, {address}.',
    licence: 'License: {licence}.',
    email: 'Email: {email}',
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    doNotSell: 'Do not sell or share my personal information',
    healthData: 'Consumer health data',
    globalPrivacyControl:
      'If your browser sends a Global Privacy Control signal, we treat it as your request not to sell or share your personal information.',
    optOutHonored: 'Opt-out request honored: we saw your browser’s Global Privacy Control signal.',
  },
  notFound: {
    title: 'Page not found',
    headline: 'This page is not here',
    text: 'The address may be mistyped, or the page may have moved.',
    homeTitle: 'Start at the home page',
    homeText: 'The first question takes a few seconds.',
    privacyTitle: 'Read our privacy policy',
    privacyText: 'See your choices, and how to reach us in writing.',
    callTitle: 'Or speak with someone',
  },
  failure: {
    headline: 'Something went wrong on our side',
    text: 'Your answers are still in this browser. Try again, or call us and we will carry on by phone.',
    retry: 'Try again',
  },
};
