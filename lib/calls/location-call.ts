import * as z from 'zod/mini';
import type { Call } from './call';

const zipLocationSchema = z.object({
  zipCode: z.string(),
  city: z.string(),
  /** Two-letter code. */
  state: z.string(),
  stateName: z.string(),
  county: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** IANA name. */
  timezone: z.string(),
});

/** Where a ZIP lies. */
export type ZipLocation = z.infer<typeof zipLocationSchema>;

/** Looks up `?zip_code=`: 200, unknown ZIP 404, malformed 400. */
export const zipLocationCall: Call<{ zip_code: string }, ZipLocation> = {
  method: 'GET',
  path: '/api/location',
  request: z.object({ zip_code: z.string().check(z.regex(/^\d{5}$/)) }),
  response: zipLocationSchema,
};
