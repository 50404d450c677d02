import { HEALTH_NOT_ASKED_STATES } from '@/lib/compliance/asking-rules';
import { chapterTitles } from './chapters';
import { defineForm } from './define-form';

/** Who is to be protected and how much comes first; health is asked about by permission only. */
export const lifeForm = defineForm({
  name: 'life',
  version: '3',
  product: 'life',
  chapters: [
    { title: chapterTitles.need, from: 'protect' },
    { title: chapterTitles.you, from: 'about-you' },
    { title: chapterTitles.call, from: 'contact-address' },
  ],
  steps: [
    'protect',
    'amount',
    'zipcode',
    'about-you',
    'health-permission',
    'health',
    'contact-address',
    'contact-consent',
    'result',
  ],
  formerSteps: {
    birth: 'about-you',
    gender: 'about-you',
    language: 'about-you',
    'any-medicare': 'about-you',
    coverage: 'about-you',
    medicaid: 'about-you',
    cancer: 'health',
    diabetes: 'health',
    'heart-attack': 'health',
    'blood-pressure': 'health',
    'other-condition': 'health',
    name: 'contact-address',
    'address-apartment': 'contact-address',
    contact: 'contact-address',
  },
  branches: {
    'about-you': [{ when: { zipIn: HEALTH_NOT_ASKED_STATES }, to: 'contact-address' }],
    'health-permission': [{ when: { field: 'mayAskHealth', is: false }, to: 'contact-address' }],
  },
  hooks: { 'contact-address': { onEnter: 'check-demand' }, 'contact-consent': { onSubmit: 'send-lead' } },
});
