import { isBoolean, isText } from '@/lib/json/guard';
import { optional, shape } from '@/lib/json/shape';

/** What the pages of a brand may load from outside; nothing after an opt-out. */
export interface ThirdParties {
  /** The browser sent the opt-out signal with its request, of which its script may know nothing. */
  readonly isOptedOut?: boolean;
  readonly tagManager?: { readonly url: string; readonly containerId: string };
  /** `url` is the script itself. */
  readonly mediaAlphaAds?: { readonly url: string };
  readonly trustedForm?: { readonly url: string };
  readonly leadId?: { readonly url: string; readonly campaignId: string };
  readonly errorReports?: { readonly dsn: string; readonly environment: string };
}

const isAddress = (value: unknown): value is string => isText(value) && /^https?:\/\/./.test(value);
const script = optional(shape<{ readonly url: string }>({ url: isAddress }));

export const isThirdParties = shape<ThirdParties>({
  isOptedOut: optional(isBoolean),
  tagManager: optional(shape({ url: isAddress, containerId: isText })),
  mediaAlphaAds: script,
  trustedForm: script,
  leadId: optional(shape({ url: isAddress, campaignId: isText })),
  errorReports: optional(shape({ dsn: isAddress, environment: isText })),
});
