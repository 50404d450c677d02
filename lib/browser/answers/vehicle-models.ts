import { VEHICLE_MAKES } from '@/lib/vehicles/makes';
import { listModels, parseModels, type VehicleModel } from '@/lib/vehicles/models';

const MODELS_LIMIT_MS = 3000;

/** By the make's id; failures are not kept. */
const loaded = new Map<string, Promise<readonly VehicleModel[]>>();

/** The JSON of one of our own files; undefined when it cannot be had. */
async function fetchFile(path: string): Promise<unknown> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(MODELS_LIMIT_MS) });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

async function loadModels(id: string): Promise<readonly VehicleModel[]> {
  const models = parseModels(await fetchFile(`/vehicles/${id}.json`));
  if (models.length === 0) loaded.delete(id);
  return models;
}

/** Each make is fetched once a page. Empty on failure: the visitor types freely. */
export async function fetchModels(makeName: string, year?: string): Promise<readonly string[]> {
  const wanted = makeName.trim().toLowerCase();
  const id = VEHICLE_MAKES.find(({ name }) => name.toLowerCase() === wanted)?.id;
  if (id === undefined) return [];
  const models = loaded.get(id) ?? loadModels(id);
  loaded.set(id, models);
  return listModels(await models, year);
}
