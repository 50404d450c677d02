import { expect, it } from 'vitest';
import { isChunkError } from '@/lib/errors/is-chunk-error';

it.each([
  ['ChunkLoadError', 'anything', true],
  ['Chunk Error', '', true],
  ['Error', 'Failed to load chunk /_next/static/chunks/a.js from module 1', true],
  ['Error', 'Loading chunk 12 failed.', true],
  ['Error', 'Loading CSS chunk 12 failed.', true],
  ['TypeError', 'Failed to fetch dynamically imported module: https://m10.test/a.js', true],
  ['TypeError', 'error loading dynamically imported module: https://m10.test/a.js', true],
  ['TypeError', 'Importing a module script failed.', true],
  ['TypeError', 'Failed to fetch', false],
  ['Error', 'boom', false],
])('%s: %s', (name, message, expected) => {
  expect(isChunkError(name, message)).toBe(expected);
});
