import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/nextjs';
import type { ThirdParties } from '@/lib/call-bodies/third-parties';
import { COLLECT_NOTHING, scrubReport } from '@/lib/errors/scrub-report';
import type { CaughtError } from './caught-errors';

// Sentry weighs as much as the rest of the page: loaded with the first error, where reports are configured.

type Place = Readonly<Record<'brand' | 'page' | 'step', string>>;

let client: BrowserClient | undefined;

/** Without integrations: no breadcrumbs, sessions, listeners or page address. */
function ensureClient({ dsn, environment }: NonNullable<ThirdParties['errorReports']>): BrowserClient {
  client ??= new BrowserClient({
    dsn,
    environment,
    integrations: [],
    sendClientReports: false,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    dataCollection: COLLECT_NOTHING,
    beforeSend: scrubReport,
  });
  return client;
}

export function sendReport(
  settings: NonNullable<ThirdParties['errorReports']>,
  { id, name, message, stack }: CaughtError,
  place: Place,
): void {
  const error = Object.assign(new Error(message), { name, stack });
  const scope = new Scope();
  scope.setTags({ ...place, errorId: id });
  ensureClient(settings).captureException(error, {}, scope);
}
