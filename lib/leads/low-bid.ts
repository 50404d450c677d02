/** Specification 9. */
const LOW_BID_THRESHOLD = 10;

export function isLowBid(bid: number): boolean {
  return bid < LOW_BID_THRESHOLD;
}
