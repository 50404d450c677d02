/** What a trial finds at fault with the product; any other error is the trial's own, and says nothing of the product. */
export class TrialFault extends Error {
  override readonly name = 'TrialFault';
}
