import type { PageContext } from '@/lib/analytics/event-context';
import type { ConsentText } from '@/lib/compliance/consent-parties';
import type { UiMessages } from '@/lib/copy/ui-messages';
import type { BirthDateFault } from '@/lib/fields/birth-date';
import type { FieldAttributes } from '@/lib/fields/field-attributes';
import type { FieldName } from '@/lib/fields/field-name';
import type { Choice } from '@/lib/form/step';
import type { Destinations } from '@/lib/form/destinations';
import type { LocalizedForm } from '@/lib/engine/form-state';
import type { Standing } from '@/lib/engine/standing';
import type { StepsAhead } from '@/lib/engine/steps-ahead';
import type { TermName } from '@/lib/names/term-names';
import type { ExplainedTerm } from '@/lib/page/explained-texts';

export interface FieldText {
  readonly label: string;
  readonly hint?: string;
  /** Whether the hint says that we guessed the answer, and so must be seen beside it. */
  readonly isGuess?: true;
  readonly error: string;
  readonly attributes: FieldAttributes;
  readonly choices?: readonly Choice<string>[];
}

export interface FormContact {
  /** E.164. */
  readonly phone: string;
  readonly hours: string;
  readonly tty: string;
  readonly answeredBy: string;
  /** The company that answers, by its legal name, and where a permission is taken back. */
  readonly operator: string;
  readonly email: string;
  /** Only when the form asks for consent; `{phone}` is the number the visitor entered. */
  readonly consent?: ConsentText;
  /** Replaces it where none was entered. */
  readonly noPhone: string;
  /** Whether other companies document the consent step. */
  readonly hasCertificates: boolean;
  readonly isPlaceholderPlacement: boolean;
}

export interface DateMessages {
  readonly hint: string;
  /** `{day}`: the day that was understood, in words. */
  readonly understood: string;
  readonly errors: Readonly<Record<BirthDateFault, string>>;
}

export interface FormMessages {
  readonly form: UiMessages['form'];
  readonly call: UiMessages['call'];
  /** Only when the form asks for a date. */
  readonly date?: DateMessages;
  readonly result: Omit<UiMessages['result'], 'alternatives'> & {
    readonly alternatives: UiMessages['result']['alternatives']['medicare'];
  };
}

export interface FunnelFormProps extends Destinations {
  readonly localizedForm: LocalizedForm;
  /** As in the prerendered address. */
  readonly stepName: string | undefined;
  /** Of that step, before anything is known. */
  readonly standing: Standing;
  /** What the first step leads to, as far as that is drawn with it: no more than the styles of the form know. */
  readonly ahead?: StepsAhead;
  readonly page: PageContext;
  /** Without the step. */
  readonly title: string;
  readonly messages: FormMessages;
  readonly fields: { readonly [Name in FieldName]?: FieldText };
  readonly contact: FormContact;
  /** What the questions of this form explain. */
  readonly terms: { readonly [Name in TermName]?: ExplainedTerm };
}
