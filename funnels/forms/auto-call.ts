import { defineForm } from '../define-form';

export const autoCallForm = defineForm({
  name: 'auto-call',
  version: '1',
  product: 'auto',
  steps: ['zipcode', 'insured', 'company', 'result'],
  hooks: { company: { onEnter: 'check-demand', onSubmit: 'send-lead' } },
});
