import type { Page } from '@/lib/page/page';
import { adsMedicare, adsMedicareHarbor, adsMedicareSpanish, clicksAuto, clicksMedicare } from './pages/ads';
import { callAuto, compareAuto, compareAutoSpanish, homeAuto } from './pages/auto';
import { go4Benefits, go4BenefitsSpanish, otcSavings } from './pages/benefits';
import { homeMedicare, homeMedicareHarbor, homeMedicareSpanish } from './pages/home';
import { homeAcornCoverage } from './pages/home-acorn-coverage';
import { homeAllYourBenefits } from './pages/home-all-your-benefits';
import { homeAskEmily } from './pages/home-ask-emily';
import { homeBridgeway } from './pages/home-bridgeway';
import { homePlainStreet } from './pages/home-plain-street';
import { homeQuietSeason } from './pages/home-quiet-season';
import { homeSundial } from './pages/home-sundial';
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
  homeAllYourBenefits,
  homeQuietSeason,
  homePlainStreet,
  homeSundial,
  homeBridgeway,
  homeAskEmily,
  homeAcornCoverage,
  otcSavings,
  go4Benefits,
  go4BenefitsSpanish,
  callAuto,
  compareAuto,
  compareAutoSpanish,
  adsMedicare,
  adsMedicareHarbor,
  adsMedicareSpanish,
  clicksMedicare,
  clicksAuto,
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
