import type { PageContext } from '@/lib/analytics/event-context';
import { isOwnError } from '@/lib/errors/own-error';
import { observeErrors, type CaughtError } from './caught-errors';
import { fetchThirdParties } from './third-parties';

/** The same fault on one page says nothing new the second time. */
const reported = new Set<string>();

function findStepName(): string {
  return document.querySelector<HTMLElement>('form[data-step]')?.dataset['step'] ?? 'none';
}

async function report(error: CaughtError, page: PageContext): Promise<void> {
  const kind = `${error.name}: ${error.message}`;
  if (reported.has(kind) || !isOwnError(error, window.location.origin)) return;
  reported.add(kind);
  const { errorReports } = await fetchThirdParties();
  if (!errorReports) return;
  const place = { brand: page.brandId, page: page.pageName, step: findStepName() };
  try {
    const { sendReport } = await import('./report-sender');
    sendReport(errorReports, error, place);
  } catch {
    // Reporting never makes anything worse; the visitor has been shown the error already, if there was one to show.
  }
}

/** Reports the errors of this page, those of before first; gives the way to stop. Without an error it costs nothing. */
export function reportErrors(page: PageContext): () => void {
  return observeErrors((error) => void report(error, page));
}
