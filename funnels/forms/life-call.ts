import { chapterTitles } from './chapters';
import { defineForm } from './define-form';

export const lifeCallForm = defineForm({
  name: 'life-call',
  version: '1',
  product: 'life',
  chapters: [
    { title: chapterTitles.area, from: 'zipcode' },
    { title: chapterTitles.call, from: 'result' },
  ],
  steps: ['zipcode', 'result'],
  hooks: { zipcode: { onSubmit: 'send-lead' }, result: { onEnter: 'check-demand' } },
});
