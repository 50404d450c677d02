import type { LocalizedText } from '@/lib/names/language';

export interface FieldMessages<Text = LocalizedText> {
  readonly label: Text;
  readonly hint?: Text;
  readonly error: Text;
}
