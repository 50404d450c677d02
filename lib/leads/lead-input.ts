import type { Product } from '@/lib/names/brand-code';
import type { FormValues } from '@/lib/fields/form-values';
import type { Certificates } from './certificate-id';

export const LEAD_PROVIDERS = ['mediaAlpha', 'quoteWizard', 'quinstreet'] as const;

export type LeadProvider = (typeof LEAD_PROVIDERS)[number];

export const LEAD_PRODUCTS: readonly Product[] = ['medicare', 'auto', 'life'];

/** A recorded act of the visitor's own (compliance X1, C-08). */
export interface LeadConsent {
  readonly callConsent: boolean;
  readonly smsConsent: boolean;
  readonly emailConsent: boolean;
  readonly text: string;
  readonly url: string;
}

export interface LeadInput {
  /** Parsed answers on the path taken; consent answers among them are ignored. */
  readonly values: FormValues;
  /** yyyy-MM-dd; birth dates are derived from ages by its year. */
  readonly today: string;
  /** Only for a recorded act; a parser's default is none. */
  readonly consent?: LeadConsent;
  /** Read from the page's certificate scripts; win over answers of the same name. */
  readonly certificates?: Certificates;
}
