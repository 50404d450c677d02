import { chapterTitles } from './chapters';
import { defineForm } from './define-form';

const hooks = { consent: { onEnter: 'check-demand', onSubmit: 'send-lead' } } as const;

export const medicareForm = defineForm({
  name: 'medicare',
  version: '2',
  product: 'medicare',
  chapters: [
    { title: chapterTitles.area, from: 'zipcode' },
    { title: chapterTitles.you, from: 'birth' },
    { title: chapterTitles.call, from: 'contact' },
  ],
  steps: ['zipcode', 'medicare', 'medicaid', 'birth', 'name', 'address', 'contact', 'consent', 'result'],
  hooks,
});

/** For pages that promise few questions. */
export const medicareShortForm = defineForm({
  name: 'medicare-short',
  version: '1',
  product: 'medicare',
  chapters: [
    { title: chapterTitles.area, from: 'zipcode' },
    { title: chapterTitles.you, from: 'name' },
    { title: chapterTitles.call, from: 'contact' },
  ],
  steps: ['zipcode', 'medicare', 'name', 'contact', 'consent', 'result'],
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
  version: '1',
  product: 'medicare',
  chapters: [
    { title: chapterTitles.medicare, from: 'medicare' },
    { title: chapterTitles.area, from: 'zipcode' },
    { title: chapterTitles.call, from: 'name' },
  ],
  steps: ['medicare', 'medicare-later', 'medicaid', 'zipcode', 'name', 'contact', 'consent', 'result'],
  branches: { medicare: [{ when: { field: 'haveMedicare', isNot: false }, to: 'medicaid' }] },
  hooks,
});

/** For pages about plans for people with Medicare and Medicaid. */
export const medicareDualForm = defineForm({
  name: 'medicare-dual',
  version: '1',
  product: 'medicare',
  chapters: [
    { title: chapterTitles.medicare, from: 'medicaid' },
    { title: chapterTitles.area, from: 'zipcode' },
    { title: chapterTitles.call, from: 'name' },
  ],
  steps: ['medicaid', 'medicare', 'zipcode', 'name', 'contact', 'consent', 'result'],
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
