import { defineForm } from '../define-form';

const hooks = { consent: { onEnter: 'check-demand', onSubmit: 'send-lead' } } as const;

/** The whole Medicare form. */
export const medicareForm = defineForm({
  name: 'medicare',
  version: '2',
  product: 'medicare',
  steps: ['zipcode', 'medicare', 'medicaid', 'birth', 'name', 'address', 'contact', 'consent', 'result'],
  hooks,
});

/** For pages that promise few questions. */
export const medicareShortForm = defineForm({
  name: 'medicare-short',
  version: '1',
  product: 'medicare',
  steps: ['zipcode', 'medicare', 'name', 'contact', 'consent', 'result'],
  hooks,
});
