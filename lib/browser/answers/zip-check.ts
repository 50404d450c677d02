import { parseZipcode } from '@/lib/fields/parse-zipcode';
import { findZipLocation, isUnknownZip } from '../location/zip-location';
import { wait } from '../platform/timers';

/** How long an answer waits for its ZIP to be looked up; most are found while the visitor still types. */
const ZIP_CHECK_LIMIT_MS = 800;

export interface ZipCheck {
  /** True only where the server has said that there is no such ZIP. */
  readonly isUnknown: boolean;
  /** Undefined where the lookup failed or was slow. */
  readonly counties: readonly string[] | undefined;
}

/** Looks a ZIP of five digits up; never rejects. */
export async function checkZip(zipCode: string): Promise<ZipCheck> {
  const location = await Promise.race([findZipLocation(zipCode), wait(ZIP_CHECK_LIMIT_MS)]);
  return {
    isUnknown: isUnknownZip(zipCode),
    counties: location ? (location.counties ?? [location.county]) : undefined,
  };
}

/** Looks a ZIP up as soon as its last digit is typed. Returns a stop function. */
export function lookUpTypedZips(form: HTMLFormElement): () => void {
  const onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'zipcode') return;
    const zipCode = parseZipcode(target.value);
    if (zipCode !== undefined) void findZipLocation(zipCode);
  };
  form.addEventListener('input', onInput);
  return () => form.removeEventListener('input', onInput);
}
