import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readLateFiles } from '../support/late-files';
import { fetchLocally } from './bench-sites';

/** Bytes of one kind of file on one page. */
export interface Size {
  readonly gzip: number;
  readonly brotli: number;
}

export interface PageWeight {
  readonly script: Size;
  readonly html: Size;
  readonly css: Size;
}

const NOTHING: Size = { gzip: 0, brotli: 0 };
const measured = new Map<string, Size>();

function measure(body: Buffer): Size {
  return { gzip: gzipSync(body).length, brotli: brotliCompressSync(body).length };
}

function add(one: Size, other: Size): Size {
  return { gzip: one.gzip + other.gzip, brotli: one.brotli + other.brotli };
}

/** The values of one attribute in all tags that match, each once, leaving out what only old browsers load. */
function listAddresses(html: string, tag: RegExp, attribute: RegExp): string[] {
  const tags = [...html.matchAll(tag)].map(([whole]) => whole).filter((whole) => !/\bnomodule\b/i.test(whole));
  const addresses = tags.map((whole) => attribute.exec(whole)?.[1]?.replaceAll('&amp;', '&'));
  return [...new Set(addresses.filter((address) => address !== undefined))];
}

/** Addresses of the page's own host that the HTML names as scripts, and those that follow it. */
export function listScripts(html: string): string[] {
  const late = readLateFiles(html)?.scripts ?? [];
  return [...new Set([...listAddresses(html, /<script\b[^>]*\bsrc="[^>]*>/g, /\bsrc="(\/[^"]*)"/), ...late])];
}

/** Addresses of the page's own host that the HTML waits for as style sheets. */
export function listStyles(html: string): string[] {
  return listAddresses(html, /<link\b[^>]*\brel="stylesheet"[^>]*>/g, /\bhref="(\/[^"]*)"/);
}

async function measureAll(port: number, host: string, paths: readonly string[]): Promise<Size> {
  let total = NOTHING;
  for (const path of paths) {
    const key = `${port}${path}`;
    const size = measured.get(key) ?? measure((await fetchLocally(port, path, host)).body);
    measured.set(key, size);
    total = add(total, size);
  }
  return total;
}

/** Weighs what the HTML of a page names: itself, its scripts and its style sheets. */
export async function weighPage(port: number, host: string, path: string): Promise<PageWeight> {
  const { status, body } = await fetchLocally(port, path, host);
  if (status !== 200) throw new Error(`http://${host}:${port}${path} answers ${status}, not 200`);
  const html = body.toString();
  return {
    html: measure(body),
    script: await measureAll(port, host, listScripts(html)),
    css: await measureAll(port, host, listStyles(html)),
  };
}
