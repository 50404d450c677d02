import { CREDIT_NOT_ASKED_STATES, GENDER_NOT_ASKED_STATES } from '@/lib/compliance/asking-rules';
import { defineForm } from './define-form';

/** Parts of the auto form on pages of their own; each page leads on to its destination. */
export const quizForms = {
  'quiz-vehicle1': defineForm({ name: 'quiz-vehicle1', version: '1', product: 'auto', steps: ['vehicle1'] }),
  'quiz-vehicle2': defineForm({ name: 'quiz-vehicle2', version: '1', product: 'auto', steps: ['vehicle2'] }),
  'quiz-vehicle3': defineForm({ name: 'quiz-vehicle3', version: '1', product: 'auto', steps: ['vehicle3'] }),
  'quiz-driver1-details': defineForm({
    name: 'quiz-driver1-details',
    version: '1',
    product: 'auto',
    steps: ['driver1-name', 'driver1-birth', 'driver1-gender', 'driver1-marital'],
    branches: { 'driver1-birth': [{ when: { zipIn: GENDER_NOT_ASKED_STATES }, to: 'driver1-marital' }] },
  }),
  'quiz-driver2-details': defineForm({
    name: 'quiz-driver2-details',
    version: '1',
    product: 'auto',
    steps: ['driver2-name', 'driver2-birth', 'driver2-gender', 'driver2-marital'],
    branches: { 'driver2-birth': [{ when: { zipIn: GENDER_NOT_ASKED_STATES }, to: 'driver2-marital' }] },
  }),
  'quiz-driver3-details': defineForm({
    name: 'quiz-driver3-details',
    version: '1',
    product: 'auto',
    steps: ['driver3-name', 'driver3-birth', 'driver3-gender', 'driver3-marital'],
    branches: { 'driver3-birth': [{ when: { zipIn: GENDER_NOT_ASKED_STATES }, to: 'driver3-marital' }] },
  }),
  'quiz-driver1-profile': defineForm({
    name: 'quiz-driver1-profile',
    version: '1',
    product: 'auto',
    steps: ['driver1-license', 'driver1-sr22', 'driver1-military', 'driver1-credit'],
    branches: { 'driver1-military': [{ when: { zipIn: CREDIT_NOT_ASKED_STATES } }] },
  }),
  'quiz-driver2-profile': defineForm({
    name: 'quiz-driver2-profile',
    version: '1',
    product: 'auto',
    steps: ['driver2-license', 'driver2-sr22', 'driver2-military', 'driver2-credit'],
    branches: { 'driver2-military': [{ when: { zipIn: CREDIT_NOT_ASKED_STATES } }] },
  }),
  'quiz-driver3-profile': defineForm({
    name: 'quiz-driver3-profile',
    version: '1',
    product: 'auto',
    steps: ['driver3-license', 'driver3-sr22', 'driver3-military', 'driver3-credit'],
    branches: { 'driver3-military': [{ when: { zipIn: CREDIT_NOT_ASKED_STATES } }] },
  }),
} as const;
