declare module 'tz-lookup' {
  /** The IANA time zone at a point; throws a RangeError off the globe. */
  export default function tzLookup(latitude: number, longitude: number): string;
}
