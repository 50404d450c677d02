import type { LeadInput } from '@/lib/leads/lead-input';
import { mapMediaAlphaEvidence, type MediaAlphaEvidence } from './media-alpha-evidence';
import { mapMediaAlphaPerson, type MediaAlphaPerson } from './media-alpha-person';
import { removeEmpty } from '@/lib/leads/remove-empty';

export interface MediaAlphaMedicareLead extends MediaAlphaPerson, MediaAlphaEvidence {}

export function mapMediaAlphaMedicare(lead: LeadInput): MediaAlphaMedicareLead {
  return removeEmpty<MediaAlphaMedicareLead>({ ...mapMediaAlphaPerson(lead), ...mapMediaAlphaEvidence(lead) });
}
