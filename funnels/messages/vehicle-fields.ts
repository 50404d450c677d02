import type { FieldMessages } from '@/lib/copy/field-messages';
import type { VehicleField } from '@/lib/fields/field-name';

/** Serves every vehicle. */
export const vehicleFieldMessages: Readonly<Record<VehicleField, FieldMessages>> = {
  Year: {
    label: { english: 'Year', spanish: 'Año' },
    hint: { english: 'The model year, such as 2016', spanish: 'El año del modelo, por ejemplo 2016' },
    error: {
      english: 'Enter the vehicle’s year as four digits, such as 2016',
      spanish: 'Escriba el año del vehículo con cuatro dígitos, por ejemplo 2016',
    },
  },
  Make: {
    label: { english: 'Make', spanish: 'Marca' },
    hint: { english: 'For example, Toyota', spanish: 'Por ejemplo, Toyota' },
    error: {
      english: 'Enter the vehicle’s make, such as Toyota',
      spanish: 'Escriba la marca del vehículo, por ejemplo Toyota',
    },
  },
  Model: {
    label: { english: 'Model', spanish: 'Modelo' },
    hint: { english: 'For example, Camry', spanish: 'Por ejemplo, Camry' },
    error: {
      english: 'Enter the vehicle’s model, such as Camry',
      spanish: 'Escriba el modelo del vehículo, por ejemplo Camry',
    },
  },
};
