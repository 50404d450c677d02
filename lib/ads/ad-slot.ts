import type { AdProvider } from './ad';

/** How many ads a page keeps room for; more are shown on demand. */
export const AD_ROWS = 3;

export interface AdSlotSettings {
  readonly provider: AdProvider;
  /** Sent to the exchange only; the others know us by a client id that stays on the server. */
  readonly placementId?: string;
  readonly messages: {
    readonly tag: string;
    readonly visit: string;
    readonly newTab: string;
    /** `{count}` */
    readonly more: string;
    readonly showAll: string;
  };
}
