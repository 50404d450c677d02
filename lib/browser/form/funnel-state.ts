import type { FormState } from '@/lib/engine/form-state';
import type { Resume } from '@/lib/engine/find-resume';
import type { Standing } from '@/lib/engine/standing';
import type { StepsAhead } from '@/lib/engine/steps-ahead';

/** The form as it is to be drawn. */
export interface FunnelState {
  readonly form: FormState;
  readonly standing: Standing;
  /** The steps to be drawn with this one; undefined until they are known. */
  readonly ahead: StepsAhead | undefined;
  /** Whether an answer to this step leads to what is not drawn at once, or waits for a hook; false until that is known. */
  readonly needsLateParts: boolean;
  /** False until the visit has started; the form then carries `data-ready`. */
  readonly isReady: boolean;
  /** The ZIP that was guessed from where the visitor is; undefined when none was. */
  readonly guessedZip: string | undefined;
  /** Where a visitor who came back may go on; undefined for all others, and from the first move on. */
  readonly resume: Resume | undefined;
  /** Grows each time the step has to be scrolled to, which only whoever has drawn it can do. */
  readonly reveals: number;
}
