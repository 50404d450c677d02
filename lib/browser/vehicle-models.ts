import { VEHICLE_MAKES } from '@/lib/vehicles/makes';
import { listModels, parseModels, type VehicleModel } from '@/lib/vehicles/models';
import { callServer } from './call-server';

const MODELS_LIMIT_MS = 3000;

/** By the make's id; failures are not kept. */
const loaded = new Map<string, Promise<readonly VehicleModel[]>>();

async function loadModels(id: string): Promise<readonly VehicleModel[]> {
  const models = parseModels(await callServer(`/vehicles/${id}.json`, MODELS_LIMIT_MS));
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
