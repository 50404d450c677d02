import type { Recipient } from '@/lib/brand/brand';
import { sample } from '@/lib/brand/fact';

/** Companies that several brands name to their visitors, each by its legal name. */
export const mediaAlpha: Recipient = {
  id: 'mediaalpha',
  name: sample('MediaAlpha, Inc.'),
  provider: 'mediaAlpha',
  asksForCertificate: true,
};
