import { HEALTH_NOT_ASKED_STATES } from '@/lib/compliance/asking-rules';
import { chapterTitles } from './chapters';
import { defineForm } from './define-form';

/** Asks about health only by permission. */
export const lifeForm = defineForm({
  name: 'life',
  version: '2',
  product: 'life',
  chapters: [
    { title: chapterTitles.need, from: 'zipcode' },
    { title: chapterTitles.you, from: 'health-permission' },
    { title: chapterTitles.call, from: 'name' },
  ],
  steps: [
    'zipcode',
    'birth',
    'gender',
    'language',
    'any-medicare',
    'coverage',
    'medicaid',
    'health-permission',
    'cancer',
    'diabetes',
    'heart-attack',
    'blood-pressure',
    'other-condition',
    'name',
    'address-apartment',
    'contact',
    'contact-consent',
    'result',
  ],
  branches: {
    'any-medicare': [{ when: { field: 'haveMedicare', is: false }, to: 'medicaid' }],
    medicaid: [{ when: { zipIn: HEALTH_NOT_ASKED_STATES }, to: 'name' }],
    'health-permission': [{ when: { field: 'mayAskHealth', is: false }, to: 'name' }],
  },
  hooks: { contact: { onEnter: 'check-demand' }, 'contact-consent': { onSubmit: 'send-lead' } },
});
