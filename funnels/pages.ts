import type { Page } from '@/lib/page/page';
import { callAuto, compareAuto, compareAutoSpanish, homeAuto } from './pages/auto';
import { go4Benefits, go4BenefitsSpanish, otcSavings } from './pages/benefits';
import { homeMedicare, homeMedicareHarbor, homeMedicareSpanish } from './pages/home';
import {
  privacyAuto,
  privacyLife,
  privacyMedicare,
  privacySpanish,
  termsAuto,
  termsLife,
  termsMedicare,
  termsSpanish,
} from './pages/legal';
import { getLifeNow, go4Life, go4LifeSpanish, homeLife } from './pages/life';
import { quizPages } from './pages/quiz';

/** Every page of every brand. */
export const pages: readonly Page[] = [
  homeMedicare,
  homeMedicareHarbor,
  homeMedicareSpanish,
  homeAuto,
  homeLife,
  otcSavings,
  go4Benefits,
  go4BenefitsSpanish,
  callAuto,
  compareAuto,
  compareAutoSpanish,
  getLifeNow,
  go4Life,
  go4LifeSpanish,
  ...quizPages,
  privacyMedicare,
  privacyAuto,
  privacyLife,
  privacySpanish,
  termsMedicare,
  termsAuto,
  termsLife,
  termsSpanish,
];
