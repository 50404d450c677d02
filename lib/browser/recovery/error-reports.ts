import type { PageContext } from '@/lib/analytics/event-context';
import { isOwnError } from '@/lib/errors/own-error';
import { observeErrors, type CaughtError } from './caught-errors';
import { fetchThirdParties } from '../third-parties/third-parties';

const reported = new Set<string>();

function readStepName(): string {
  return document.querySelector<HTMLElement>('form[data-step]')?.dataset['step'] ?? 'none';
}

async function report(error: CaughtError, page: PageContext): Promise<void> {
  const kind = `${error.name}: ${error.message}`;
  if (reported.has(kind) || !isOwnError(error, window.location.origin)) return;
  reported.add(kind);
  const { errorReports } = await fetchThirdParties();
  if (!errorReports) return;
  const place = { brand: page.brandId, page: page.pageName, step: readStepName() };
  try {
    const { sendReport } = await import('./report-sender');
    sendReport(errorReports, error, place);
  } catch {
    // Reporting must not cause errors of its own.
  }
}

/** Earlier errors come first. Returns an unsubscribe function. Loads nothing until there is an error. */
export function reportErrors(page: PageContext): () => void {
  return observeErrors((error) => void report(error, page));
}
