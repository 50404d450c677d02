import type { ExitIntentSettings } from '@/lib/exit-intent/exit-intent-options';
import type { EnterPageHookName, ExitIntentHookName } from '@/lib/names/page-names';

export interface ExitDialogText {
  readonly heading: string;
  readonly text: string;
  /** E.164. */
  readonly phone: string;
  /** `{number}` */
  readonly call: string;
  /** Who answers (compliance M-52), then what M-51 requires. */
  readonly answeredBy: string;
  readonly tty: string;
  readonly hours: string;
  /** Compliance M-21, C-15. */
  readonly aboutCall: string;
  /** The dialog covers the page's own (compliance E-04). */
  readonly disclosures: readonly string[];
  /** Absent on a page without a form. */
  readonly goOn?: string;
  readonly close: string;
  readonly unsubscribe: string;
  readonly privacy: string;
}

export interface ExitIntentProps {
  readonly settings: ExitIntentSettings;
  readonly hook: ExitIntentHookName;
  readonly text: ExitDialogText;
}

export interface PageHooks {
  readonly onEnter?: EnterPageHookName;
  readonly exitIntent?: ExitIntentProps;
}
