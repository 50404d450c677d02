import type { BrowserCall } from './browser-scripts';
import { findErrorReportCall } from './error-reports';
import { findLeadIdCall } from './lead-id';
import { findTagManagerCall } from './tag-manager';
import { findTrustedFormCall } from './trusted-form';

const COMPANIES = [findTagManagerCall, findTrustedFormCall, findLeadIdCall, findErrorReportCall];

/** Finds which company a page loads from or reports to; undefined for a path that none of them has. */
export function findBrowserCall(method: string, path: string): BrowserCall | undefined {
  return COMPANIES.map((find) => find(method, path)).find(Boolean);
}
