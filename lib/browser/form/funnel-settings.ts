import type { PageContext } from '@/lib/analytics/event-context';
import type { Destinations } from '@/lib/form/destinations';
import type { LocalizedForm } from '@/lib/engine/form-state';
import type { Standing } from '@/lib/engine/standing';
import type { StepsAhead } from '@/lib/engine/steps-ahead';
import type { FieldAttributes } from '@/lib/fields/field-attributes';
import type { FieldName } from '@/lib/fields/field-name';

/** What the engine has to know of the page it runs on. */
export interface FunnelSettings extends Destinations {
  readonly localizedForm: LocalizedForm;
  /** As in the prerendered address. */
  readonly stepName: string | undefined;
  /** As prerendered, before anything is known. */
  readonly standing: Standing;
  /** What the answers to that step lead to, as far as it is drawn ahead. */
  readonly ahead?: StepsAhead;
  readonly page: PageContext;
  /** How what this form asks is asked. */
  readonly fields: { readonly [Name in FieldName]?: { readonly attributes: Pick<FieldAttributes, 'control'> } };
  readonly contact: {
    /** E.164. */
    readonly phone: string;
    readonly isPlaceholderPlacement: boolean;
  };
}
