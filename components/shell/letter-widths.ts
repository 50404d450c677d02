import type { TypefaceName } from '@/lib/brand/theme';

interface LetterWidths {
  /** Of the digit 0, in em, at the weight of headlines. */
  readonly digit: number;
  /** Of the mean letter of our headlines, spaces included, in em. */
  readonly letter: number;
}

/**
 * How wide the first face of each family runs. A headline is set as large as two lines allow by the mean letter, and
 * whatever face a device has instead is scaled to the same digits (`font-size-adjust`), so that it takes no third line.
 */
export const letterWidths: Readonly<Record<TypefaceName, LetterWidths>> = {
  humanist: { digit: 0.54, letter: 0.51 },
  plain: { digit: 0.58, letter: 0.54 },
  rounded: { digit: 0.6, letter: 0.55 },
  geometric: { digit: 0.57, letter: 0.54 },
  grotesk: { digit: 0.556, letter: 0.54 },
  oldStyle: { digit: 0.54, letter: 0.51 },
  legible: { digit: 0.6, letter: 0.52 },
  slab: { digit: 0.55, letter: 0.5 },
  condensed: { digit: 0.42, letter: 0.39 },
  serif: { digit: 0.5, letter: 0.47 },
  bookSerif: { digit: 0.52, letter: 0.5 },
  italic: { digit: 0.5, letter: 0.46 },
};
