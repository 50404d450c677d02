import type { ExitIntentSettings } from '@/lib/exit-intent/exit-intent-options';
import type { EnterPageHookName, ExitIntentHookName } from '@/lib/page/page-names';

/** Every word of the dialog for leaving visitors, in the page's language. */
export interface ExitDialogText {
  readonly heading: string;
  readonly text: string;
  /** Default number, E.164. */
  readonly phone: string;
  /** `{number}` */
  readonly call: string;
  /** Who answers (compliance M-52), then what M-51 wants beside a number. */
  readonly answeredBy: string;
  readonly tty: string;
  readonly hours: string;
  /** What a call leads to, and that it is recorded (compliance M-21, C-15). */
  readonly aboutCall: string;
  /** Stays in the dialog because the dialog covers the page's own (compliance E-04). */
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

/** What a page does on entry and when the visitor is about to leave. */
export interface PageHooks {
  readonly onEnter?: EnterPageHookName;
  readonly exitIntent?: ExitIntentProps;
}
