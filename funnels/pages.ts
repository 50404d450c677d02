import type { Page } from '@/lib/page/page';
import { callAuto, homeAuto } from './pages/auto';
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
import { getLifeNow, homeLife } from './pages/life';

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
  getLifeNow,
  privacyMedicare,
  privacyAuto,
  privacyLife,
  privacySpanish,
  termsMedicare,
  termsAuto,
  termsLife,
  termsSpanish,
];
