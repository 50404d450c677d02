import type { ZipLocation } from '@/lib/call-bodies/zip-location';
import { grantEveryChannel } from '@/lib/compliance/granted-consent';
import type { FormValues } from '@/lib/fields/form-values';
import { mapAnonymousLead } from '@/lib/payloads/anonymous-lead';
import { explainDrops, type Drop } from '@/lib/payloads/explain-drops';
import { LEAD_PROVIDERS, type LeadInput } from '@/lib/leads/lead-input';
import { redactLead } from '@/lib/payloads/redact-lead';
import { describeVisit, type PaidCallContext } from '../phone/paid-call';

export interface PayloadPreview {
  readonly title: string;
  /** Identity is veiled; the token and what the server adds are missing. */
  readonly payload: unknown;
  readonly drops: readonly Drop[];
  readonly refusal?: string;
}

const NAMES = { mediaAlpha: 'MediaAlpha', quoteWizard: 'QuoteWizard', quinstreet: 'Quinstreet' } as const;

function previewProvider(context: PaidCallContext, provider: keyof typeof NAMES, lead: LeadInput): PayloadPreview {
  const { product } = context.page;
  const title = `${NAMES[provider]}, with consent`;
  try {
    return {
      title,
      payload: redactLead(product, provider, lead),
      drops: explainDrops(product, provider, lead.values, lead),
    };
  } catch (error) {
    return { title, payload: undefined, drops: [], refusal: error instanceof Error ? error.message : String(error) };
  }
}

/** Before consent, and with consent for every channel. */
export function previewPayloads(
  context: PaidCallContext,
  values: FormValues,
  location: ZipLocation | undefined,
): readonly PayloadPreview[] {
  const today = new Date().toISOString().slice(0, 10);
  const consent = {
    ...grantEveryChannel(context.page.product),
    text: '(the words on the screen)',
    url: window.location.origin + window.location.pathname,
  };
  const lead: LeadInput = { values: { ...(location && { county: location.county }), ...values }, today, consent };
  const anonymous = { ...describeVisit(context, location), data: mapAnonymousLead(context.page.product, values) };
  return [
    { title: 'MediaAlpha, without consent', payload: anonymous, drops: [] },
    ...LEAD_PROVIDERS.map((provider) => previewProvider(context, provider, lead)),
  ];
}
