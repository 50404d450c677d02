import type { BrandCode } from '@/lib/names/brand-code';
import { calls } from '@/lib/calls/calls';
import { log } from '../platform/log';
import { countRequest } from '../metrics/metrics';

/** Every call that there is. Any other path is somebody's to choose, and could name a person. */
export const API_PATHS: ReadonlySet<string> = new Set(Object.values(calls).map(({ path }) => path));

const MS_PER_SECOND = 1000;

/** Polled by machines: counted, but not logged. */
const QUIET: ReadonlySet<string> = new Set([calls.getHealth.path, calls.getReadiness.path, calls.getMetrics.path]);

const brandOf = new WeakMap<Request, BrandCode>();

export function noteBrand(request: Request, brand: BrandCode): void {
  brandOf.set(request, brand);
}

/** What stands for the last part of an address is left out: somebody else may have written it. */
function findRoute(path: string): string {
  if (API_PATHS.has(path)) return path;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return [...API_PATHS].find((known) => known.endsWith(']') && known.startsWith(`${folder}[`)) ?? 'other';
}

/** Logs neither query nor body nor address. */
export function finishRequest(request: Request, status: number, ms: number): void {
  const { pathname } = new URL(request.url);
  const route = findRoute(pathname);
  const brand = brandOf.get(request);
  countRequest(request.method, route, status, ms / MS_PER_SECOND);
  if (QUIET.has(route)) return;
  const method = request.method;
  log({ level: 'info', message: 'call', method, route, status, ms: Math.round(ms), ...(brand && { brand }) });
}
