import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { packOnce, type ReadPacked } from './content-coding';

/** Room for all that a build has, by Brotli and by gzip. */
const PACKED_BYTES = 16 * 1024 * 1024;

/** Reads what the build has for browsers; `folder` is where. Takes a path such as `/chunks/a1b2.js`. */
export function makeFileReader(folder: string): ReadPacked {
  return packOnce((filePath) => readFile(/* turbopackIgnore: true */ path.join(folder, filePath)), PACKED_BYTES);
}
