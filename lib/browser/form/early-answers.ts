import { followAnswer } from '../answers/answer-ahead';
import { takeEarlyPresses } from '../platform/early-taps';

/**
 * Gives the answers that were pressed before the form was ready: the first, and the last press in the step that it leads
 * to, which is on screen since then.
 */
export async function giveEarlyAnswers(): Promise<void> {
  const [first, second] = takeEarlyPresses();
  if (!first) return;
  const { button } = first;
  await followAnswer({ answer: button, give: () => button.click(), later: second?.button });
}
