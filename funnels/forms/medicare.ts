import { chapterTitles } from './chapters';
import { defineForm } from './define-form';

const hooks = { consent: { onEnter: 'check-demand', onSubmit: 'send-lead' } } as const;

export const medicareForm = defineForm({
  name: 'medicare',
  version: '3',
  product: 'medicare',
  chapters: [
    { title: chapterTitles.area, from: 'zipcode' },
    { title: chapterTitles.you, from: 'birth' },
    { title: chapterTitles.call, from: 'consent' },
  ],
  steps: ['zipcode', 'medicare-and-medicaid', 'birth', 'contact', 'consent', 'result'],
  formerSteps: {
    medicare: 'medicare-and-medicaid',
    medicaid: 'medicare-and-medicaid',
    name: 'contact',
    address: 'birth',
  },
  hooks,
});

/** For pages that promise few questions. */
export const medicareShortForm = defineForm({
  name: 'medicare-short',
  version: '2',
  product: 'medicare',
  chapters: [
    { title: chapterTitles.area, from: 'zipcode' },
    { title: chapterTitles.you, from: 'contact' },
    { title: chapterTitles.call, from: 'consent' },
  ],
  steps: ['zipcode', 'medicare', 'contact', 'consent', 'result'],
  formerSteps: { name: 'contact' },
  hooks,
});

/** For pages that lead to the number: a tap and a ZIP. */
export const medicareCallForm = defineForm({
  name: 'medicare-call',
  version: '1',
  product: 'medicare',
  chapters: [
    { title: chapterTitles.medicare, from: 'medicare' },
    { title: chapterTitles.call, from: 'result' },
  ],
  steps: ['medicare', 'zipcode', 'result'],
  hooks: { zipcode: { onSubmit: 'send-lead' }, result: { onEnter: 'check-demand' } },
});

/** Begins with a tap; visitors without Medicare learn where to turn (compliance T-06). */
export const medicareQuizForm = defineForm({
  name: 'medicare-quiz',
  version: '2',
  product: 'medicare',
  chapters: [
    { title: chapterTitles.medicare, from: 'medicare' },
    { title: chapterTitles.area, from: 'zipcode' },
    { title: chapterTitles.call, from: 'contact' },
  ],
  steps: ['medicare', 'medicare-later', 'medicaid', 'zipcode', 'contact', 'consent', 'result'],
  formerSteps: { name: 'contact' },
  branches: { medicare: [{ when: { field: 'haveMedicare', isNot: false }, to: 'medicaid' }] },
  hooks,
});

/** For pages about plans for people with Medicare and Medicaid. */
export const medicareDualForm = defineForm({
  name: 'medicare-dual',
  version: '2',
  product: 'medicare',
  chapters: [
    { title: chapterTitles.medicare, from: 'both-programs' },
    { title: chapterTitles.area, from: 'zipcode' },
    { title: chapterTitles.call, from: 'contact' },
  ],
  steps: ['both-programs', 'zipcode', 'contact', 'consent', 'result'],
  formerSteps: { medicaid: 'both-programs', medicare: 'both-programs', name: 'contact' },
  hooks,
});

/** Tests the frame: asks without calling anybody. */
export const rehearsalForm = defineForm({
  name: 'rehearsal',
  version: '1',
  product: 'medicare',
  chapters: [
    { title: chapterTitles.area, from: 'zipcode' },
    { title: chapterTitles.you, from: 'name' },
    { title: chapterTitles.call, from: 'result' },
  ],
  steps: ['zipcode', 'medicare', 'medicaid', 'name', 'result'],
});
