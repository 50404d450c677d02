import type { DriverNumber, VehicleNumber } from './family-numbers';

export const TEMPLATE_NAMES = [
  'landing',
  'quiz',
  'chat',
  'call',
  'listing',
  'ad-list',
  'advertorial',
  'reviews',
  'carrier-review',
  'comparison',
  'selector',
  'catalogue',
  'offer',
  'legal',
  'preview',
  'test',
  'not-found',
] as const;

export type TemplateName = (typeof TEMPLATE_NAMES)[number];

/** `reading`: no bar stays over the words; the call bar ends the page instead. */
export type LayoutName = 'funnel' | 'reading';

export type FormName =
  | 'medicare'
  | 'medicare-short'
  | 'medicare-call'
  | 'medicare-quiz'
  | 'medicare-dual'
  | 'rehearsal'
  | 'auto'
  | 'auto-short'
  | 'auto-quiz'
  | 'auto-call'
  | 'life'
  | 'life-call'
  | `quiz-vehicle${VehicleNumber}`
  | `quiz-driver${DriverNumber}-${'details' | 'profile'}`;

export const ILLUSTRATION_NAMES = [
  'market-basket',
  'kitchen-table',
  'open-road',
  'front-porch',
  'harbor',
  'courtyard',
  'dental-chair',
  'letters',
  'three-lanes',
  'two-phones',
  'groceries',
] as const;

export type IllustrationName = (typeof ILLUSTRATION_NAMES)[number];

/** In the order of their symbols in `public/images/icons.svg`. */
export const ICON_NAMES = [
  'phone',
  'people',
  'coin',
  'shield',
  'lock',
  'check',
  'clock',
  'document',
  'heart',
  'tooth',
  'glasses',
  'ear',
  'basket',
  'bus',
  'car',
  'pill',
  'bandaids',
  'thermometer',
  'eye',
  'stethoscope',
  'bed',
  'barbell',
  'carrot',
  'fish',
  'bread',
  'fork-knife',
  'storefront',
  'package',
  'wallet',
  'calendar',
  'map-pin',
  'house',
  'scales',
  'prohibit',
  'steering-wheel',
  'wrench',
  'cloud-lightning',
  'road-horizon',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/** Implemented in `lib/browser/page/page-hooks.ts`. */
export type EnterPageHookName = 'report-arrival';

/** Implemented in `lib/browser/page/page-hooks.ts`. */
export type ExitIntentHookName = 'open-dialog' | 'reveal-form';

export type BenefitName = 'otc' | 'dental' | 'vision' | 'hearing' | 'transportation' | 'part-b-reduction' | 'grocery';

export type PlanType =
  | 'medicare-advantage'
  | 'medicare-supplement'
  | 'part-d'
  | 'auto-liability'
  | 'term-life'
  | 'final-expense';

/** Implemented in `lib/request/page-validations.ts`. */
export type PageValidationName = 'known-step';

/** Implemented in `lib/request/page-middleware.ts`. */
export type PageMiddlewareName = 'rename-zip';
