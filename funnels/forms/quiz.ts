import { CREDIT_NOT_ASKED_STATES, GENDER_NOT_ASKED_STATES } from '@/lib/compliance/asking-rules';
import { chapterTitles } from './chapters';
import { defineForm } from './define-form';

const oneCar = { when: { field: 'addVehicle2', is: false } } as const;
const twoCars = { when: { field: 'addVehicle3', is: false } } as const;
const oneDriver = { when: { field: 'addDriver2', is: false } } as const;
const twoDrivers = { when: { field: 'addDriver3', is: false } } as const;

/**
 * Parts of the auto form on pages of their own; each page leads on to its destination. Who comes from the page before
 * has answered whether there is another car or driver; who comes by a link is asked.
 */
export const quizForms = {
  'quiz-vehicle1': defineForm({
    name: 'quiz-vehicle1',
    version: '2',
    product: 'auto',
    chapters: [{ title: chapterTitles.cars, from: 'vehicle1' }],
    steps: ['vehicle1', 'vehicle1-more'],
  }),
  'quiz-vehicle2': defineForm({
    name: 'quiz-vehicle2',
    version: '2',
    product: 'auto',
    chapters: [{ title: chapterTitles.cars, from: 'vehicle1-more' }],
    steps: ['vehicle1-more', 'vehicle2', 'vehicle2-more'],
    branches: { 'vehicle1-more': [oneCar] },
  }),
  'quiz-vehicle3': defineForm({
    name: 'quiz-vehicle3',
    version: '2',
    product: 'auto',
    chapters: [{ title: chapterTitles.cars, from: 'vehicle1-more' }],
    steps: ['vehicle1-more', 'vehicle2-more', 'vehicle3'],
    branches: { 'vehicle1-more': [oneCar], 'vehicle2-more': [oneCar, twoCars] },
  }),
  'quiz-driver1-details': defineForm({
    name: 'quiz-driver1-details',
    version: '1',
    product: 'auto',
    chapters: [{ title: chapterTitles.drivers, from: 'driver1-name' }],
    steps: ['driver1-name', 'driver1-birth', 'driver1-gender', 'driver1-marital'],
    branches: { 'driver1-birth': [{ when: { zipIn: GENDER_NOT_ASKED_STATES }, to: 'driver1-marital' }] },
  }),
  'quiz-driver2-details': defineForm({
    name: 'quiz-driver2-details',
    version: '2',
    product: 'auto',
    chapters: [{ title: chapterTitles.drivers, from: 'driver1-more' }],
    steps: ['driver1-more', 'driver2-name', 'driver2-birth', 'driver2-gender', 'driver2-marital'],
    branches: {
      'driver1-more': [oneDriver],
      'driver2-birth': [{ when: { zipIn: GENDER_NOT_ASKED_STATES }, to: 'driver2-marital' }],
    },
  }),
  'quiz-driver3-details': defineForm({
    name: 'quiz-driver3-details',
    version: '2',
    product: 'auto',
    chapters: [{ title: chapterTitles.drivers, from: 'driver1-more' }],
    steps: ['driver1-more', 'driver2-more', 'driver3-name', 'driver3-birth', 'driver3-gender', 'driver3-marital'],
    branches: {
      'driver1-more': [oneDriver],
      'driver2-more': [oneDriver, twoDrivers],
      'driver3-birth': [{ when: { zipIn: GENDER_NOT_ASKED_STATES }, to: 'driver3-marital' }],
    },
  }),
  'quiz-driver1-profile': defineForm({
    name: 'quiz-driver1-profile',
    version: '2',
    product: 'auto',
    chapters: [{ title: chapterTitles.drivers, from: 'driver1-license' }],
    steps: ['driver1-license', 'driver1-sr22', 'driver1-military', 'driver1-credit', 'driver1-more'],
    branches: {
      'driver1-military': [{ when: { zipIn: CREDIT_NOT_ASKED_STATES }, to: 'driver1-more' }],
    },
  }),
  'quiz-driver2-profile': defineForm({
    name: 'quiz-driver2-profile',
    version: '2',
    product: 'auto',
    chapters: [{ title: chapterTitles.drivers, from: 'driver1-more' }],
    steps: ['driver1-more', 'driver2-license', 'driver2-sr22', 'driver2-military', 'driver2-credit', 'driver2-more'],
    branches: {
      'driver1-more': [oneDriver],
      'driver2-military': [{ when: { zipIn: CREDIT_NOT_ASKED_STATES }, to: 'driver2-more' }],
    },
  }),
  'quiz-driver3-profile': defineForm({
    name: 'quiz-driver3-profile',
    version: '2',
    product: 'auto',
    chapters: [{ title: chapterTitles.drivers, from: 'driver1-more' }],
    steps: ['driver1-more', 'driver2-more', 'driver3-license', 'driver3-sr22', 'driver3-military', 'driver3-credit'],
    branches: {
      'driver1-more': [oneDriver],
      'driver2-more': [oneDriver, twoDrivers],
      'driver3-military': [{ when: { zipIn: CREDIT_NOT_ASKED_STATES } }],
    },
  }),
} as const;
