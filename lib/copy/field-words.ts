import type { Words } from './language';

/** The words of one field: its label, a hint under it, and how to mend it. */
export interface FieldWords<Text = Words> {
  readonly label: Text;
  readonly hint?: Text;
  readonly error: Text;
}
