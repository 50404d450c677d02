declare module 'tz-lookup' {
  /** Throws a RangeError off the globe. */
  export default function tzLookup(latitude: number, longitude: number): string;
}
