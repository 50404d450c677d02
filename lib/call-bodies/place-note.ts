import { isText } from '@/lib/json/guard';
import { optional, shape } from '@/lib/json/shape';

/** A state with one of its counties, as paths of SVG from the top left corner of a box `width` by `height`. */
export interface PlaceDrawing {
  /** `0 0 <width> <height>`. */
  readonly viewBox: string;
  readonly state: string;
  /** Absent where our two tables disagree about the county. */
  readonly county?: string;
}

/** What we hold about where a ZIP lies, in the language that was asked for. */
export interface PlaceNote {
  /** `Seattle, Washington`. */
  readonly title: string;
  /** Absent for military mail and the territories, which the map leaves out. */
  readonly drawing?: PlaceDrawing;
  /** Absent where nothing differs from place to place. */
  readonly text?: string;
  /** Where the text comes from, with its year; stands wherever a text does. */
  readonly source?: string;
}

export const isPlaceNote = shape<PlaceNote>({
  title: isText,
  drawing: optional(shape<PlaceDrawing>({ viewBox: isText, state: isText, county: optional(isText) })),
  text: optional(isText),
  source: optional(isText),
});
