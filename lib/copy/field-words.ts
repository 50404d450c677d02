import type { Words } from '@/lib/names/language';

export interface FieldWords<Text = Words> {
  readonly label: Text;
  readonly hint?: Text;
  readonly error: Text;
}
