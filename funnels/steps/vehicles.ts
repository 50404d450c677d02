import { COMMON_MAKES, COMMON_YEARS } from '@/lib/vehicles/common-cars';
import { VEHICLE_NUMBERS } from '@/lib/names/family-numbers';
import { repeatStep } from '@/lib/form/repeat-step';
import { defineStep } from '@/lib/form/step';

const ADD_LABELS = {
  yes: { english: 'Yes, add another', spanish: 'Sí, agregar otro' },
  no: { english: 'No, that is all', spanish: 'No, eso es todo' },
} as const;

/** Up to three. */
export const vehicleSteps = {
  ...repeatStep(VEHICLE_NUMBERS, {
    name: 'vehicle#',
    type: 'regular',
    question: { english: 'Car #: which one is it?', spanish: 'Auto #: ¿cuál es?' },
    reason: {
      english: 'All of it stands on the registration.',
      spanish: 'Todo aparece en el registro.',
    },
    asking: {
      kind: 'fields',
      fields: [
        {
          name: 'vehicle#Year',
          common: { values: COMMON_YEARS, others: { english: 'Or type the year', spanish: 'O escriba el año' } },
        },
        {
          name: 'vehicle#Make',
          common: { values: COMMON_MAKES, others: { english: 'Or type the make', spanish: 'O escriba la marca' } },
        },
        { name: 'vehicle#Model' },
      ],
    },
  }),
  'vehicle1-more': defineStep({
    name: 'vehicle1-more',
    type: 'regular',
    question: { english: 'Is there a second car to insure?', spanish: '¿Hay un segundo auto que asegurar?' },
    asking: {
      kind: 'choice',
      field: 'addVehicle2',
      choices: [
        { value: true, label: ADD_LABELS.yes },
        { value: false, label: ADD_LABELS.no },
      ],
    },
  }),
  'vehicle2-more': defineStep({
    name: 'vehicle2-more',
    type: 'regular',
    question: { english: 'Is there a third car to insure?', spanish: '¿Hay un tercer auto que asegurar?' },
    asking: {
      kind: 'choice',
      field: 'addVehicle3',
      choices: [
        { value: true, label: ADD_LABELS.yes },
        { value: false, label: ADD_LABELS.no },
        { field: 'addVehicle2', value: false, label: { english: 'Remove car 2', spanish: 'Quitar el auto 2' } },
      ],
    },
  }),
} as const;
