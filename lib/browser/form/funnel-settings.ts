import type { PageContext } from '@/lib/analytics/event-context';
import type { LocalizedForm } from '@/lib/engine/form-state';

/** What the engine has to know of the page it runs on. */
export interface FunnelSettings {
  readonly localizedForm: LocalizedForm;
  /** As in the prerendered address. */
  readonly stepName: string | undefined;
  readonly page: PageContext;
  /** After the last step. */
  readonly destination?: string;
  readonly contact: {
    /** E.164. */
    readonly phone: string;
    readonly isPlaceholderPlacement: boolean;
  };
}
