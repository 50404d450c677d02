import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { packOnce, packQuickly, type ReadPacked } from './content-coding';

/** Room for two thousand compressed pages. */
const PACKED_BYTES = 32 * 1024 * 1024;
/** Room for every step that there is, nearly twice. */
const RENDERED_BYTES = 64 * 1024 * 1024;

const unpackBrotli = promisify(brotliDecompress);

/** The documents that this process can send: files of the build, and what was rendered since the start. */
export interface PageFiles {
  /** Takes a path such as `/m10/otc-savings`; rejects with ENOENT where there is no such page, or not yet. */
  readonly read: ReadPacked;
  /** Keeps a page that was rendered on demand in memory, packed, until others need the room. */
  readonly keep: (pagePath: string, html: string) => Promise<void>;
}

/**
 * `folder` is where the build has put its documents; nothing is ever written there. `renderedBytes` bounds what is kept of
 * documents that are rendered on demand.
 */
export function makePageFiles(folder: string, renderedBytes = RENDERED_BYTES): PageFiles {
  const rendered = new LRUCache<string, Buffer>({
    maxSize: renderedBytes,
    sizeCalculation: (bytes) => bytes.byteLength,
  });

  async function readDocument(pagePath: string): Promise<Buffer> {
    const kept = rendered.get(pagePath);
    return kept ? unpackBrotli(kept) : readFile(/* turbopackIgnore: true */ path.join(folder, `${pagePath}.html`));
  }

  const readPacked = packOnce(readDocument, PACKED_BYTES);

  return {
    async read(pagePath, coding) {
      const kept = coding === 'br' ? rendered.get(pagePath) : undefined;
      return kept ?? readPacked(pagePath, coding);
    },
    async keep(pagePath, html) {
      rendered.set(pagePath, await packQuickly(html));
    },
  };
}
