import { joinDate } from './birth-date';
import { splitDate } from './split-date';

/** A whole date in any of the usual ways, as yyyy-MM-dd; anything else, and a day that does not exist, as it was. */
export function tidyDate(text: string): string {
  const parts = splitDate(text);
  return (parts && joinDate(parts)) ?? text;
}
