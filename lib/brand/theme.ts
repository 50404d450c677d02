/** Colours by the part they play, never by hue, as #rrggbb. Every text pair is checked for contrast by test. */
export interface Palette {
  /** Behind everything. */
  readonly page: string;
  /** Cards, fields, bars. */
  readonly surface: string;
  /** Bands that set a section apart from the page. */
  readonly band: string;
  /** Body text: 7:1 on page, surface and band. */
  readonly text: string;
  /** Secondary text: 4.5:1 on page, surface and band. */
  readonly muted: string;
  /** Decorative rules and card edges. */
  readonly line: string;
  /** Edges of controls: 3:1 on page, surface and band. */
  readonly control: string;
  /** Buttons, links, progress: 4.5:1 on page, surface and band. */
  readonly accent: string;
  /** Text on accent: 4.5:1. */
  readonly accentText: string;
  /** The second colour of the brand, for marks and drawings. */
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
 * Names of the type families in `components/shell/typefaces.ts`. The first are stacks of what a device has and cost
 * nothing; those of the second line are one self-hosted weight each, for headings.
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

/** Parts that a theme may set in the opposite tone; `head` is whatever carries the headline. */
export type InversePart = 'header' | 'head' | 'form' | 'call-to-action' | 'call-bar' | 'footer' | 'social-card';

/** Layouts that several brands share, or that are set in the blocks' own styles. */
type SharedLayout = 'soft' | 'ruled' | 'hard' | 'curved';
/** Layouts of one brand each, in `components/shell/layouts`. */
export type OwnLayout = 'board' | 'book' | 'grid' | 'arc' | 'span' | 'talk' | 'leaf';

export interface Theme {
  readonly light: Palette;
  /** Also paints the `inverseParts`, in both schemes. */
  readonly dark: Palette;
  readonly headingTypeface: TypefaceName;
  readonly textTypeface: TypefaceName;
  /** Weight of headings, 100 to 900. */
  readonly headingWeight: number;
  /** CSS letter-spacing of headings, in em. */
  readonly headingTracking: number;
  /** Each heading size is the one below times this. */
  readonly scaleRatio: number;
  /** Corners of cards, in px. */
  readonly cardRadius: number;
  /** Corners of buttons and fields, in px. */
  readonly controlRadius: number;
  /** Edges of cards and fields, in px. */
  readonly borderWidth: number;
  /** CSS box-shadow of raised cards, or `none`. */
  readonly cardShadow: string;
  /** Parts in the opposite tone: dark in the light scheme too. Default: none. */
  readonly inverseParts?: readonly InversePart[];
  /** How the headline's band ends. Default: in a straight line. */
  readonly headEdge?: 'swell';
  /** Corners of drawn shapes that one radius cannot say. Default: those of cards. */
  readonly shapeCorners?: 'leaf' | 'bubble';
  /** The rhythm of a page: which of the layouts the landing template sets its blocks in. */
  readonly layout: SharedLayout | OwnLayout;
}
