import { isRecord } from '@/lib/json/guard';
import { compareNames, parseModelYear, wasSold, type ModelYears } from './model-years';

/** A model and one run of years; a model that came back has a second entry under the same name. */
export interface VehicleModel extends ModelYears {
  readonly name: string;
}

const LONGEST_NAME = 50;

function parseModel(row: unknown): VehicleModel | undefined {
  if (!Array.isArray(row) || row.length !== 3) return undefined;
  const [name, from, to] = row as readonly unknown[];
  if (typeof name !== 'string' || name.trim() === '' || name.length > LONGEST_NAME) return undefined;
  if (typeof from !== 'number' || typeof to !== 'number') return undefined;
  return Number.isInteger(from) && Number.isInteger(to) && from <= to ? { name, from, to } : undefined;
}

/** The models in a file such as `public/vehicles/honda.json`; what is malformed is left out. */
export function parseModels(json: unknown): readonly VehicleModel[] {
  const rows = isRecord(json) ? json['models'] : undefined;
  if (!Array.isArray(rows)) return [];
  return rows.map(parseModel).filter((model) => model !== undefined);
}

/** Names of the models sold in a model year, of all models without one; each once, in order. */
export function listModels(models: readonly VehicleModel[], year?: string): readonly string[] {
  const modelYear = parseModelYear(year);
  const sold = models.filter((model) => modelYear === undefined || wasSold(model, modelYear));
  return [...new Set(sold.map(({ name }) => name))].sort(compareNames);
}
