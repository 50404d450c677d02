import type { Product } from '@/lib/names/brand-code';
import type { LeadInput, LeadProvider } from '@/lib/leads/lead-input';
import { mapMediaAlphaAuto, type MediaAlphaAutoLead } from './media-alpha-auto';
import { mapMediaAlphaLife, type MediaAlphaLifeLead } from './media-alpha-life';
import { mapMediaAlphaMedicare, type MediaAlphaMedicareLead } from './media-alpha-medicare';
import { mapQuinstreetAuto, type QuinstreetAutoLead } from './quinstreet-auto';
import { mapQuoteWizardAuto, type QuoteWizardAutoLead } from './quote-wizard-auto';

/** Texts, numbers, 1 and 0; nothing empty at any depth. */
export type LeadPayload =
  | MediaAlphaMedicareLead
  | MediaAlphaAutoLead
  | MediaAlphaLifeLead
  | QuoteWizardAutoLead
  | QuinstreetAutoLead;

type LeadMapper = (lead: LeadInput) => LeadPayload;

function refuse(message: string): LeadMapper {
  return () => {
    throw new Error(message);
  };
}

/** Specification 7; the four refusals quote section 8. */
const MAPPERS: Readonly<Record<Product, Readonly<Record<LeadProvider, LeadMapper>>>> = {
  medicare: {
    mediaAlpha: mapMediaAlphaMedicare,
    quoteWizard: refuse('QuoteWizard schema not implemented for Medicare'),
    quinstreet: refuse('Quinstreet schema not implemented for Medicare'),
  },
  auto: {
    mediaAlpha: mapMediaAlphaAuto,
    quoteWizard: mapQuoteWizardAuto,
    quinstreet: mapQuinstreetAuto,
  },
  life: {
    mediaAlpha: mapMediaAlphaLife,
    quoteWizard: refuse('QuoteWizard schema not implemented for Life'),
    quinstreet: refuse('Quinstreet schema not implemented for Life'),
  },
};

/** Throws by name for a pair without a mapper. */
export function mapLead(product: Product, provider: LeadProvider, lead: LeadInput): LeadPayload {
  return MAPPERS[product][provider](lead);
}
