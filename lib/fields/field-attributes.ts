import type { FieldName } from './field-name';

/** What the browser must know to help with a field: keyboard, autofill, length (compliance W-05). */
export interface FieldAttributes {
  readonly type: 'text' | 'email' | 'tel';
  readonly inputMode?: 'numeric' | 'tel' | 'email';
  readonly autoComplete: string;
  readonly maxLength: number;
  /** What the field can at most hold on screen, in characters; the box is drawn that wide. */
  readonly width?: number;
  readonly autoCapitalize?: 'words' | 'off';
}

const DEFAULT_ATTRIBUTES: FieldAttributes = { type: 'text', autoComplete: 'off', maxLength: 256 };

const FIELD_ATTRIBUTES: { readonly [Name in FieldName]?: FieldAttributes } = {
  zipcode: { type: 'text', inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 5, width: 8 },
  firstName: { type: 'text', autoComplete: 'given-name', maxLength: 256, autoCapitalize: 'words' },
  lastName: { type: 'text', autoComplete: 'family-name', maxLength: 256, autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254, autoCapitalize: 'off' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 32, width: 18 },
  address: { type: 'text', autoComplete: 'street-address', maxLength: 256, autoCapitalize: 'words' },
};

export function findFieldAttributes(name: FieldName): FieldAttributes {
  return FIELD_ATTRIBUTES[name] ?? DEFAULT_ATTRIBUTES;
}
