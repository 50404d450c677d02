import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type ContentCoding = 'br' | 'gzip' | 'identity';

/** Room for two thousand compressed pages. */
const PACKED_BYTES = 32 * 1024 * 1024;
/** Room for every step that there is, nearly twice. */
const RENDERED_BYTES = 64 * 1024 * 1024;
/** Of what is packed once for all visitors, each of whom waits for every packet (D191). */
const LASTING_QUALITY = 10;
/** Of what somebody waits for: a seventh smaller than gzip in the same millisecond. */
const QUICK_QUALITY = 5;

const compressBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
const unpackBrotli = promisify(brotliDecompress);

function packBrotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

const PACK: Readonly<Record<ContentCoding, (bytes: Buffer) => Buffer | Promise<Buffer>>> = {
  br: (bytes) => packBrotli(bytes, LASTING_QUALITY),
  gzip: (bytes) => packGzip(bytes),
  identity: (bytes) => bytes,
};

export function chooseContentCoding(acceptEncoding = ''): ContentCoding {
  const accepted = acceptEncoding.split(',').map((part) => part.split(';').map((word) => word.trim().toLowerCase()));
  const isAccepted = (coding: string): boolean =>
    accepted.some(([name, weight = 'q=1']) => name === coding && Number(weight.slice('q='.length)) > 0);
  return (['br', 'gzip'] as const).find(isAccepted) ?? 'identity';
}

/** Takes a path such as `/m10/otc-savings`; rejects with ENOENT where there is no such page, or not yet. */
export type ReadPage = (pagePath: string, coding: ContentCoding) => Promise<Buffer>;

/** The documents that this process can send: files of the build, and what was rendered since the start. */
export interface PageFiles {
  readonly read: ReadPage;
  /** Keeps a page that was rendered on demand in memory, packed, until others need the room. */
  readonly keep: (pagePath: string, html: string) => Promise<void>;
}

/**
 * `folder` is where the build has put its documents; nothing is ever written there. `renderedBytes` bounds what is kept of
 * documents that are rendered on demand.
 */
export function makePageFiles(folder: string, renderedBytes = RENDERED_BYTES): PageFiles {
  const sizes = { sizeCalculation: (bytes: Buffer) => bytes.byteLength };
  const rendered = new LRUCache<string, Buffer>({ ...sizes, maxSize: renderedBytes });

  async function readDocument(pagePath: string): Promise<Buffer> {
    const kept = rendered.get(pagePath);
    return kept ? unpackBrotli(kept) : readFile(/* turbopackIgnore: true */ path.join(folder, `${pagePath}.html`));
  }

  const packed = new LRUCache<string, Buffer, ContentCoding>({
    ...sizes,
    maxSize: PACKED_BYTES,
    fetchMethod: async (key, _stale, { context }) => PACK[context](await readDocument(key.slice(key.indexOf('/')))),
  });

  return {
    async read(pagePath, coding) {
      const kept = coding === 'br' ? rendered.get(pagePath) : undefined;
      return kept ?? packed.forceFetch(`${coding}${pagePath}`, { context: coding });
    },
    async keep(pagePath, html) {
      rendered.set(pagePath, await packBrotli(Buffer.from(html), QUICK_QUALITY));
    },
  };
}
