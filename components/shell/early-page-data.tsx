import type { EarlyPage } from '@/lib/analytics/early-page';
import type { PageContext } from '@/lib/analytics/event-context';
import { describeArrival } from '@/lib/engine/arrival';
import type { LocalizedForm } from '@/lib/engine/form-state';
import { EARLY_PAGE_ID } from '@/lib/document/late-files';
import { getStep } from '@/lib/engine/get-step';

interface EarlyPageDataProps {
  readonly page: PageContext;
  readonly form?: { readonly localizedForm: LocalizedForm; readonly stepName?: string | undefined } | undefined;
}

/** For `lib/browser/form/early-visit.ts`. None for a consent, which gives way to another question where it cannot be given. */
export function EarlyPageData({ page, form }: EarlyPageDataProps) {
  const position = form && getStep(form.localizedForm, form.stepName);
  if (position?.step.asking.kind === 'consent') return null;
  const early: EarlyPage = { page, view: position ? describeArrival(position) : {} };
  const json = JSON.stringify(early).replaceAll('<', '\\u003c');
  return <script type="application/json" id={EARLY_PAGE_ID} dangerouslySetInnerHTML={{ __html: json }} />;
}
