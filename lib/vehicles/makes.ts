import { NEWEST_MODEL_YEAR, OLDEST_MODEL_YEAR, parseModelYear, wasSold, type ModelYears } from './model-years';

export interface VehicleMake extends ModelYears {
  /** The models are in `public/vehicles/<id>.json`. */
  readonly id: string;
  readonly name: string;
}

/** Name, first and last model year since 1990. 1992 to 2020 checked against `list-of-cars` (CC0), others by hand. */
const MAKES: readonly (readonly [name: string, from: number, to: number])[] = [
  ['Acura', 1990, 2027],
  ['Alfa Romeo', 1990, 2027],
  ['Aston Martin', 1990, 2027],
  ['Audi', 1990, 2027],
  ['Bentley', 1990, 2027],
  ['BMW', 1990, 2027],
  ['Buick', 1990, 2027],
  ['Cadillac', 1990, 2027],
  ['Chevrolet', 1990, 2027],
  ['Chrysler', 1990, 2027],
  ['Daewoo', 1999, 2002],
  ['Daihatsu', 1990, 1992],
  ['Dodge', 1990, 2027],
  ['Eagle', 1990, 1998],
  ['Ferrari', 1990, 2027],
  ['FIAT', 2012, 2027],
  ['Fisker', 2012, 2024],
  ['Ford', 1990, 2027],
  ['Freightliner', 2002, 2021],
  ['Genesis', 2017, 2027],
  ['Geo', 1990, 1997],
  ['GMC', 1990, 2027],
  ['Honda', 1990, 2027],
  ['HUMMER', 1992, 2010],
  ['Hyundai', 1990, 2027],
  ['INEOS', 2024, 2027],
  ['INFINITI', 1990, 2027],
  ['Isuzu', 1990, 2008],
  ['Jaguar', 1990, 2026],
  ['Jeep', 1990, 2027],
  ['Kia', 1994, 2027],
  ['Lamborghini', 1990, 2027],
  ['Land Rover', 1990, 2027],
  ['Lexus', 1990, 2027],
  ['Lincoln', 1990, 2027],
  ['Lotus', 1990, 2027],
  ['Lucid', 2022, 2027],
  ['Maserati', 2002, 2027],
  ['Maybach', 2004, 2012],
  ['Mazda', 1990, 2027],
  ['McLaren', 2012, 2027],
  ['Mercedes-Benz', 1990, 2027],
  ['Mercury', 1990, 2011],
  ['MINI', 2002, 2027],
  ['Mitsubishi', 1990, 2027],
  ['Nissan', 1990, 2027],
  ['Oldsmobile', 1990, 2004],
  ['Peugeot', 1990, 1991],
  ['Plymouth', 1990, 2001],
  ['Polestar', 2020, 2027],
  ['Pontiac', 1990, 2010],
  ['Porsche', 1990, 2027],
  ['Ram', 2011, 2027],
  ['Rivian', 2022, 2027],
  ['Rolls-Royce', 1990, 2027],
  ['Saab', 1990, 2011],
  ['Saturn', 1991, 2010],
  ['Scion', 2004, 2016],
  ['smart', 2008, 2019],
  ['Subaru', 1990, 2027],
  ['Suzuki', 1990, 2013],
  ['Tesla', 2008, 2027],
  ['Toyota', 1990, 2027],
  ['VinFast', 2023, 2027],
  ['Volkswagen', 1990, 2027],
  ['Volvo', 1990, 2027],
];

export const VEHICLE_MAKES: readonly VehicleMake[] = MAKES.map(([name, from, to]) => ({
  id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  name,
  from,
  to,
}));

/** Next year's models are sold already, so they come first. Takes yyyy-MM-dd. */
export function listYears(today: string): readonly string[] {
  const thisYear = parseModelYear(today.slice(0, 4));
  const newest = thisYear === undefined ? NEWEST_MODEL_YEAR : thisYear + 1;
  return Array.from({ length: Math.max(0, newest - OLDEST_MODEL_YEAR + 1) }, (_, age) => String(newest - age));
}

export function listMakes(year?: string): readonly string[] {
  const modelYear = parseModelYear(year);
  return VEHICLE_MAKES.filter((make) => modelYear === undefined || wasSold(make, modelYear)).map(({ name }) => name);
}
