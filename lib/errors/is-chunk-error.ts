/** The name under which a part of the script that could not be fetched is reported (specification 8). */
export const CHUNK_ERROR = 'Chunk Error';

const MESSAGE =
  /^Failed to load chunk |^Loading (CSS )?chunk |dynamically imported module|^Importing a module script failed/;

/** Whether an error is a part of the script, or a style sheet, that could not be fetched. */
export function isChunkError(name: string, message: string): boolean {
  return name === CHUNK_ERROR || name === 'ChunkLoadError' || MESSAGE.test(message);
}
