import { isRecord } from '@/lib/json/guard';
import { compareNames, parseModelYear, wasSold, type ModelYears } from './model-years';

/** A model that came back has two entries. */
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

export function parseModels(json: unknown): readonly VehicleModel[] {
  const rows = isRecord(json) ? json['models'] : undefined;
  if (!Array.isArray(rows)) return [];
  return rows.map(parseModel).filter((model) => model !== undefined);
}

export function listModels(models: readonly VehicleModel[], year?: string): readonly string[] {
  const modelYear = parseModelYear(year);
  const sold = models.filter((model) => modelYear === undefined || wasSold(model, modelYear));
  return [...new Set(sold.map(({ name }) => name))].sort(compareNames);
}
