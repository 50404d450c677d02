/**
 * Why each rule is there, in our own words. The ids with a letter and a number are those of the compliance rules that
 * counsel keeps (M: Medicare marketing, C: consent, T: what a page may pretend, A: auto and life, R: reviews, P: privacy);
 * the others are house rules.
 */
const RULE_REASONS: Readonly<Record<string, string>> = {
  'A-02': 'Without a licence for it nobody is told that they are covered, nor which policy to take.',
  'A-03': 'Life insurance is sold as what it is: no investment, no state benefit, no promise of acceptance.',
  'A-10': 'A saving or a price needs a source, a date and typical customers printed beside it; we have none.',
  'A-11': 'News of laws, tricks or furious drivers must be true and sourced.',
  'A-12': 'Nothing may look as if the armed forces or the VA stood behind it.',
  'C-12': 'Calls have lawful hours; nobody is promised a call at any time.',
  'C-20':
    'Who may receive an answer that tells who somebody is was agreed to by name, after it was asked and before it is sent.',
  'M-12': 'The disclaimer of every Medicare page prints these numbers; without them it is not valid.',
  'M-30': 'Nothing may look as if Medicare, Social Security or the government stood behind it.',
  'M-31': 'Medicare is not only for older people; plans may not be said to be.',
  'M-32': 'Nobody may be singled out by illness or income.',
  'M-33': '“Free” is for a call, a quote or advice: a plan, a premium or a benefit is paid for by somebody.',
  'M-34': 'Best, lowest, number one: such words need a source and a date.',
  'M-35': 'A benefit is not offered everywhere nor to everybody, and the page must say so where it names it.',
  'M-36': 'Who offers the plans stands beside their benefits.',
  'M-37': 'What an uninsured person would pay is nobody’s saving.',
  'M-38': 'An amount needs a plan, an area and a year; we know none of the three.',
  'M-39': 'Food is for people with certain conditions, and the page must say so.',
  'M-41': 'A lower Part B premium is a benefit of some plans, no payment, no stimulus, no rise of Social Security.',
  'M-43': 'Nobody may be paid for enrolling, in money or gifts.',
  'M-45': 'Nobody is entitled, owed, approved or qualified before a plan has said so.',
  'M-53': 'A page that speaks of benefits was filed under an id, which its footer prints.',
  'M-54': 'Other words are another material with an id of its own.',
  'P-20': 'We are not bound by HIPAA and may not say so; no site is wholly safe.',
  'R-02': 'We are paid, so our lists are neither independent nor unbiased.',
  'T-05': 'No pressure, no shouting, no invented luck: what a page pretends was fined.',
  ads: 'A provider’s list counts once, and sells to its own kind of customers.',
  automated: 'Nobody may take a machine for a person.',
  branch: 'A form leads onward only, so that everybody reaches its end.',
  brand: 'Every brand needs its front page, its legal pages and its icon.',
  copy: 'Search engines and visitors want one page for one subject.',
  description: 'Search engines cut what is longer.',
  empty: 'An empty place shows as a hole in the page.',
  experiment: 'A test that is not sound gives a wrong answer and costs visitors.',
  headline: 'A headline is read in one look.',
  host: 'A host shows one brand.',
  language: 'A page speaks one language from its headline to its legal lines.',
  link: 'A link that leads nowhere loses the visitor.',
  name: 'A name means one thing.',
  pair: 'The link to the other language must lead to the same page and back.',
  path: 'A path is an address that ads and search engines keep.',
  phone: 'A number that is not written +1 and ten digits cannot be dialled; a made-up one must reach nobody.',
  placement: 'Without a placement the list of ads stays empty.',
  product: 'Disclosures and consent are those of what is sold.',
  qualifier: 'On a phone each line more pushes the first question out of view.',
  redirect: 'A redirect that leads nowhere, or on and on, loses the visitor.',
  removed: 'Ads and search engines go on sending visitors to the old address.',
  result: 'Who has answered everything must find the number.',
  review: 'Patterns find everyday claims; for the rest somebody must have read the page.',
  scene: 'A picture of what the page does not offer is a claim.',
  shape: 'What is misspelled is not shown, or stops the site.',
  step: 'A form can ask only what there is.',
  term: 'An explanation hangs on words of the page.',
  title: 'Search engines cut what is longer.',
  unfinished: 'Visitors would read it.',
  unused: 'What nobody uses is read and kept for nothing.',
};

/** Why there is such a rule; every rule of the lint has a reason. */
export function findReason(rule: string): string | undefined {
  return RULE_REASONS[rule];
}
