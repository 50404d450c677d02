import { DRIVER_NUMBERS } from '@/lib/names/family-numbers';
import { repeatStep } from '@/lib/form/repeat-step';
import { defineStep } from '@/lib/form/step';
import { listChoices, YES_OR_NO } from './choices';
import {
  creditRatingMessages,
  genderMessages,
  licenseStatusMessages,
  maritalStatusMessages,
} from '../messages/enumerations';

const AGE_COUNTS = {
  english: 'Age is one of the things a price depends on.',
  spanish: 'El precio depende, entre otras cosas, de la edad.',
} as const;

/** Up to three; the first is the visitor. */
export const driverSteps = {
  'driver1-name': defineStep({
    name: 'driver1-name',
    type: 'regular',
    question: { english: 'What is your name?', spanish: '¿Cómo se llama?' },
    reason: { english: 'You are driver 1.', spanish: 'Usted es el conductor 1.' },
    asking: { kind: 'fields', fields: [{ name: 'driver1FirstName' }, { name: 'driver1LastName' }] },
    skippable: true,
  }),
  ...repeatStep([2, 3], {
    name: 'driver#-name',
    type: 'regular',
    question: { english: 'Who is driver #?', spanish: '¿Quién es el conductor #?' },
    reason: {
      english: 'Only enter information that you are allowed to share.',
      spanish: 'Escriba solo datos que tenga permiso de dar.',
    },
    asking: {
      kind: 'fields',
      fields: [{ name: 'driver#FirstName' }, { name: 'driver#LastName' }, { name: 'driver#Relationship' }],
    },
  }),
  'driver1-birth': defineStep({
    name: 'driver1-birth',
    type: 'regular',
    question: {
      english: 'Driver 1 is you: what is your date of birth?',
      spanish: 'El conductor 1 es usted: ¿cuál es su fecha de nacimiento?',
    },
    reason: AGE_COUNTS,
    asking: { kind: 'fields', fields: [{ name: 'driver1Dob' }] },
    skippable: true,
  }),
  ...repeatStep([2, 3], {
    name: 'driver#-birth',
    type: 'regular',
    question: { english: 'Driver #: date of birth', spanish: 'Conductor #: fecha de nacimiento' },
    reason: AGE_COUNTS,
    asking: { kind: 'fields', fields: [{ name: 'driver#Dob' }] },
    skippable: true,
  }),
  ...repeatStep(DRIVER_NUMBERS, {
    name: 'driver#-gender',
    type: 'regular',
    question: { english: 'Driver #: gender', spanish: 'Conductor #: género' },
    reason: {
      english: 'Insurers in your state may ask. You may leave it out.',
      spanish: 'Las aseguradoras de su estado pueden preguntarlo. Puede dejarlo sin contestar.',
    },
    asking: { kind: 'choice', field: 'driver#Gender', choices: listChoices(genderMessages) },
    skippable: true,
  }),
  ...repeatStep(DRIVER_NUMBERS, {
    name: 'driver#-marital',
    type: 'regular',
    question: { english: 'Driver #: marital status', spanish: 'Conductor #: estado civil' },
    reason: {
      english: 'Some insurers price couples differently. You may leave it out.',
      spanish: 'Algunas aseguradoras dan otro precio a las parejas. Puede dejarlo sin contestar.',
    },
    asking: { kind: 'list', field: 'driver#MaritalStatus', choices: listChoices(maritalStatusMessages) },
    skippable: true,
  }),
  ...repeatStep(DRIVER_NUMBERS, {
    name: 'driver#-license',
    type: 'regular',
    question: { english: 'Driver #: driver’s license', spanish: 'Conductor #: licencia de manejo' },
    reason: {
      english: 'A policy needs to know who may drive today.',
      spanish: 'La póliza necesita saber quién puede manejar hoy.',
    },
    asking: { kind: 'list', field: 'driver#LicenseStatus', choices: listChoices(licenseStatusMessages) },
    skippable: true,
  }),
  ...repeatStep(DRIVER_NUMBERS, {
    name: 'driver#-sr22',
    type: 'regular',
    question: { english: 'Driver #: is an SR-22 required?', spanish: 'Conductor #: ¿le piden un SR-22?' },
    reason: {
      english: 'An SR-22 is a form that a court or the state may ask for. Most people do not need one.',
      spanish: 'El SR-22 es un formulario que puede pedir un juez o el estado. La mayoría no lo necesita.',
    },
    explains: 'sr-22',
    asking: { kind: 'choice', field: 'driver#Sr22', choices: YES_OR_NO },
    skippable: true,
  }),
  ...repeatStep(DRIVER_NUMBERS, {
    name: 'driver#-military',
    type: 'regular',
    question: {
      english: 'Driver #: has this person served in the military?',
      spanish: 'Conductor #: ¿ha servido en las fuerzas armadas?',
    },
    reason: {
      english: 'Some insurers serve military families only. You may leave it out.',
      spanish: 'Algunas aseguradoras atienden solo a familias militares. Puede dejarlo sin contestar.',
    },
    asking: { kind: 'choice', field: 'driver#MilitaryAffiliation', choices: YES_OR_NO },
    skippable: true,
  }),
  ...repeatStep(DRIVER_NUMBERS, {
    name: 'driver#-credit',
    type: 'regular',
    question: {
      english: 'Driver #: how would you describe this person’s credit?',
      spanish: 'Conductor #: ¿cómo describiría su crédito?',
    },
    reason: {
      english: 'Your own estimate. We do not check anyone’s credit.',
      spanish: 'Es su propia estimación. No consultamos el crédito de nadie.',
    },
    asking: { kind: 'choice', field: 'driver#CreditRating', choices: listChoices(creditRatingMessages) },
    skippable: true,
  }),
  ...repeatStep([2, 3], {
    name: 'driver#-contact',
    type: 'regular',
    question: {
      english: 'Driver #: another address, phone or email?',
      spanish: 'Conductor #: ¿otra dirección, teléfono o correo?',
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
    question: { english: 'How can you be reached?', spanish: '¿Cómo podemos comunicarnos con usted?' },
    reason: {
      english: 'On the next screen you choose who may use this, if anyone.',
      spanish: 'En la siguiente pantalla usted decide quién puede usar estos datos, si quiere.',
    },
    asking: { kind: 'fields', fields: [{ name: 'driver1Phone' }, { name: 'driver1Email', optional: true }] },
    skippable: true,
  }),
} as const;
