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

/**
 * Answer of `GET /api/location` without a ZIP: what is known of the caller's own address (specification 3,
 * location); null where the edge says nothing.
 */
export interface AddressLocation {
  readonly city: string | null;
  readonly state: string | null;
  readonly postalCode: string | null;
  /** The address itself, as the server sees it. */
  readonly value: string | null;
  readonly isp: string | null;
}

/** Where a ZIP lies. */
export type ZipLocation = z.infer<typeof zipLocationSchema>;

/** Looks up `?zip_code=`: 200, unknown ZIP 404, malformed 400. */
export const zipLocationCall: Call<{ zip_code: string }, ZipLocation> = {
  method: 'GET',
  path: '/api/location',
  request: z.object({ zip_code: z.string().check(z.regex(/^\d{5}$/)) }),
  response: zipLocationSchema,
};
