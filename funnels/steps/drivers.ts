import { CREDIT_NOT_ASKED_STATES, GENDER_NOT_ASKED_STATES } from '@/lib/compliance/asking-rules';
import { repeatStep } from '@/lib/form/repeat-step';
import { defineStep } from '@/lib/form/step';
import { creditRatingMessages, genderMessages } from '../messages/enumerations';
import { listChoices, YES_OR_NO } from './choices';

const AGE_COUNTS = {
  english: 'Age is one of the things a price depends on.',
  spanish: 'El precio depende, entre otras cosas, de la edad.',
} as const;

/** Left out where a state bars or limits the question, by ZIP. */
const gender = { choices: listChoices(genderMessages), unless: [{ zipIn: GENDER_NOT_ASKED_STATES }] } as const;
const credit = { choices: listChoices(creditRatingMessages), unless: [{ zipIn: CREDIT_NOT_ASKED_STATES }] } as const;
const yesNo = { choices: YES_OR_NO } as const;

/** Up to three; the first is the visitor, the others are called by their names. */
export const driverSteps = {
  'driver1-name': defineStep({
    name: 'driver1-name',
    type: 'regular',
    question: { english: 'What is your name?', spanish: '¿Cómo se llama?' },
    reason: { english: 'So that the agent knows whom to greet.', spanish: 'Para que el agente sepa a quién saludar.' },
    asking: { kind: 'fields', fields: [{ name: 'driver1FirstName' }, { name: 'driver1LastName' }] },
    skippable: true,
  }),
  'driver1-birth': defineStep({
    name: 'driver1-birth',
    type: 'regular',
    question: { english: 'What is your date of birth?', spanish: '¿Cuál es su fecha de nacimiento?' },
    reason: AGE_COUNTS,
    asking: { kind: 'fields', fields: [{ name: 'driver1Dob' }] },
    skippable: true,
  }),
  'driver1-details': defineStep({
    name: 'driver1-details',
    type: 'regular',
    question: { english: 'Now you: who is driving?', spanish: 'Ahora usted: ¿quién maneja?' },
    reason: {
      english: 'Insurers price by age, and many by household. Leave out what you like.',
      spanish: 'Las aseguradoras ponen el precio según la edad, y muchas según el hogar. Omita lo que quiera.',
    },
    asking: {
      kind: 'fields',
      fields: [
        { name: 'driver1Dob' },
        { name: 'driver1Gender', ...gender },
        { name: 'driver1MaritalStatus', optional: true },
      ],
    },
    skippable: true,
  }),
  ...repeatStep([2, 3], {
    name: 'driver#-details',
    type: 'regular',
    question: { english: 'Who is driver #?', spanish: '¿Quién es el conductor #?' },
    reason: {
      english: 'Only enter information that you are allowed to share.',
      spanish: 'Escriba solo datos que tenga permiso de dar.',
    },
    asking: {
      kind: 'fields',
      fields: [
        { name: 'driver#FirstName' },
        { name: 'driver#LastName' },
        { name: 'driver#Relationship' },
        { name: 'driver#Dob', optional: true },
        { name: 'driver#Gender', ...gender },
        { name: 'driver#MaritalStatus', optional: true },
      ],
    },
  }),
  'driver1-profile': defineStep({
    name: 'driver1-profile',
    type: 'regular',
    question: { english: 'Your license and a little more', spanish: 'Su licencia y algo más' },
    reason: {
      english: 'Insurers weigh these differently from state to state. Leave out what you like.',
      spanish: 'Cada aseguradora les da otro peso, según el estado. Omita lo que quiera.',
    },
    explains: 'sr-22',
    asking: {
      kind: 'fields',
      fields: [
        { name: 'driver1LicenseStatus', optional: true },
        { name: 'driver1Sr22', ...yesNo },
        { name: 'driver1MilitaryAffiliation', ...yesNo },
        { name: 'driver1CreditRating', ...credit },
      ],
    },
    skippable: true,
  }),
  ...repeatStep([2, 3], {
    name: 'driver#-profile',
    type: 'regular',
    question: { english: 'The license, and a little more: {driver}', spanish: 'La licencia y algo más: {driver}' },
    reason: {
      english: 'Answer what you know and may share. Leave out the rest.',
      spanish: 'Conteste lo que sepa y tenga permiso de dar. Omita lo demás.',
    },
    explains: 'sr-22',
    asking: {
      kind: 'fields',
      fields: [
        { name: 'driver#LicenseStatus', optional: true },
        { name: 'driver#Sr22', ...yesNo },
        { name: 'driver#MilitaryAffiliation', ...yesNo },
        { name: 'driver#CreditRating', ...credit },
      ],
    },
    skippable: true,
  }),
  ...repeatStep([2, 3], {
    name: 'driver#-contact',
    type: 'regular',
    question: {
      english: 'Does {driver} have another address, phone or email?',
      spanish: '¿Tiene {driver} otra dirección, teléfono o correo?',
    },
    reason: {
      english: 'Leave this out if it is the same as yours. Nobody contacts this person through us.',
      spanish: 'Omítalo si es igual que el suyo. Nadie se comunica con esta persona por medio de nosotros.',
    },
    asking: {
      kind: 'fields',
      fields: [
        { name: 'driver#Address', optional: true },
        { name: 'driver#Address2', optional: true },
        { name: 'driver#Phone', optional: true },
        { name: 'driver#Email', optional: true },
      ],
    },
    skippable: true,
  }),
  'driver1-more': defineStep({
    name: 'driver1-more',
    type: 'regular',
    question: { english: 'Does anyone else drive these cars?', spanish: '¿Alguien más maneja estos autos?' },
    asking: {
      kind: 'choice',
      field: 'addDriver2',
      choices: [
        { value: true, label: { english: 'Yes, add a driver', spanish: 'Sí, agregar un conductor' } },
        { value: false, label: { english: 'No, only me', spanish: 'No, solo yo' } },
      ],
    },
  }),
  'driver2-more': defineStep({
    name: 'driver2-more',
    type: 'regular',
    question: { english: 'Is there a third driver?', spanish: '¿Hay un tercer conductor?' },
    asking: {
      kind: 'choice',
      field: 'addDriver3',
      choices: [
        { value: true, label: { english: 'Yes, add a driver', spanish: 'Sí, agregar un conductor' } },
        { value: false, label: { english: 'No, that is all', spanish: 'No, eso es todo' } },
        { field: 'addDriver2', value: false, label: { english: 'Remove driver 2', spanish: 'Quitar al conductor 2' } },
      ],
    },
  }),
  'driver1-address': defineStep({
    name: 'driver1-address',
    type: 'regular',
    question: { english: 'Where are the cars kept at night?', spanish: '¿Dónde se guardan los autos por la noche?' },
    reason: {
      english: 'The street is one of the things a price depends on.',
      spanish: 'El precio depende, entre otras cosas, de la calle.',
    },
    asking: { kind: 'fields', fields: [{ name: 'driver1Address' }, { name: 'driver1Address2', optional: true }] },
    skippable: true,
  }),
  'driver1-contact': defineStep({
    name: 'driver1-contact',
    type: 'regular',
    question: {
      english: 'Who should the agent ask for, and where?',
      spanish: '¿Por quién debe preguntar el agente, y dónde?',
    },
    reason: {
      english: 'On the next screen you choose who may use this, if anyone.',
      spanish: 'En la siguiente pantalla usted decide quién puede usar estos datos, si quiere.',
    },
    asking: {
      kind: 'fields',
      fields: [
        { name: 'driver1FirstName' },
        { name: 'driver1LastName' },
        { name: 'driver1Phone' },
        { name: 'driver1Email', optional: true },
      ],
    },
    skippable: true,
  }),
} as const;
