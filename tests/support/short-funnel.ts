import type { FunnelSettings } from '@/lib/browser/form/funnel-settings';
import type { LocalizedForm } from '@/lib/engine/form-state';
import { describeStanding } from '@/lib/engine/standing';

/** A question, one that may be skipped, a consent with hooks, and a result. */
export const localizedForm: LocalizedForm = {
  form: 'medicare',
  formVersion: 'medicare@1',
  steps: [
    {
      name: 'zipcode',
      type: 'regular',
      question: 'ZIP?',
      asking: { kind: 'fields', fields: [{ name: 'zipcode' }] },
    },
    {
      name: 'medicare',
      type: 'regular',
      question: 'A and B?',
      asking: { kind: 'choice', field: 'haveMedicare', choices: [{ value: true, label: 'Yes' }] },
      skippable: true,
    },
    {
      name: 'consent',
      type: 'regular',
      question: 'Who may call?',
      asking: { kind: 'consent' },
      onEnter: 'check-demand',
      onSubmit: 'send-lead',
    },
    { name: 'result', type: 'final', question: 'Your number', asking: { kind: 'result' } },
  ],
};

export const settings: FunnelSettings = {
  localizedForm,
  stepName: undefined,
  standing: describeStanding(localizedForm, { stepName: 'zipcode', values: {}, status: 'answering' }),
  page: {
    brandId: 'm10',
    brandName: 'Meridian 10',
    pageName: 'otc-savings',
    pagePath: '/otc-savings',
    template: 'landing',
    product: 'medicare',
    benefits: [],
    planTypes: [],
    language: 'english',
    smid: '',
    xsmid: '',
    affiliateId: 'own',
  },
  fields: {},
  destination: '/thanks',
  contact: { phone: '+12065550110', isPlaceholderPlacement: false },
};
