import { isNumber, isText, shape } from '@/lib/json/guard';

/** Where a ZIP lies. */
export interface ZipLocation {
  readonly zipCode: string;
  readonly city: string;
  /** Two-letter code. */
  readonly state: string;
  readonly stateName: string;
  readonly county: string;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA name. */
  readonly timezone: string;
}

export const isZipLocation = shape<ZipLocation>({
  zipCode: isText,
  city: isText,
  state: isText,
  stateName: isText,
  county: isText,
  latitude: isNumber,
  longitude: isNumber,
  timezone: isText,
});
