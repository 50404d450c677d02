import { defineForm } from '../define-form';

export const medicareForm = defineForm({
  name: 'medicare',
  version: '1',
  product: 'medicare',
  steps: ['zipcode', 'medicare', 'medicaid', 'name', 'contact', 'consent', 'result'],
  hooks: { consent: { onEnter: 'check-demand', onSubmit: 'send-lead' } },
});
