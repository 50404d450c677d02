/** Named by role, never by hue, as #rrggbb. Tests check the contrast of every text pair. */
export interface Palette {
  readonly page: string;
  readonly surface: string;
  readonly band: string;
  /** Body text: 7:1 on page, surface and band. */
  readonly text: string;
  /** Secondary text: 4.5:1 on page, surface and band. */
  readonly muted: string;
  readonly line: string;
  /** Edges of controls: 3:1 on page, surface and band. */
  readonly control: string;
  /** Buttons, links, progress: 4.5:1 on page, surface and band. */
  readonly accent: string;
  /** Text on accent: 4.5:1. */
  readonly accentText: string;
  /** For marks and drawings. */
  readonly highlight: string;
  /** Text on highlight: 4.5:1. */
  readonly highlightText: string;
  readonly success: string;
  /** Errors: 4.5:1 on page, surface and band. */
  readonly danger: string;
  /** Focus ring: 3:1 on page, surface and band. */
  readonly focus: string;
}

/**
 * Families in `components/shell/typefaces.ts`. The first row is system stacks; the others are one self-hosted weight
 * each, for headings.
 */
export type TypefaceName =
  | 'humanist'
  | 'plain'
  | 'rounded'
  | 'geometric'
  | 'grotesk'
  | 'oldStyle'
  | 'legible'
  | 'slab'
  | 'condensed'
  | 'serif'
  | 'bookSerif'
  | 'italic';

/** Shared by several brands, or set in the blocks' own styles. */
type SharedLayout = 'soft' | 'ruled' | 'hard' | 'curved';
/** One brand each, in `components/shell/layouts`. */
export type OwnLayout = 'board' | 'book' | 'grid' | 'arc' | 'span' | 'talk' | 'leaf';

export interface Theme {
  readonly light: Palette;
  /** Also used for bands in the opposite tone, in both schemes. */
  readonly dark: Palette;
  readonly headingTypeface: TypefaceName;
  readonly textTypeface: TypefaceName;
  /** 100 to 900. */
  readonly headingWeight: number;
  /** Letter spacing in em. */
  readonly headingTracking: number;
  /** Each heading size is the next smaller one times this. */
  readonly scaleRatio: number;
  /** Px. */
  readonly cardRadius: number;
  /** Px. */
  readonly controlRadius: number;
  /** Px. */
  readonly borderWidth: number;
  /** CSS box-shadow, or `none`. */
  readonly cardShadow: string;
  /** How the landing template sets its blocks. */
  readonly layout: SharedLayout | OwnLayout;
}
