import { chapterTitles } from './chapters';
import { defineForm } from './define-form';

/** For pages that lead to the number: two taps and a ZIP. */
export const autoCallForm = defineForm({
  name: 'auto-call',
  version: '2',
  product: 'auto',
  chapters: [
    { title: chapterTitles.cars, from: 'insured' },
    { title: chapterTitles.call, from: 'result' },
  ],
  steps: ['insured', 'company', 'zipcode', 'result'],
  branches: { insured: [{ when: { field: 'currentlyInsured', is: false }, to: 'zipcode' }] },
  hooks: { zipcode: { onSubmit: 'send-lead' }, result: { onEnter: 'check-demand' } },
});
