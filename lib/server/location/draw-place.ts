import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import type { PlaceDrawing } from '@/lib/call-bodies/place-note';
import { findZipRow } from './zip-table';

/** States and counties of the Census Bureau, projected and packed by us-atlas. */
const ATLAS_FILE = 'node_modules/us-atlas/counties-albers-10m.json';

/** Units of the drawing along its longer side. */
const SIDE = 120;

type Point = readonly [x: number, y: number];
type Ring = readonly Point[];

type Atlas = Parameters<typeof feature>[0];

interface Outlines {
  readonly rings: ReadonlyMap<string, () => readonly Ring[]>;
  /** By the name of the state, its Census id of two digits. */
  readonly stateIds: ReadonlyMap<string, string>;
}

let outlines: Outlines | undefined;

function listRings(drawn: ReturnType<typeof feature>): readonly Ring[] {
  const geometry = drawn.type === 'Feature' ? drawn.geometry : undefined;
  if (geometry?.type === 'Polygon') return geometry.coordinates as unknown as readonly Ring[];
  if (geometry?.type === 'MultiPolygon') return geometry.coordinates.flat() as unknown as readonly Ring[];
  return [];
}

/** Read at the first drawing, in about 20 ms; a ring is put together only when it is drawn. */
function readOutlines(): Outlines {
  if (outlines) return outlines;
  const atlas = JSON.parse(readFileSync(join(process.cwd(), ATLAS_FILE), 'utf8')) as Atlas;
  const rings = new Map<string, () => readonly Ring[]>();
  const stateIds = new Map<string, string>();
  for (const collection of [atlas.objects['states'], atlas.objects['counties']]) {
    if (collection?.type !== 'GeometryCollection') continue;
    for (const shape of collection.geometries) {
      const id = String(shape.id);
      rings.set(id, () => listRings(feature(atlas, shape)));
      const { name } = (shape.properties ?? {}) as { readonly name?: string };
      if (id.length === 2 && name !== undefined) stateIds.set(name, id);
    }
  }
  return (outlines = { rings, stateIds });
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
  readonly viewBox: string;
}

function frameRings(rings: readonly Ring[]): Frame {
  const points = rings.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const least = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other), Infinity);
  const most = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other), -Infinity);
  const [left, top] = [least(xs), least(ys)];
  const [width, height] = [most(xs) - left, most(ys) - top];
  const scale = SIDE / Math.max(width, height);
  return { left, top, scale, viewBox: `0 0 ${Math.ceil(width * scale)} ${Math.ceil(height * scale)}` };
}

/** Half units: finer ones cannot be seen at this size, and neighbours that fall together are left out. */
function drawRing(ring: Ring, { left, top, scale }: Frame): string {
  const places = ring.map(
    ([x, y]) => `${Math.round((x - left) * scale * 2) / 2},${Math.round((y - top) * scale * 2) / 2}`,
  );
  const seen = places.filter((place, index) => place !== places[index - 1]);
  // An island of one or two points has no face.
  return seen.length > 3 ? `M${seen.slice(0, -1).join('L')}Z` : '';
}

function drawRings(rings: readonly Ring[], frame: Frame): string {
  return rings.map((ring) => drawRing(ring, frame)).join('');
}

interface DrawnState {
  readonly frame: Frame;
  readonly path: string;
}

/** By Census id; 51 of a few kB each. */
const drawnStates = new Map<string, DrawnState>();

function drawState(id: string, list: () => readonly Ring[]): DrawnState {
  const known = drawnStates.get(id);
  if (known) return known;
  const listed = list();
  const frame = frameRings(listed);
  const drawn = { frame, path: drawRings(listed, frame) };
  drawnStates.set(id, drawn);
  return drawn;
}

/** The state of a ZIP with its county; undefined for a ZIP that lies in none of the 50 states and D.C. */
export function drawPlace(zipCode: string): PlaceDrawing | undefined {
  const row = findZipRow(zipCode);
  const { rings, stateIds } = readOutlines();
  const stateId = row && stateIds.get(row.stateName);
  const listState = stateId === undefined ? undefined : rings.get(stateId);
  if (!row || stateId === undefined || !listState) return undefined;
  const { frame, path } = drawState(stateId, listState);
  const county = drawRings(rings.get(stateId + row.countyCode)?.() ?? [], frame);
  return { viewBox: frame.viewBox, state: path, ...(county !== '' && { county }) };
}
