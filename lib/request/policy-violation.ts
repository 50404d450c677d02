import { isRecord } from '@/lib/json/guard';

/** What is counted of a violation: which rule was hit and by whose host. No path, query, page or visitor. */
export interface PolicyViolation {
  readonly directive: string;
  /** A host, or what stands for one: `inline`, `eval`, `data`, `other` … */
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
/** What browser extensions add to a page is no fault of ours, and says which extensions a visitor has. */
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
  // An older browser names the whole directive, sources and all.
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
 * The violations of a report in either of its two shapes: `{"csp-report": …}` of `report-uri` and the list of the
 * Reporting API. Anyone may send one, so whatever is not known by name counts as nothing or as `other`.
 */
export function parseViolations(json: unknown): readonly PolicyViolation[] {
  if (Array.isArray(json)) return json.slice(0, MAXIMUM_REPORTS).flatMap(parseReport);
  const report = readObject(readObject(json)['csp-report']);
  return parseViolation(report['effective-directive'] ?? report['violated-directive'], report['blocked-uri']);
}
