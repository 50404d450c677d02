import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finishBuild } from '@/lib/commands/process/finish-build';

const PAGE = { initialRevalidateSeconds: false, srcRoute: '/[brand]/[[...slug]]', htmlSize: 72_589 };
const MANIFEST = {
  version: 4,
  routes: {
    '/m10': { ...PAGE, dataRoute: '/m10.rsc' },
    '/m10/otc-savings': { ...PAGE, dataRoute: '/m10/otc-savings.rsc' },
    '/crawlers/m10/robots': { dataRoute: null },
  },
  dynamicRoutes: { '/[brand]/[[...slug]]': { fallback: false } },
};
const FILES = [
  ...[
    'm10.html',
    'm10.meta',
    'm10.rsc',
    'm10.segments/_tree.segment.rsc',
    'm10.segments/$d$brand/__PAGE__.segment.rsc',
  ],
  ...[
    'm10/otc-savings.html',
    'm10/otc-savings.meta',
    'm10/otc-savings.rsc',
    'm10/otc-savings.segments/_full.segment.rsc',
  ],
  ...['crawlers/m10/robots.body', 'crawlers/m10/robots.meta', '[brand]/[[...slug]]/page.js'],
];
const KEPT = FILES.filter((file) => !file.includes('.rsc'));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'finish-build-'));
  for (const file of FILES) {
    const path = join(folder, 'server/app', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file);
  }
  writeFileSync(join(folder, 'prerender-manifest.json'), JSON.stringify(MANIFEST));
});

afterEach(() => rmSync(folder, { recursive: true }));

function readManifest(): typeof MANIFEST {
  return JSON.parse(readFileSync(join(folder, 'prerender-manifest.json'), 'utf8')) as typeof MANIFEST;
}

function listFiles(): readonly string[] {
  return readdirSync(join(folder, 'server/app'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, 'server/app/').length));
}

test('steps become known as their pages are, and nothing else of what Next knows changes', () => {
  finishBuild(folder, [
    { brand: 'm10', slug: ['zipcode'] },
    { brand: 'm10', slug: ['otc-savings', 'zipcode'] },
  ]);
  const { routes, ...others } = readManifest();
  const { htmlSize: _, ...page } = PAGE;
  expect(routes).toEqual({
    ...MANIFEST.routes,
    '/m10/zipcode': { ...page, dataRoute: '/m10/zipcode.rsc' },
    '/m10/otc-savings/zipcode': { ...page, dataRoute: '/m10/otc-savings/zipcode.rsc' },
  });
  expect(others).toEqual({ version: MANIFEST.version, dynamicRoutes: MANIFEST.dynamicRoutes });
});

test('parts of pages are deleted, documents and what is known of them are not; a second time changes nothing', () => {
  for (let round = 0; round < 2; round += 1) {
    finishBuild(folder, []);
    expect(listFiles().toSorted()).toEqual(KEPT.toSorted());
    expect(readManifest()).toEqual(MANIFEST);
  }
});

test('a step without its page ends the build', () => {
  const lost = { brand: 'm10', slug: ['gone', 'zipcode'] };
  expect(() => finishBuild(folder, [lost])).toThrow('/m10/gone/zipcode');
});
