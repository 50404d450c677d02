import type { Script } from './scripted-zips';

/** One listing as the sandbox's advertisers have it; no such company exists. */
interface SandboxAd {
  readonly company: string;
  readonly title: string;
  readonly points: readonly string[];
  readonly host: string;
}

const AUTO_ADS: readonly SandboxAd[] = [
  {
    company: 'Cedar Example Insurance',
    title: 'Bundle home and auto, one bill a month',
    points: ['Pay by the mile if you drive little', 'Claims answered day and night'],
    host: 'cedar.example',
  },
  {
    company: 'Lakeview Example Mutual',
    title: 'Car insurance from an agent on your street',
    points: ['Agents in all fifty states', 'Discounts for good students and safe drivers'],
    host: 'lakeview.example',
  },
  {
    company: 'Union Example Auto',
    title: 'Had an accident or a ticket? Ask us',
    points: ['SR-22 filed for you', 'Monthly payments'],
    host: 'union.example',
  },
  {
    company: 'Plains Example Direct',
    title: 'Start a quote with your license plate',
    points: ['No phone call needed', 'Change your deductible and see what it does'],
    host: 'plains.example',
  },
];

const MEDICARE_ADS: readonly SandboxAd[] = [
  {
    company: 'Cedar Example Health',
    title: 'See Medicare Advantage plans in your county',
    points: ['Look up your doctors and medicines', 'Speak with a licensed agent, or read alone'],
    host: 'health.cedar.example',
  },
  {
    company: 'Lakeview Example Advantage',
    title: 'Medicare plans with dental and vision, in some areas',
    points: ['Benefits vary by plan and county', 'Request a printed guide'],
    host: 'advantage.lakeview.example',
  },
  {
    company: 'Union Example Care',
    title: 'Turning 65? Start with the dates',
    points: ['A calendar of enrollment periods', 'Counselors on weekdays'],
    host: 'care.union.example',
  },
  {
    company: 'Harbor Example Agency',
    title: 'Compare Medicare Supplement policies',
    points: ['Agents licensed in your state', 'No obligation to enroll'],
    host: 'agency.harbor.example',
  },
];

const LONG_TITLE =
  'A headline that goes on and on until there is no room left for it on any telephone that was ever sold';

function lengthen(ad: SandboxAd, place: number): SandboxAd {
  const points = ['A fact that takes more than one line when the screen is narrow and the letters large', ...ad.points];
  return { ...ad, company: `${ad.company} of the Upper and Lower Valley ${place}`, title: LONG_TITLE, points };
}

/** The ads that a script shows, of a kind of insurance. */
export function findAds(script: Script, product: 'auto' | 'medicare'): readonly SandboxAd[] {
  const ads = product === 'auto' ? AUTO_ADS : MEDICARE_ADS;
  if (script.kind === 'no-ads') return [];
  if (script.kind === 'one-ad') return ads.slice(0, 1);
  if (script.kind === 'many-ads') return [...ads, ...ads.slice(1)].map(lengthen);
  return ads;
}

/** The ads in Quinstreet's shape: numbers as texts, descriptions as HTML with a pixel in it. */
export function buildListings(script: Script, base: string): unknown {
  const listing = findAds(script, 'auto').map(({ company, title, points, host }, index) => ({
    rank: String(index + 1),
    cpc: '12.50',
    vendorKey: index + 1,
    title: title.replace('&', '&amp;'),
    description: `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul><img src="${base}/pixel" width="1">`,
    clickurl: `${base}/click/${index + 1}?I=sandbox`,
    logo: `${base}/logo/${index + 1}.png`,
    sitehost: host,
    imp_pixel: `${base}/pixel`,
    impressionid: `sandbox-${index + 1}`,
    company,
    displayname: company,
  }));
  const odd = [
    { rank: '4', title: 'Only a <b>title</b> &amp; nothing else', clickurl: `${base}/click/9` },
    { rank: 2, title: '<script>alert(1)</script>Second', company: '<i>Odd</i> Co', clickurl: `${base}/click/8` },
    { rank: '1', title: 'Leads elsewhere', clickurl: 'https://elsewhere.example/' },
    { rank: '3', title: 'Runs a script', clickurl: 'javascript:alert(1)' },
    { clickurl: `${base}/click/7` },
    null,
  ];
  const listings = script.kind === 'odd-ads' ? { listing: odd } : listing.length === 0 ? { listings: '' } : { listing };
  return {
    response: { listingset: { numListingsReturned: String(listing.length), searchid: 'sandbox-search', ...listings } },
  };
}
