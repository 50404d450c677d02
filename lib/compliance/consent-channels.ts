/** For auto and life, one box each (compliance C-07). */
export const CONSENT_CHANNELS = ['call', 'sms', 'email'] as const;
