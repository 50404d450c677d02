import { answerReceived, type BrowserCall } from './browser-scripts';

/** Where Sentry's envelopes go; each is kept as the text that came. */
export function findErrorReportCall(method: string, path: string): BrowserCall | undefined {
  const isEnvelope = method === 'POST' && /^\/sentry\/api\/\d+\/envelope\/$/.test(path);
  return isEnvelope ? answerReceived('sentry', 'envelope') : undefined;
}
