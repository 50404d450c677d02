import type { PageContext } from '@/lib/analytics/event-context';
import { sessionStore } from '../platform/storage';

const FORCED_KEY = 'forced-variant';

/** A tab in which somebody chose a variant by the address is never counted. */
export function markForcedTab(): void {
  sessionStore.write(FORCED_KEY, true);
}

/** Whether a variant was forced in this tab. */
export function isForcedTab(): boolean {
  return sessionStore.read(FORCED_KEY) !== undefined;
}

/** The variant that leads and numbers of this page are told with: none where it does not count. */
export function findCountedVariant({ variant }: PageContext): { readonly variant?: string } {
  return variant === undefined || isForcedTab() ? {} : { variant };
}
