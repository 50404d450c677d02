import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { countRenderedStep } from '../metrics/metrics';
import type { PageFiles } from './page-files';
import { isRenderedForAll } from './rendering';

/** What Next keeps of an answer: of a page its document, of a route handler its body. */
export type CachedAnswer = CachedPage | CachedBody;

interface CachedHead {
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Undefined stands for 200. */
  readonly status?: number | undefined;
}

interface CachedPage extends CachedHead {
  readonly kind: 'APP_PAGE';
  readonly html: string;
  /** What an address that ends in `.rsc` asks for; without any Next would answer 500. */
  readonly rscData: Buffer;
}

interface CachedBody extends CachedHead {
  readonly kind: 'APP_ROUTE';
  readonly body: Buffer;
}

/** In milliseconds since 1970: the start of the process, as no answer of ours is ever too old for its build. */
interface CacheEntry {
  readonly lastModified: number;
  readonly value: CachedAnswer;
}

/** What Next asks before it renders, and tells when it has (`cacheHandler`). */
export interface NextCache {
  /** Null for what is to be rendered. `key` is Next's own, which ends in a path. */
  readonly get: (key: string, context: { readonly kind: string }) => Promise<CacheEntry | null>;
  /** Resolves when it is kept. `data` is null where there is nothing to keep. */
  readonly set: (key: string, data: { readonly kind: string; readonly html?: unknown } | null) => Promise<void>;
}

/** The kind and the source of a route, and behind them the path of the page: `/route-cache/APP_PAGE/b42b…/$/m10/otc`. */
const KEY = /^\/route-cache\/[A-Z_]+\/[0-9a-f]+\/\$((?:\/[\w-][\w.-]*)+)$/;

const NO_PARTS = Buffer.alloc(0);

function readPath(key: string): string | undefined {
  return KEY.exec(key)?.[1];
}

function ignoreAbsence(error: unknown): null {
  if ((error as { code?: unknown }).code !== 'ENOENT') throw error;
  return null;
}

/** Beside each prerendered file Next leaves the status and the headers of its answer. */
async function readHead(file: string): Promise<CachedHead> {
  const { status, headers } = JSON.parse(await readFile(/* turbopackIgnore: true */ file, 'utf8')) as CachedHead;
  return { status, headers };
}

/**
 * Answers from what the build has rendered, and keeps what is rendered for everybody since; what Next renders for one
 * visitor, with the address as sent in it, is that visitor's alone. Parts of pages, which only Next's router would ask
 * for, are neither read nor kept: nobody gets any (`cleanHeaders`). `refine` sees each document once, before it is kept.
 */
export function makeNextCache(folder: string, pages: PageFiles, refine: (html: string) => Promise<string>): NextCache {
  const locate = (name: string): string => path.join(folder, name);

  async function readPage(pagePath: string): Promise<CachedAnswer> {
    const html = await pages.read(pagePath, 'identity');
    const head = (await readHead(locate(`${pagePath}.meta`)).catch(ignoreAbsence)) ?? {};
    return { kind: 'APP_PAGE', html: html.toString(), rscData: NO_PARTS, ...head };
  }

  async function readBody(routePath: string): Promise<CachedAnswer> {
    const body = await readFile(/* turbopackIgnore: true */ locate(`${routePath}.body`));
    return { kind: 'APP_ROUTE', body, ...(await readHead(locate(`${routePath}.meta`))) };
  }

  const read: Readonly<Record<string, (routePath: string) => Promise<CachedAnswer>>> = {
    APP_PAGE: readPage,
    APP_ROUTE: readBody,
  };

  return {
    async get(key, { kind }) {
      const routePath = readPath(key);
      const value = routePath === undefined ? null : await read[kind]?.(routePath).catch(ignoreAbsence);
      return value ? { lastModified: performance.timeOrigin, value } : null;
    },
    async set(key, data) {
      const pagePath = readPath(key);
      if (pagePath === undefined || data?.kind !== 'APP_PAGE' || typeof data.html !== 'string') return;
      if (!isRenderedForAll()) return;
      await pages.keep(pagePath, await refine(data.html));
      countRenderedStep();
    },
  };
}
