import type { Sentence } from './sentence';

const TRIGGERS = 'unit/lib/browser/page/exit-intent.test.ts';
const TOKEN = 'unit/lib/browser/phone/call-token-loop.test.ts';
const RECOVERY = 'unit/lib/browser/recovery/error-recovery.test.ts';

/** Section 4: the popup, the token, linking, and what opens and closes. */
export const popupAndParts: readonly Sentence[] = [
  {
    id: '4.19',
    says: 'The popup is allowed if it was never shown, or repeatAfterDays have passed, and the visitor has not unsubscribed.',
    tests: { 'unit/lib/exit-intent/exit-intent-rules.test.ts': ['whether it may show > %s'] },
  },
  {
    id: '4.20',
    says: 'It shows when the mouse leaves the document.',
    tests: {
      [TRIGGERS]: ['exit intent with a mouse > shows when the mouse leaves through the top, and through no other edge'],
    },
    decisions: ['D28'],
  },
  {
    id: '4.21',
    says: 'It shows on a fast upward swipe of a scrolled page.',
    tests: { [TRIGGERS]: ['exit intent on touch > shows on a fast upward swipe of a scrolled page'] },
    decisions: ['D29'],
  },
  {
    id: '4.22',
    says: 'It may show at a percentage of scrolling.',
    tests: {
      [TRIGGERS]: ['the other triggers > scroll percentage: judged once the page stood still for 300 ms'],
      'e2e/exit-triggers.desktop.spec.ts': ['a page may show its dialog where scrolling rests near its end'],
    },
    decisions: ['D65'],
  },
  {
    id: '4.23',
    says: 'It may show after a delay.',
    tests: {
      [TRIGGERS]: ['the other triggers > delay: after that many seconds'],
      'e2e/exit-triggers.desktop.spec.ts': ['a page may show its dialog after a delay'],
    },
    decisions: ['D65'],
  },
  {
    id: '4.24',
    says: 'It may show on page load.',
    tests: {
      [TRIGGERS]: ['the other triggers > page load: at once, but not on a phone that came without a paid click'],
      'e2e/exit-triggers.desktop.spec.ts': ['a page may show its dialog when it has loaded'],
    },
    decisions: ['D65'],
  },
  {
    id: '4.25',
    says: 'It may show after inactivity.',
    tests: {
      [TRIGGERS]: ['the other triggers > inactivity: every sign of the visitor starts it anew'],
      'e2e/exit-triggers.desktop.spec.ts': [
        'a long form offers a person to a visitor who has rested at a question for two minutes',
      ],
    },
  },
  {
    id: '4.26',
    says: 'Showing stores the time and ends the permission, so that it shows once.',
    tests: { [TRIGGERS]: ['once only > showing stores the time; it does not show again here, nor on the next page'] },
  },
  {
    id: '4.27',
    says: 'Closing hides it.',
    tests: { [TRIGGERS]: ['once only > closing hides it and cancels every timer: none opens it again'] },
  },
  {
    id: '4.28',
    says: 'Unsubscribing stores a flag and blocks it.',
    tests: {
      [TRIGGERS]: ['once only > unsubscribing hides it, stores the flag and blocks it, however long ago it showed'],
    },
  },
  {
    id: '4.29',
    says: 'Reset clears both stored values and allows it again.',
    tests: { [TRIGGERS]: ['once only > reset clears both values and allows it again'] },
  },
  {
    id: '4.30',
    says: 'The token is renewed in a loop every 4 s when missing or within 20 s of its end.',
    tests: {
      [TOKEN]: ['the call token > is fetched when missing, and again by the 4 s poll once 20 s or less are left'],
    },
  },
  {
    id: '4.31',
    says: 'A change of a listed field shortens it to 10 s from now.',
    tests: {
      [TOKEN]: ['the call token > a change of a listed field leaves it 10 s, so that the next poll renews it'],
      'unit/lib/fields/fields.test.ts': [
        'the fields > that a paid call is priced by age its token (specification 4, ip-quality token)',
      ],
    },
  },
  {
    id: '4.32',
    says: 'A stored anonymous id that is not yet linked is told by one anonLink, and the flag set.',
    tests: { 'unit/lib/browser/page/anonymous-link.test.ts': ['an id of before is linked once, and never again'] },
  },
  {
    id: '4.33',
    says: 'The loading bar starts, rises asymptotically and finishes at 100.',
    tests: {
      'unit/lib/navigation/loading-progress.test.ts': [
        'loading progress > rises asymptotically: 70 at the duration of 2000 ms, always more, never 100',
        'loading progress > finishes at 100, hides after 500 ms, resets 400 ms later',
      ],
    },
  },
  {
    id: '4.34',
    says: 'On an error it has the color of errors.',
    tests: {
      'unit/lib/navigation/loading-progress.test.ts': [
        'loading progress > an error shows the error state at once, even when nothing had started',
      ],
    },
  },
  {
    id: '4.35',
    says: 'Dialogs are open or closed.',
    tests: {
      'e2e/exit-intent.desktop.spec.ts': [
        'focus goes into the dialog, stays there, and Escape gives it back; nothing shifts',
      ],
    },
  },
  {
    id: '4.36',
    says: 'Hover cards are open or closed.',
    tests: {
      'unit/lib/browser/page/hover-cards.test.ts': [
        'a card > opens when the mouse has rested 700 ms',
        'a card > closes 300 ms after the mouse left',
      ],
      'e2e/hover-cards.desktop.spec.ts': [
        'a mouse that rests on a term sees its card beside it, may go onto the card, and leaves it behind',
      ],
    },
    decisions: ['D63'],
  },
  { id: '4.37', says: 'Collapsibles are open or closed.', decisions: ['D66'] },
  {
    id: '4.38',
    says: 'What is closed is removed when its animation has ended.',
    tests: { 'e2e/hover-cards.desktop.spec.ts': ['a card that closes is there until it has faded'] },
    decisions: ['D66'],
  },
  {
    id: '4.39',
    says: 'Choosing an item of a select sets the value and closes it.',
    tests: { 'unit/components/ui/select.test.tsx': ['choosing an item sets the value and closes the list'] },
  },
  {
    id: '4.40',
    says: 'Escape or a press outside closes a select.',
    tests: { 'unit/components/ui/select.test.tsx': ['Escape closes the list and chooses nothing'] },
    decisions: ['D66'],
  },
  {
    id: '4.41',
    says: 'The app hydrates what the server rendered, or mounts freshly.',
    tests: {
      'e2e/moving-between-steps.spec.ts': ['the form element stays the same from the first step to the last'],
      'unit/lib/browser/form/form-readiness.test.ts': [
        'before the visit has started > the form stands where the page was prerendered, and nothing of the browser is touched',
      ],
    },
  },
  {
    id: '4.42',
    says: 'An error at startup or render replaces the app by the error page.',
    tests: {
      'e2e/missing-parts.spec.ts': [
        'a script that the page begins with ${name}: one reload, then the error view, in HTML that needs no script',
        'an error while rendering shows the error view in the page’s own frame, and is logged',
      ],
      [RECOVERY]: [
        'recovering from errors > a missing part within 10,000 ms of a reload shows the error view with the id of the report',
      ],
    },
  },
];
