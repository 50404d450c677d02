import type { Page } from '@/lib/page/page';
import { additionalAllowance } from './pages/additional-allowance';
import { additionalGroceryYear } from './pages/additional-grocery-year';
import { additionalGrocery } from './pages/additional-grocery';
import { additionalOtc } from './pages/additional-otc';
import { ads } from './pages/ads';
import { autoCheap } from './pages/auto-cheap';
import { autoCheapest } from './pages/auto-cheapest';
import { autoCircumstances } from './pages/auto-circumstances';
import { autoClicks } from './pages/auto-clicks';
import { autoCompareRates } from './pages/auto-compare-rates';
import { autoCompare } from './pages/auto-compare';
import { autoDropping } from './pages/auto-dropping';
import { autoHousehold } from './pages/auto-household';
import { autoInsurers } from './pages/auto-insurers';
import { autoMilitary } from './pages/auto-military';
import { autoPartners } from './pages/auto-partners';
import { autoPremium } from './pages/auto-premium';
import { autoPremiumsRose } from './pages/auto-premiums-rose';
import { autoQuizzes } from './pages/auto-quizzes';
import { autoQuotes } from './pages/auto-quotes';
import { autoSelectors } from './pages/auto-selectors';
import { autoStates } from './pages/auto-states';
import { auto } from './pages/auto';
import { benefitCatalog } from './pages/benefit-catalog';
import { benefits } from './pages/benefits';
import { buybackAds } from './pages/buyback-ads';
import { buyback } from './pages/buyback';
import { callBenefits } from './pages/call-benefits';
import { carriers } from './pages/carriers';
import { chatTopics } from './pages/chat-topics';
import { chat } from './pages/chat';
import { csnpAllowance } from './pages/csnp-allowance';
import { dentalAllowance } from './pages/dental-allowance';
import { dental } from './pages/dental';
import { dsnp } from './pages/dsnp';
import { findBenefits } from './pages/find-benefits';
import { generalMedicare } from './pages/general-medicare';
import { getBenefits } from './pages/get-benefits';
import { getYoursCsnp } from './pages/get-yours-csnp';
import { getYoursDental } from './pages/get-yours-dental';
import { getYoursOtc } from './pages/get-yours-otc';
import { getYoursPaper } from './pages/get-yours-paper';
import { getYoursPartB } from './pages/get-yours-part-b';
import { getYoursRides } from './pages/get-yours-rides';
import { getYoursSenses } from './pages/get-yours-senses';
import { groceryAllowance } from './pages/grocery-allowance';
import { grocery } from './pages/grocery';
import { healthBenefits } from './pages/health-benefits';
import { homeAcornCoverage } from './pages/home-acorn-coverage';
import { homeAllYourBenefits } from './pages/home-all-your-benefits';
import { homeAskEmily } from './pages/home-ask-emily';
import { homeBridgeway } from './pages/home-bridgeway';
import { homePlainStreet } from './pages/home-plain-street';
import { homeQuietSeason } from './pages/home-quiet-season';
import { homeSundial } from './pages/home-sundial';
import { home } from './pages/home';
import { legal } from './pages/legal';
import { life } from './pages/life';
import { myOtcBenefits } from './pages/my-otc-benefits';
import { offers } from './pages/offers';
import { otcAllowance } from './pages/otc-allowance';
import { otcFlex } from './pages/otc-flex';
import { otcQuiz } from './pages/otc-quiz';
import { planDisruptions } from './pages/plan-disruptions';
import { planLocation } from './pages/plan-location';
import { planNews } from './pages/plan-news';
import { premiumReduction } from './pages/premium-reduction';
import { quizMedicare } from './pages/quiz-medicare';
import { quiz } from './pages/quiz';
import { reviewsAetnaCigna } from './pages/reviews-aetna-cigna';
import { reviewsHumanaUnitedWellcare } from './pages/reviews-humana-united-wellcare';
import { searchPlansQuestions } from './pages/search-plans-questions';
import { searchPlans } from './pages/search-plans';
import { searchResults } from './pages/search-results';
import { shopOtc } from './pages/shop-otc';
import { testsAcorn } from './pages/tests-acorn';
import { testsBlocks } from './pages/tests-blocks';
import { testsExperiments } from './pages/tests-experiments';
import { tests } from './pages/tests';
import { threeNewBenefits } from './pages/three-new-benefits';
import { zeroDental } from './pages/zero-dental';

/** Every page of every brand, family by family. */
// oxfmt-ignore
export const pages: readonly Page[] = [
  additionalAllowance, additionalGroceryYear, additionalGrocery, additionalOtc, ads, autoCheap, autoCheapest,
  autoCircumstances, autoClicks, autoCompareRates, autoCompare, autoDropping, autoHousehold, autoInsurers,
  autoMilitary, autoPartners, autoPremium, autoPremiumsRose, autoQuizzes, autoQuotes, autoSelectors, autoStates, auto,
  benefitCatalog, benefits, buybackAds, buyback, callBenefits, carriers, chatTopics, chat, csnpAllowance,
  dentalAllowance, dental, dsnp, findBenefits, generalMedicare, getBenefits, getYoursCsnp, getYoursDental,
  getYoursOtc, getYoursPaper, getYoursPartB, getYoursRides, getYoursSenses, groceryAllowance, grocery, healthBenefits,
  homeAcornCoverage, homeAllYourBenefits, homeAskEmily, homeBridgeway, homePlainStreet, homeQuietSeason, homeSundial,
  home, legal, life, myOtcBenefits, offers, otcAllowance, otcFlex, otcQuiz, planDisruptions, planLocation, planNews,
  premiumReduction, quizMedicare, quiz, reviewsAetnaCigna, reviewsHumanaUnitedWellcare, searchPlansQuestions,
  searchPlans, searchResults, shopOtc, testsAcorn, testsBlocks, testsExperiments, tests, threeNewBenefits, zeroDental,
].flat();
