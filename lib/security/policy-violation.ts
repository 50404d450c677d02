import { isRecord } from '@/lib/json/guard';

/** No path, query, page or visitor. */
export interface PolicyViolation {
  readonly directive: string;
  /** Or `inline`, `eval`, `data`, `other` … */
  readonly host: string;
}

const MAXIMUM_REPORTS = 20;

const DIRECTIVES: readonly string[] = [
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'worker-src',
];

const KEYWORDS: readonly string[] = ['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob'];

const OTHER = 'other';
const HOST = /^[a-z\d-]{1,63}(\.[a-z\d-]{1,63}){1,9}$/;
/** Extensions are not our fault, and say something about the visitor. */
const EXTENSION = /^([a-z-]+-)?(web)?extension:/;

function readObject(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function findHost(blocked: unknown): string | undefined {
  if (typeof blocked !== 'string') return OTHER;
  const address = blocked.toLowerCase();
  if (EXTENSION.test(address)) return undefined;
  if (KEYWORDS.includes(address)) return address;
  if (!URL.canParse(address)) return OTHER;
  const { protocol, hostname } = new URL(address);
  if (hostname === '') return KEYWORDS.find((word) => `${word}:` === protocol) ?? OTHER;
  return HOST.test(hostname) ? hostname : OTHER;
}

function parseViolation(directive: unknown, blocked: unknown): readonly PolicyViolation[] {
  const name = typeof directive === 'string' ? directive.split(' ', 1)[0] : undefined;
  const host = findHost(blocked);
  if (name === undefined || host === undefined || !DIRECTIVES.includes(name)) return [];
  return [{ directive: name, host }];
}

function parseReport(report: unknown): readonly PolicyViolation[] {
  const { type, body } = readObject(report);
  if (type !== 'csp-violation') return [];
  const { effectiveDirective, blockedURL } = readObject(body);
  return parseViolation(effectiveDirective, blockedURL);
}

/**
 * Reads `report-uri` and Reporting API bodies. Anyone may send one, so unknown values are dropped or become `other`.
 */
export function parseViolations(json: unknown): readonly PolicyViolation[] {
  if (Array.isArray(json)) return json.slice(0, MAXIMUM_REPORTS).flatMap(parseReport);
  const report = readObject(readObject(json)['csp-report']);
  return parseViolation(report['effective-directive'] ?? report['violated-directive'], report['blocked-uri']);
}
