import type { IllustrationName } from '@/lib/names/page-names';

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
  readonly highlight: string;
  /** Text on highlight: 4.5:1. */
  readonly highlightText: string;
  readonly success: string;
  /** Errors: 4.5:1 on page, surface and band. */
  readonly danger: string;
  /** Focus ring: 3:1 on page, surface and band. */
  readonly focus: string;
}

/** Families in `components/shell/typefaces.ts`: system stacks first, then one self-hosted weight each. */
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

type SharedLayout = 'soft' | 'ruled' | 'hard' | 'curved';
/** One brand each, in `components/shell/layouts`. */
export type OwnLayout = 'board' | 'book' | 'grid' | 'arc' | 'span' | 'talk' | 'leaf';

export interface Theme {
  readonly light: Palette;
  /** Also paints the `inverseParts`, in both schemes. */
  readonly dark: Palette;
  readonly headingTypeface: TypefaceName;
  readonly textTypeface: TypefaceName;
  /** 100 to 900. */
  readonly headingWeight: number;
  /** Letter spacing in em. */
  readonly headingTracking: number;
  readonly scaleRatio: number;
  /** Px. */
  readonly cardRadius: number;
  /** Px. */
  readonly controlRadius: number;
  /** Px. */
  readonly borderWidth: number;
  /** CSS box-shadow, or `none`. */
  readonly cardShadow: string;
  /** Parts in the opposite tone: dark in the light scheme too. Default: none. */
  readonly inverseParts?: readonly InversePart[];
  /** How the headline's band ends. Default: in a straight line. */
  readonly headEdge?: 'swell';
  /** Corners of drawn shapes that one radius cannot say. Default: those of cards. */
  readonly shapeCorners?: 'leaf' | 'bubble';
  /** For pages that name no picture. */
  readonly scene: IllustrationName;
  readonly layout: SharedLayout | OwnLayout;
}
