import { describe, expect, it } from 'vitest';
import { listChanges, readSeen } from '@/lib/commands/shots/changed-documents';

const nothing = () => '';

function page(parts: { body?: string; build?: string; script?: string } = {}): string {
  const { body = '<h1>A page</h1>', build = 'one', script = 'a1' } = parts;
  return `<!DOCTYPE html><html data-build="${build}"><head><link rel="preload" as="script" href="/_next/static/chunks/${script}.js"><style>h1{color:red}</style></head><body>${body}<!--$--><script>self.data="${script}"</script></body></html>`;
}

describe('what is seen of a document', () => {
  it('is the same in another build of the same page', () => {
    const other = page({ build: 'two', script: 'b2' });
    expect(readSeen(other, nothing)).toBe(readSeen(page(), nothing));
  });

  it('is something else once a word, a style or a picture of the same name is', () => {
    const seen = readSeen(page(), nothing);
    expect(readSeen(page({ body: '<h1>The page</h1>' }), nothing)).not.toBe(seen);
    expect(readSeen(page().replace('red', 'blue'), nothing)).not.toBe(seen);
    const picture = page({ body: '<img src="/pictures/porch-2.avif" srcset="/pictures/porch.webp 2x, /a.svg 3x">' });
    for (const changed of ['/pictures/porch-2.avif', '/pictures/porch.webp', '/a.svg']) {
      const after = readSeen(picture, (file) => (file === changed ? 'new' : 'old'));
      expect(after).not.toBe(readSeen(picture, () => 'old'));
    }
  });
});

describe('the pages that look different', () => {
  it('are those that show something else, that are new, and that are gone', () => {
    const before = new Map([
      ['m10/same', 'a'],
      ['m10/other', 'a'],
      ['m10/gone', 'a'],
      ['m10/new', undefined],
    ]);
    const after = new Map([
      ['m10/same', 'a'],
      ['m10/other', 'b'],
      ['m10/gone', undefined],
      ['m10/new', 'b'],
      ['m10/added', 'b'],
    ]);
    expect([...listChanges(before, after)]).toEqual([
      ['m10/other', 'changed'],
      ['m10/gone', 'gone'],
      ['m10/new', 'new'],
      ['m10/added', 'new'],
    ]);
  });
});
