import type { Page } from '@/lib/page/page';
import { additionalAllowancePages } from './pages/additional-allowance';
import { additionalGroceryYearPages } from './pages/additional-grocery-year';
import { additionalGroceryPages } from './pages/additional-grocery';
import { additionalOtcPages } from './pages/additional-otc';
import { adsPages } from './pages/ads';
import { autoCheapPages } from './pages/auto-cheap';
import { autoCheapestPages } from './pages/auto-cheapest';
import { autoCircumstancePages } from './pages/auto-circumstances';
import { autoClicksPages } from './pages/auto-clicks';
import { autoCompareRatesPages } from './pages/auto-compare-rates';
import { autoComparePages } from './pages/auto-compare';
import { autoDroppingPages } from './pages/auto-dropping';
import { autoHouseholdPages } from './pages/auto-household';
import { autoInsurerPages } from './pages/auto-insurers';
import { autoMilitaryPages } from './pages/auto-military';
import { autoPartnerPages } from './pages/auto-partners';
import { autoPremiumPages } from './pages/auto-premium';
import { autoPremiumsRosePages } from './pages/auto-premiums-rose';
import { autoQuizPages } from './pages/auto-quizzes';
import { autoQuotePages } from './pages/auto-quotes';
import { autoSelectorPages } from './pages/auto-selectors';
import { autoStatesPages } from './pages/auto-states';
import { autoPages } from './pages/auto';
import { benefitCatalogPages } from './pages/benefit-catalog';
import { benefitsPages } from './pages/benefits';
import { buybackAdPages } from './pages/buyback-ads';
import { buybackPages } from './pages/buyback';
import { callBenefitsPages } from './pages/call-benefits';
import { carriersPages } from './pages/carriers';
import { chatTopicPages } from './pages/chat-topics';
import { chatPages } from './pages/chat';
import { csnpAllowancePages } from './pages/csnp-allowance';
import { dentalAllowancePages } from './pages/dental-allowance';
import { dentalPages } from './pages/dental';
import { dsnpPages } from './pages/dsnp';
import { findBenefitsPages } from './pages/find-benefits';
import { generalMedicarePages } from './pages/general-medicare';
import { getBenefitsPages } from './pages/get-benefits';
import { getYoursChronicPages } from './pages/get-yours-csnp';
import { getYoursDentalPages } from './pages/get-yours-dental';
import { getYoursOtcPages } from './pages/get-yours-otc';
import { getYoursPaperPages } from './pages/get-yours-paper';
import { getYoursPartBPages } from './pages/get-yours-part-b';
import { getYoursRidesPages } from './pages/get-yours-rides';
import { getYoursSensesPages } from './pages/get-yours-senses';
import { groceryAllowancePages } from './pages/grocery-allowance';
import { groceryPages } from './pages/grocery';
import { healthBenefitsPages } from './pages/health-benefits';
import { homeAcornCoveragePages } from './pages/home-acorn-coverage';
import { homeAllYourBenefitsPages } from './pages/home-all-your-benefits';
import { homeAskEmilyPages } from './pages/home-ask-emily';
import { homeBridgewayPages } from './pages/home-bridgeway';
import { homePlainStreetPages } from './pages/home-plain-street';
import { homeQuietSeasonPages } from './pages/home-quiet-season';
import { homeSundialPages } from './pages/home-sundial';
import { homePages } from './pages/home';
import { legalPages } from './pages/legal';
import { lifePages } from './pages/life';
import { myOtcBenefitsPages } from './pages/my-otc-benefits';
import { offersPages } from './pages/offers';
import { otcAllowancePages } from './pages/otc-allowance';
import { otcFlexPages } from './pages/otc-flex';
import { otcQuizPages } from './pages/otc-quiz';
import { planDisruptionsPages } from './pages/plan-disruptions';
import { planLocationPages } from './pages/plan-location';
import { planNewsPages } from './pages/plan-news';
import { premiumReductionPages } from './pages/premium-reduction';
import { quizMedicarePages } from './pages/quiz-medicare';
import { quizPages } from './pages/quiz';
import { reviewsAetnaCignaPages } from './pages/reviews-aetna-cigna';
import { reviewsHumanaUnitedWellcarePages } from './pages/reviews-humana-united-wellcare';
import { searchPlansQuestionsPages } from './pages/search-plans-questions';
import { searchPlansPages } from './pages/search-plans';
import { searchResultsPages } from './pages/search-results';
import { shopOtcPages } from './pages/shop-otc';
import { testAcornPages } from './pages/tests-acorn';
import { testBlockPages } from './pages/tests-blocks';
import { testExperimentPages } from './pages/tests-experiments';
import { testsPages } from './pages/tests';
import { threeNewBenefitsPages } from './pages/three-new-benefits';
import { zeroDentalPages } from './pages/zero-dental';

/** Every page of every brand. */
export const pages: readonly Page[] = [
  ...additionalAllowancePages,
  ...additionalGroceryYearPages,
  ...additionalGroceryPages,
  ...additionalOtcPages,
  ...adsPages,
  ...autoCheapPages,
  ...autoCheapestPages,
  ...autoCircumstancePages,
  ...autoClicksPages,
  ...autoCompareRatesPages,
  ...autoComparePages,
  ...autoDroppingPages,
  ...autoHouseholdPages,
  ...autoInsurerPages,
  ...autoMilitaryPages,
  ...autoPartnerPages,
  ...autoPremiumPages,
  ...autoPremiumsRosePages,
  ...autoQuizPages,
  ...autoQuotePages,
  ...autoSelectorPages,
  ...autoStatesPages,
  ...autoPages,
  ...benefitCatalogPages,
  ...benefitsPages,
  ...buybackAdPages,
  ...buybackPages,
  ...callBenefitsPages,
  ...carriersPages,
  ...chatTopicPages,
  ...chatPages,
  ...csnpAllowancePages,
  ...dentalAllowancePages,
  ...dentalPages,
  ...dsnpPages,
  ...findBenefitsPages,
  ...generalMedicarePages,
  ...getBenefitsPages,
  ...getYoursChronicPages,
  ...getYoursDentalPages,
  ...getYoursOtcPages,
  ...getYoursPaperPages,
  ...getYoursPartBPages,
  ...getYoursRidesPages,
  ...getYoursSensesPages,
  ...groceryAllowancePages,
  ...groceryPages,
  ...healthBenefitsPages,
  ...homeAcornCoveragePages,
  ...homeAllYourBenefitsPages,
  ...homeAskEmilyPages,
  ...homeBridgewayPages,
  ...homePlainStreetPages,
  ...homeQuietSeasonPages,
  ...homeSundialPages,
  ...homePages,
  ...legalPages,
  ...lifePages,
  ...myOtcBenefitsPages,
  ...offersPages,
  ...otcAllowancePages,
  ...otcFlexPages,
  ...otcQuizPages,
  ...planDisruptionsPages,
  ...planLocationPages,
  ...planNewsPages,
  ...premiumReductionPages,
  ...quizMedicarePages,
  ...quizPages,
  ...reviewsAetnaCignaPages,
  ...reviewsHumanaUnitedWellcarePages,
  ...searchPlansQuestionsPages,
  ...searchPlansPages,
  ...searchResultsPages,
  ...shopOtcPages,
  ...testAcornPages,
  ...testBlockPages,
  ...testExperimentPages,
  ...testsPages,
  ...threeNewBenefitsPages,
  ...zeroDentalPages,
];
