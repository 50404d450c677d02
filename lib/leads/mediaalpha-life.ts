import type { LeadInput } from './lead-input';
import { mapMediaAlphaEvidence, type MediaAlphaEvidence } from './mediaalpha-evidence';
import { mapMediaAlphaPerson, type MediaAlphaPerson } from './mediaalpha-person';
import { removeEmpty } from './remove-empty';

/**
 * The `data` of a MediaAlpha request for life. The life form asks what MediaAlpha's health vertical takes, major
 * conditions and Medicare coverage types, so it goes by those names; its own life fields (height, weight, tobacco,
 * amount) are asked nowhere.
 */
export interface MediaAlphaLifeLead extends MediaAlphaPerson, MediaAlphaEvidence {}

export function mapMediaAlphaLife(lead: LeadInput): MediaAlphaLifeLead {
  return removeEmpty<MediaAlphaLifeLead>({ ...mapMediaAlphaPerson(lead), ...mapMediaAlphaEvidence(lead) });
}
