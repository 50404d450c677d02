import type { ControlName } from './field';
import type { FieldName } from './field-name';
import { fieldTable } from './field-table';
import { findDriverPart } from './numbered-fields';

/** The part that goes by the way of asking alone. */
interface Control {
  /** How it is asked: one box, a box that reads days, a closed list, or a box that suggests. */
  readonly control: 'text' | 'date' | 'list' | 'suggest';
  readonly type: 'text' | 'email' | 'tel';
  readonly maxLength: number;
  readonly inputMode?: 'numeric' | 'tel' | 'email';
  /** What the field can at most hold on screen, in characters; the box is drawn that wide. */
  readonly width?: number;
  readonly autoCapitalize?: 'words' | 'off';
}

function text(maxLength: number, more: Partial<Control> = {}): Control {
  return { control: 'text', type: 'text', maxLength, ...more };
}

function digits(maxLength: number): Control {
  return text(maxLength, { inputMode: 'numeric', width: maxLength + 3 });
}

/** What the browser must know to help with a field: keyboard, autofill, length (compliance W-05). */
export interface FieldAttributes extends Control {
  readonly autoComplete: string;
}

/** Control name → what the browser is told. */
const CONTROLS: Readonly<Record<ControlName, Control>> = {
  words: text(256, { autoCapitalize: 'words' }),
  certificate: text(512, { autoCapitalize: 'off' }),
  email: text(254, { type: 'email', inputMode: 'email', autoCapitalize: 'off' }),
  phone: text(32, { type: 'tel', inputMode: 'tel', width: 18 }),
  // Room for `ZIP code: 60614-1234`, of which the five digits are kept as it is pasted.
  zip: { ...digits(5), maxLength: 32 },
  age: digits(3),
  count: digits(3),
  // Room for `9 de septiembre de 1958`; the keypad is for digits, and words are taken all the same.
  date: text(40, { control: 'date', inputMode: 'numeric' }),
  day: digits(2),
  // The month may also be written as a word, and `septiembre` has ten letters.
  month: { ...digits(10), width: 6 },
  year: digits(4),
  list: text(32, { control: 'list' }),
  suggest: text(50, { control: 'suggest', autoCapitalize: 'words' }),
};

/** The first driver is the visitor; what the browser knows of the visitor must not fill in the others (W-05). */
function isOtherDriver(name: FieldName): boolean {
  return (findDriverPart(name)?.number ?? 1) > 1;
}

export function getFieldAttributes(name: FieldName): FieldAttributes {
  const { control: controlName, autoComplete = 'off' } = fieldTable[name];
  const { control, type, ...more } = CONTROLS[controlName];
  return { control, type, autoComplete: isOtherDriver(name) ? 'off' : autoComplete, ...more };
}
