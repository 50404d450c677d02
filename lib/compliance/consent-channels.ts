/** The ways of contact that auto and life ask consent for, one box each (compliance C-07). */
export const CONSENT_CHANNELS = ['call', 'sms', 'email'] as const;
