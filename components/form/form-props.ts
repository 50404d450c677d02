import type { PageContext } from '@/lib/analytics/event-context';
import type { ConsentText } from '@/lib/compliance/consent-parties';
import type { UiWords } from '@/lib/copy/ui-words';
import type { BirthDateFault } from '@/lib/fields/birth-date';
import type { FieldAttributes } from '@/lib/fields/field-attributes';
import type { FieldName } from '@/lib/fields/field-name';
import type { Choice } from '@/lib/form/step';
import type { Journey } from '@/lib/form/form-state';

/** The words of one field in the page's language. */
export interface FieldText {
  readonly label: string;
  readonly hint?: string;
  readonly error: string;
  /** What the browser must know to help with the field. */
  readonly attributes: FieldAttributes;
  /** What a field of a list can hold. */
  readonly choices?: readonly Choice<string>[];
}

/** What the form shows of the brand. */
export interface FormContact {
  /** Default number, E.164. */
  readonly phone: string;
  readonly hours: string;
  readonly tty: string;
  readonly answeredBy: string;
  /** Present when the form asks for consent: its words; `{phone}` stands for the number that the visitor entered. */
  readonly consent?: ConsentText;
  /** In its place where none was entered. */
  readonly noPhone: string;
  /** Whether other companies document the consent step. */
  readonly hasCertificates: boolean;
  /** Ids of the recipients that are reached through MediaAlpha. */
  readonly mediaAlphaRecipients: readonly string[];
  readonly isPlaceholderPlacement: boolean;
}

/** The words of a date in three boxes. */
export interface DateWords {
  readonly month: string;
  readonly day: string;
  readonly year: string;
  readonly hint: string;
  readonly errors: Readonly<Record<BirthDateFault, string>>;
}

/** The words that the form needs, in the page's language. */
export interface FormWords {
  readonly form: UiWords['form'];
  readonly call: UiWords['call'];
  /** Present when the form asks for a date. */
  readonly date?: DateWords;
  readonly result: Omit<UiWords['result'], 'lines' | 'alternatives'> & {
    readonly lines: readonly string[];
    readonly alternatives: UiWords['result']['alternatives']['medicare'];
  };
}

export interface FunnelFormProps {
  readonly journey: Journey;
  /** The step that the address of this prerendered page names. */
  readonly stepName: string | undefined;
  readonly page: PageContext;
  /** Document title without the step. */
  readonly title: string;
  /** Path of the page that follows the last step. */
  readonly destination?: string;
  readonly words: FormWords;
  readonly fields: { readonly [Name in FieldName]?: FieldText };
  readonly contact: FormContact;
}
