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
    version: '2',
    product: 'auto',
    chapters: [{ title: chapterTitles.drivers, from: 'driver1-name' }],
    steps: ['driver1-name', 'driver1-details'],
    formerSteps: {
      'driver1-birth': 'driver1-details',
      'driver1-gender': 'driver1-details',
      'driver1-marital': 'driver1-details',
    },
  }),
  'quiz-driver2-details': defineForm({
    name: 'quiz-driver2-details',
    version: '3',
    product: 'auto',
    chapters: [{ title: chapterTitles.drivers, from: 'driver1-more' }],
    steps: ['driver1-more', 'driver2-details'],
    formerSteps: {
      'driver2-name': 'driver2-details',
      'driver2-birth': 'driver2-details',
      'driver2-gender': 'driver2-details',
      'driver2-marital': 'driver2-details',
    },
    branches: { 'driver1-more': [oneDriver] },
  }),
  'quiz-driver3-details': defineForm({
    name: 'quiz-driver3-details',
    version: '3',
    product: 'auto',
    chapters: [{ title: chapterTitles.drivers, from: 'driver1-more' }],
    steps: ['driver1-more', 'driver2-more', 'driver3-details'],
    formerSteps: {
      'driver3-name': 'driver3-details',
      'driver3-birth': 'driver3-details',
      'driver3-gender': 'driver3-details',
      'driver3-marital': 'driver3-details',
    },
    branches: { 'driver1-more': [oneDriver], 'driver2-more': [oneDriver, twoDrivers] },
  }),
  'quiz-driver1-profile': defineForm({
    name: 'quiz-driver1-profile',
    version: '3',
    product: 'auto',
    chapters: [{ title: chapterTitles.drivers, from: 'driver1-profile' }],
    steps: ['driver1-profile', 'driver1-more'],
    formerSteps: {
      'driver1-license': 'driver1-profile',
      'driver1-sr22': 'driver1-profile',
      'driver1-military': 'driver1-profile',
      'driver1-credit': 'driver1-profile',
    },
  }),
  'quiz-driver2-profile': defineForm({
    name: 'quiz-driver2-profile',
    version: '3',
    product: 'auto',
    chapters: [{ title: chapterTitles.drivers, from: 'driver1-more' }],
    steps: ['driver1-more', 'driver2-profile', 'driver2-more'],
    formerSteps: {
      'driver2-license': 'driver2-profile',
      'driver2-sr22': 'driver2-profile',
      'driver2-military': 'driver2-profile',
      'driver2-credit': 'driver2-profile',
    },
    branches: { 'driver1-more': [oneDriver] },
  }),
  'quiz-driver3-profile': defineForm({
    name: 'quiz-driver3-profile',
    version: '3',
    product: 'auto',
    chapters: [{ title: chapterTitles.drivers, from: 'driver1-more' }],
    steps: ['driver1-more', 'driver2-more', 'driver3-profile'],
    formerSteps: {
      'driver3-license': 'driver3-profile',
      'driver3-sr22': 'driver3-profile',
      'driver3-military': 'driver3-profile',
      'driver3-credit': 'driver3-profile',
    },
    branches: { 'driver1-more': [oneDriver], 'driver2-more': [oneDriver, twoDrivers] },
  }),
} as const;
