/** Reported name (specification 8). */
export const CHUNK_ERROR = 'Chunk Error';

const MESSAGE =
  /^Failed to load chunk |^Loading (CSS )?chunk |dynamically imported module|^Importing a module script failed/;

export function isChunkError(name: string, message: string): boolean {
  return name === CHUNK_ERROR || name === 'ChunkLoadError' || MESSAGE.test(message);
}
