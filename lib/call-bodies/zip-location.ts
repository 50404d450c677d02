import { isNumber, isText } from '@/lib/json/guard';
import { listOf, optional, shape } from '@/lib/json/shape';

/** Where a ZIP lies. */
export interface ZipLocation {
  readonly zipCode: string;
  readonly city: string;
  /** Two-letter code. */
  readonly state: string;
  readonly stateName: string;
  /** Empty for military mail. */
  readonly county: string;
  /** Only where counties share the ZIP: all of them, `county` first; one across a state’s border ends in its state. */
  readonly counties?: readonly string[];
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
  counties: optional(listOf(isText)),
  latitude: isNumber,
  longitude: isNumber,
  timezone: isText,
});
