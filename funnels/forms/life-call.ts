import { defineForm } from './define-form';

export const lifeCallForm = defineForm({
  name: 'life-call',
  version: '1',
  product: 'life',
  steps: ['zipcode', 'result'],
  hooks: { zipcode: { onSubmit: 'send-lead' }, result: { onEnter: 'check-demand' } },
});
