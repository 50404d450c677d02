import { isNumber } from '@/lib/json/guard';
import { nullable, shape } from '@/lib/json/shape';

/** What a browser is told of the test that a signed link began in it. */
export interface TestVisitAnswer {
  /** Null where there is none, or none any more. */
  readonly secondsLeft: number | null;
}

export const isTestVisitAnswer = shape<TestVisitAnswer>({ secondsLeft: nullable(isNumber) });
