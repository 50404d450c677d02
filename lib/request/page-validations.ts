import type { PageMatch } from '@/lib/page/find-page';
import type { PageValidationName } from '@/lib/names/page-names';

/** A failing validation makes the address a 404 (specification 5). */
export const pageValidations: Readonly<Record<PageValidationName, (match: PageMatch) => boolean>> = {
  'known-step': ({ unknownStep }) => unknownStep === undefined,
};
