import type { LeadInput } from '@/lib/leads/lead-input';
import { mapMediaAlphaEvidence, type MediaAlphaEvidence } from './media-alpha-evidence';
import { mapMediaAlphaPerson, type MediaAlphaPerson } from './media-alpha-person';
import { removeEmpty } from '@/lib/leads/remove-empty';

/** The life form asks for what the health vertical takes; the life vertical's own fields are not asked. */
export interface MediaAlphaLifeLead extends MediaAlphaPerson, MediaAlphaEvidence {}

export function mapMediaAlphaLife(lead: LeadInput): MediaAlphaLifeLead {
  return removeEmpty<MediaAlphaLifeLead>({ ...mapMediaAlphaPerson(lead), ...mapMediaAlphaEvidence(lead) });
}
