import type { LocalizedStep } from '@/lib/engine/form-state';
import type { FormValues } from '@/lib/fields/form-values';
import { listFields } from '@/lib/form/step-fields';
import type { ZipCheck } from '../answers/zip-check';

interface ZipQuestionsTarget {
  readonly checkZip: (zipCode: string) => Promise<ZipCheck>;
  /** Shows these counties to choose from; none hides the choice. */
  readonly askCounty: (counties: readonly string[]) => void;
}

/** What a ZIP is asked back about before it is taken. */
export interface ZipQuestions {
  /**
   * Gives the values to go on with; `unknown` where the visitor should look at the ZIP again, undefined where they were
   * asked for the county. Each is asked once for a ZIP, so that the next press goes on whatever our tables say.
   */
  readonly settle: (
    step: LocalizedStep,
    values: FormValues,
    chosenCounty: string | undefined,
  ) => Promise<FormValues | 'unknown' | undefined>;
}

export function createZipQuestions({ checkZip, askCounty }: ZipQuestionsTarget): ZipQuestions {
  const asked = new Set<string>();

  return {
    settle: async (step, { county: _, ...values }, chosenCounty) => {
      const { zipcode } = values;
      if (typeof zipcode !== 'string') return values;
      const { isUnknown, counties } = await checkZip(zipcode);
      const isFirst = !asked.has(zipcode);
      asked.add(zipcode);
      const isShared = counties !== undefined && counties.length > 1 && listFields(step).includes('county');
      if (isFirst) askCounty(isShared ? counties : []);
      if (isUnknown && isFirst) return 'unknown';
      if (isShared && isFirst) return undefined;
      // Where the lookup failed, or the choice is off the screen again, the county stays as it was.
      if (!counties || (isShared && chosenCounty === undefined)) return values;
      return { ...values, county: counties.find((county) => isShared && county === chosenCounty) };
    },
  };
}
