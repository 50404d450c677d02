import type { Product } from '@/lib/brand/brand-code';
import type { FormValues } from '@/lib/fields/form-values';
import type { Certificates } from './certificate-id';

/** The companies for which leads are mapped, as they are named in code. */
export const LEAD_PROVIDERS = ['mediaAlpha', 'quoteWizard', 'quinstreet'] as const;

export type LeadProvider = (typeof LEAD_PROVIDERS)[number];

/** Products for which leads are mapped. */
export const LEAD_PRODUCTS: readonly Product[] = ['medicare', 'auto', 'life'];

/** What this visitor agreed to by an act of their own that was recorded (compliance X1, C-08). */
export interface LeadConsent {
  readonly callConsent: boolean;
  readonly smsConsent: boolean;
  readonly emailConsent: boolean;
  /** The exact text that was shown. */
  readonly text: string;
  /** The page on which it was shown, without personal data. */
  readonly url: string;
}

/** What a lead is mapped from. */
export interface LeadInput {
  /** The answers on the road that was taken, already parsed. Consent answers among them are ignored. */
  readonly values: FormValues;
  /** Today as yyyy-MM-dd; a birth date derived from an age goes by its year. */
  readonly today: string;
  /** Only there when an act was recorded; a default that parsing put in is none. */
  readonly consent?: LeadConsent;
  /** Read from the page's certificate scripts; never made up. They win over the answers of the same name. */
  readonly certificates?: Certificates;
}
