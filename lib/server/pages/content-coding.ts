import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type ContentCoding = 'br' | 'gzip' | 'identity';

/** Of what is packed once for all visitors, each of whom waits for every packet (D191). */
const LASTING_QUALITY = 10;
/** Of what somebody waits for: a seventh smaller than gzip in the same millisecond. */
const QUICK_QUALITY = 5;

const compressBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

function packBrotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

const PACK: Readonly<Record<ContentCoding, (bytes: Buffer) => Buffer | Promise<Buffer>>> = {
  br: (bytes) => packBrotli(bytes, LASTING_QUALITY),
  gzip: (bytes) => packGzip(bytes),
  identity: (bytes) => bytes,
};

/** The best that a browser takes by its `Accept-Encoding`; none where it says nothing, or nothing that can be read. */
export function chooseContentCoding(acceptEncoding = ''): ContentCoding {
  const accepted = acceptEncoding.split(',').map((part) => part.split(';').map((word) => word.trim().toLowerCase()));
  const isAccepted = (coding: string): boolean =>
    accepted.some(([name, weight = 'q=1']) => name === coding && Number(weight.slice('q='.length)) > 0);
  return (['br', 'gzip'] as const).find(isAccepted) ?? 'identity';
}

/** With Brotli, in about a millisecond. */
export function packQuickly(text: string): Promise<Buffer> {
  return packBrotli(Buffer.from(text), QUICK_QUALITY);
}

/** Takes a file's path, which begins with `/`; rejects with ENOENT where there is no such file. */
export type ReadPacked = (filePath: string, coding: ContentCoding) => Promise<Buffer>;

/** Packs what `read` gives once for each coding, and keeps it until others need the room of `maxBytes`. */
export function packOnce(read: (filePath: string) => Promise<Buffer>, maxBytes: number): ReadPacked {
  const packed = new LRUCache<string, Buffer, ContentCoding>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes.byteLength,
    fetchMethod: async (key, _stale, { context }) => PACK[context](await read(key.slice(key.indexOf('/')))),
  });
  return (filePath, coding) => packed.forceFetch(`${coding}${filePath}`, { context: coding });
}

/** Catches what is said of a file that is not there; any other error is thrown. */
export function ignoreAbsence(error: unknown): undefined {
  if ((error as { code?: unknown }).code !== 'ENOENT') throw error;
}
