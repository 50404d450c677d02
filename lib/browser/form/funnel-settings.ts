import type { PageContext } from '@/lib/analytics/event-context';
import type { Destinations } from '@/lib/form/destinations';
import type { LocalizedForm } from '@/lib/engine/form-state';
import type { Standing } from '@/lib/engine/standing';

/** What the engine has to know of the page it runs on. */
export interface FunnelSettings extends Destinations {
  readonly localizedForm: LocalizedForm;
  /** As in the prerendered address. */
  readonly stepName: string | undefined;
  /** As prerendered, before anything is known. */
  readonly standing: Standing;
  readonly page: PageContext;
  readonly contact: {
    /** E.164. */
    readonly phone: string;
    readonly isPlaceholderPlacement: boolean;
  };
}
