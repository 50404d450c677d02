import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/nextjs';
import type { ThirdParties } from '@/lib/calls/third-parties';
import { COLLECT_NOTHING, scrubReport } from '@/lib/errors/scrub-report';
import type { CaughtError } from './caught-errors';

// Sentry weighs as much as all else on the page: fetched with the first error, and only where reports are wanted.

type Place = Readonly<Record<'brand' | 'page' | 'step', string>>;

let client: BrowserClient | undefined;

/** A client without integrations: no breadcrumbs, no sessions, no listeners, nothing of the page's address. */
function findClient({ dsn, environment }: NonNullable<ThirdParties['errorReports']>): BrowserClient {
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

/** Sends one error: what kind, where in our scripts, on which page; never who met it. */
export function sendReport(
  settings: NonNullable<ThirdParties['errorReports']>,
  { id, name, message, stack }: CaughtError,
  place: Place,
): void {
  const error = Object.assign(new Error(message), { name, stack });
  const scope = new Scope();
  scope.setTags({ ...place, errorId: id });
  findClient(settings).captureException(error, {}, scope);
}
