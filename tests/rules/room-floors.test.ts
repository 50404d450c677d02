import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { listProjectFiles, projectRoot } from '@/tests/support/project-files';

const ROW = /^\| (\d+) +\| `(lib\/[^`]+)` +\|/gm;

/** Each room that lib/README.md names, and its floor. */
const floors = new Map(
  [...readFileSync(join(projectRoot, 'lib/README.md'), 'utf8').matchAll(ROW)].map(([, floor, room = '']) => [
    room,
    Number(floor),
  ]),
);

const PARTS = ['lib/browser/', 'lib/server/', 'lib/commands'];

/** Floors are counted in each part apart; the pure rooms are one. */
function findPart(room: string): string {
  return PARTS.find((part) => room.startsWith(part)) ?? 'lib';
}

/** As the import is written, without its ending. */
function findImported(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  return specifier.startsWith('.') ? join(dirname(file), specifier) : undefined;
}

interface RoomImport {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

function listRoomImports(): readonly RoomImport[] {
  return listProjectFiles()
    .filter((file) => /^lib\/.*\.tsx?$/.test(file))
    .flatMap((file) =>
      ts.preProcessFile(readFileSync(join(projectRoot, file), 'utf8')).importedFiles.flatMap(({ fileName }) => {
        const to = dirname(findImported(file, fileName) ?? '.');
        const from = dirname(file);
        return from !== to && findPart(from) === findPart(to) && floors.has(to) ? [{ file, from, to }] : [];
      }),
    );
}

test('each folder of the rules is a room with a floor', () => {
  const folders = new Set(listProjectFiles().flatMap((file) => (/^lib\/.*\.ts$/.test(file) ? [dirname(file)] : [])));
  expect([...folders].filter((folder) => !floors.has(folder))).toEqual([]);
  expect([...floors.keys()].filter((room) => !folders.has(room))).toEqual([]);
});

test('a room imports from rooms of lower floors only', () => {
  const imports = listRoomImports();
  expect(imports.length).toBeGreaterThan(500);
  const upward = imports.filter(({ from, to }) => (floors.get(from) ?? 0) <= (floors.get(to) ?? 0));
  expect(upward.map(({ file, from, to }) => `${file}: ${floors.get(from)} imports ${to}, ${floors.get(to)}`)).toEqual(
    [],
  );
});
