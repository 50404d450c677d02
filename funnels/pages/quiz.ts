import { definePages } from '@/lib/page/page';

/** They lead to each other by links of ours, so an address with a step that they lack is nobody's. */
const shared = {
  brands: ['tqg'],
  template: 'landing',
  body: [],
  indexable: false,
  validate: 'known-step',
  // One looks like the next, so that going on looks like one form.
  scrollToTop: false,
  transition: 'fade',
} as const;

const withOneCar = { when: { field: 'addVehicle2', is: false }, destination: '/quiz/driver1-details' } as const;
const withTwoCars = { when: { field: 'addVehicle3', is: false }, destination: '/quiz/driver1-details' } as const;
const withOneDriver = { when: { field: 'addDriver2', is: false }, destination: '/compare-auto' } as const;
const withTwoDrivers = { when: { field: 'addDriver3', is: false }, destination: '/compare-auto' } as const;

/** Parts of the auto form on pages of their own; they share their answers and hand on to each other. */
export const quiz = definePages([
  {
    ...shared,
    path: '/quiz/vehicle1',
    scrollToTop: true,
    form: 'quiz-vehicle1',
    destination: '/quiz/vehicle2/vehicle2',
    destinationBranches: [withOneCar],
    title: 'Your first car',
    description: 'Year, make and model of the car you drive most. Two more cars may follow.',
    headline: 'Start with the car you drive most',
    subheadline: 'Year, make and model are enough. They are on your registration.',
  },

  {
    ...shared,
    path: '/quiz/vehicle2',
    form: 'quiz-vehicle2',
    destination: '/quiz/vehicle3/vehicle3',
    destinationBranches: [withOneCar, withTwoCars],
    title: 'A second car',
    description: 'If the household has a second car, add it here, or skip this step.',
    headline: 'Is there a second car?',
    subheadline: 'Insurers often price a household’s cars together. Only one? Say so.',
  },

  {
    ...shared,
    path: '/quiz/vehicle3',
    form: 'quiz-vehicle3',
    destination: '/quiz/driver1-details',
    title: 'A third car',
    description: 'Room for one more car, then the questions turn to who drives.',
    headline: 'Is there a third car?',
    subheadline: 'This form holds three cars. An agent can add others on the phone.',
  },

  {
    ...shared,
    path: '/quiz/driver1-details',
    form: 'quiz-driver1-details',
    destination: '/quiz/driver1-profile',
    title: 'About you',
    description: 'Your name, age and household, on two short screens.',
    headline: 'Now a few questions about you',
    subheadline: 'Two short screens about you. Some of it you may skip.',
  },

  {
    ...shared,
    path: '/quiz/driver1-profile',
    form: 'quiz-driver1-profile',
    destination: '/quiz/driver2-details/driver2-details',
    destinationBranches: [withOneDriver],
    title: 'Your license and record',
    description:
      'License, SR-22, service and your own estimate of your credit, each yours to skip; then who else drives.',
    headline: 'Your license and a little more',
    subheadline: 'Rules differ from state to state, so each says why it is asked.',
  },

  {
    ...shared,
    path: '/quiz/driver2-details',
    form: 'quiz-driver2-details',
    destination: '/quiz/driver2-profile/driver2-profile',
    destinationBranches: [withOneDriver],
    title: 'A second driver',
    description: 'Who else drives these cars, and how they are related to you.',
    headline: 'Who else drives your cars?',
    subheadline: 'Add a spouse, a child or anyone who drives these cars often.',
  },

  {
    ...shared,
    path: '/quiz/driver2-profile',
    form: 'quiz-driver2-profile',
    destination: '/quiz/driver3-details/driver3-details',
    destinationBranches: [withOneDriver, withTwoDrivers],
    title: 'The second driver’s license',
    description: 'License and record of the second driver, as far as you may share them.',
    headline: 'The second driver’s license',
    subheadline: 'Answer what you know and are allowed to share; leave out the rest.',
  },

  {
    ...shared,
    path: '/quiz/driver3-details',
    form: 'quiz-driver3-details',
    destination: '/quiz/driver3-profile/driver3-profile',
    destinationBranches: [withOneDriver, withTwoDrivers],
    title: 'A third driver',
    description: 'The last driver this form holds.',
    headline: 'Is there a third driver?',
    subheadline: 'Three drivers fit here. If there are more, tell the agent.',
  },

  {
    ...shared,
    path: '/quiz/driver3-profile',
    form: 'quiz-driver3-profile',
    destination: '/compare-auto',
    title: 'The third driver’s license',
    description: 'License and record of the third driver; then your number to call.',
    headline: 'Last questions about the third driver',
    subheadline: 'Then your answers are together, and you choose who may see them.',
  },
]);
