import { calls } from '../calls/calls';

const SECURITY_REPORT_PATH = calls.reportViolations.path;

const REPORT_GROUP = 'security';

/** Further hosts that a company documents for its script; what a container loads stands in the settings. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'www.googletagmanager.com': [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  'insurance.mediaalpha.com': ['https://*.mediaalpha.com'],
  'api.trustedform.com': ['https://*.trustedform.com'],
  'create.lidstatic.com': ['https://*.lidstatic.com', 'https://*.leadid.com'],
};

export interface ContentPolicyOptions {
  readonly scripts: readonly string[];
  readonly destinations?: readonly string[];
  readonly hasCompiler?: boolean;
  readonly isSecure?: boolean;
  /** Whether pages show in frames of one another, as the catalogue does on this machine. Default false. */
  readonly hasFrames?: boolean;
}

/** Every brand's local name, at any port. */
const LOCAL_SITES = ['http://localhost:*', 'http://*.localhost:*'];

function listSources(address: string): readonly string[] {
  const { origin, hostname } = new URL(address);
  return FAMILIES[hostname] ?? [origin];
}

function writePolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/**
 * The content policy of a page: nothing but our own files and the companies that the settings name.
 *
 * `'unsafe-inline'` stays for scripts (level B of reliability 2.7). A nonce would need a page rendered for each visit.
 * Hashes of the three or four inline scripts of a prerendered page are possible, but the custom HTML of a tag manager
 * is inline script too, of content that only the container knows, and one hash switches `'unsafe-inline'` off. What
 * is left: no script of a host that is not listed, no `eval`, no foreign base, form target, frame or plug-in.
 */
export function buildContentPolicy({
  scripts,
  destinations = [],
  hasCompiler = false,
  isSecure = false,
  hasFrames = false,
}: ContentPolicyOptions): string {
  const outside = scripts.flatMap(listSources);
  const own = "'self'";
  return writePolicy({
    'default-src': [own],
    'script-src': [own, "'unsafe-inline'", ...(hasCompiler ? ["'unsafe-eval'"] : []), ...outside],
    'style-src': [own, "'unsafe-inline'", ...outside],
    'img-src': [own, 'data:', ...outside],
    'font-src': [own, ...outside],
    'connect-src': [own, ...outside, ...destinations.map((address) => new URL(address).origin)],
    'frame-src': [own, ...(hasFrames ? LOCAL_SITES : []), ...outside],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': [own],
    'frame-ancestors': hasFrames ? [own, ...LOCAL_SITES] : ["'none'"],
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
    'report-uri': [SECURITY_REPORT_PATH],
    'report-to': [REPORT_GROUP],
  });
}

export const REPORTING_ENDPOINTS = `${REPORT_GROUP}="${SECURITY_REPORT_PATH}"`;

/** For answers that are not pages: opened as a document they run and load nothing. */
export const CLOSED_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
