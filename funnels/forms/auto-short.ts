import { chapterTitles } from './chapters';
import { defineForm } from './define-form';

const hooks = {
  'driver1-contact': { onEnter: 'check-demand' },
  'contact-consent': { onSubmit: 'send-lead' },
} as const;

/** One car and one driver, for pages that promise few questions. */
export const autoShortForm = defineForm({
  name: 'auto-short',
  version: '2',
  product: 'auto',
  chapters: [
    { title: chapterTitles.cars, from: 'zipcode' },
    { title: chapterTitles.drivers, from: 'driver1-birth' },
    { title: chapterTitles.call, from: 'driver1-contact' },
  ],
  steps: ['zipcode', 'insured', 'company', 'vehicle1', 'driver1-birth', 'driver1-contact', 'contact-consent', 'result'],
  formerSteps: { 'driver1-name': 'driver1-contact' },
  branches: { insured: [{ when: { field: 'currentlyInsured', is: false }, to: 'vehicle1' }] },
  hooks,
});

/** Begins with taps; what has to be typed comes last. */
export const autoQuizForm = defineForm({
  name: 'auto-quiz',
  version: '2',
  product: 'auto',
  chapters: [
    { title: chapterTitles.cars, from: 'insured' },
    { title: chapterTitles.drivers, from: 'driver1-birth' },
    { title: chapterTitles.call, from: 'driver1-contact' },
  ],
  steps: [
    'insured',
    'company',
    'homeowner',
    'record',
    'zipcode',
    'vehicle1',
    'driver1-birth',
    'driver1-contact',
    'contact-consent',
    'result',
  ],
  formerSteps: { accidents: 'record', duis: 'record', 'driver1-name': 'driver1-contact' },
  branches: { insured: [{ when: { field: 'currentlyInsured', is: false }, to: 'homeowner' }] },
  hooks,
});
