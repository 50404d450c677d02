import * as z from 'zod/mini';
import { AD_PROVIDERS } from '@/lib/ads/ad';
import { isFieldName } from '@/lib/fields/field-table';
import type { FormValues } from '@/lib/fields/form-values';

const STEP_TYPES = ['regular', 'auxiliary', 'final'] as const;

const step = {
  stepName: z.string(),
  /** 1-based. */
  stepNumber: z.number().check(z.int(), z.minimum(1)),
  stepType: z.enum(STEP_TYPES),
};

function isAnswers(value: unknown): boolean {
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [''];
  return names.every(isFieldName);
}

const adSchema = z.strictObject({
  id: z.string(),
  company: z.string(),
  title: z.string(),
});

const shown = { provider: z.enum(AD_PROVIDERS), impressionId: z.string() };

/** Every event the site sends, with its exact props (specification 3, event names), and one of our own. */
export const eventCatalogue = {
  pageView: z.strictObject({
    stepName: z.optional(step.stepName),
    stepNumber: z.optional(step.stepNumber),
    stepType: z.optional(step.stepType),
    stepIsFallback: z.optional(z.boolean()),
  }),
  /** `data` holds the answers by field name; it goes to our own store only. */
  formStepSubmitted: z.strictObject({ formVersion: z.string(), ...step, data: z.custom<FormValues>(isAnswers) }),
  /** Of ours (D161). `field` is the first that was refused, and nothing of what was typed. */
  formStepRefused: z.strictObject({ ...step, field: z.string() }),
  /** `didNumber` is E.164. */
  ctcClicked: z.strictObject({ didNumber: z.string(), ctcLocation: z.string() }),
  ctcReturned: z.strictObject({ didNumber: z.string(), callDurationMs: z.number().check(z.minimum(0)) }),
  maAdClicked: z.strictObject({ dataset: z.record(z.string(), z.string()) }),
  learnMoreClicked: z.strictObject({ source: z.string(), destination: z.string(), button: z.string() }),
  lowBidResult: z.strictObject({ isLowBid: z.boolean(), maResponse: z.unknown() }),
  enteredExperiment: z.strictObject({ name: z.string(), variant: z.string() }),
  anonLink: z.strictObject({ oldUserId: z.string() }),
  adsLoaded: z.strictObject({ ...shown, adCount: z.number().check(z.int(), z.minimum(0)), ads: z.array(adSchema) }),
  adClicked: z.strictObject({ ...shown, ad: adSchema }),
  elementClicked: z.strictObject({
    tagName: z.string(),
    innerText: z.optional(z.string()),
    href: z.optional(z.string()),
    target: z.string(),
    type: z.optional(z.string()),
    closestBlockId: z.optional(z.string()),
  }),
  botCheckCompleted: z.strictObject({}),
};

export type EventName = keyof typeof eventCatalogue;

export type EventCatalogue = { readonly [Name in EventName]: z.infer<(typeof eventCatalogue)[Name]> };
