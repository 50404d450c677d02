/** Numbers in [0, 1). */
export type Random = () => number;

/** One of a list. */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** A UUID drawn from these numbers, so that the same seed makes the same visits. */
export function drawUuid(random: Random): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16));
  digits[12] = '4';
  digits[16] = 'a';
  const text = digits.join('');
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-');
}

/** Browsers, the frequent ones more often. */
export const AGENTS = [
  ['phone', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36'],
  [
    'phone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 Version/18.2 Mobile/15E148 Safari/604.1',
  ],
  ['phone', 'Mozilla/5.0 (Linux; Android 13; SM-A546U) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'],
  ['tablet', 'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1'],
  ['tablet', 'Mozilla/5.0 (Linux; Android 12; SM-T870) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'],
  ['computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36'],
  ['computer', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15'],
] as const;

/** What an advertisement says of itself, and how much more or less its visitors are inclined to go on. */
export const CAMPAIGNS = [
  { parameters: { utm_source: 'google', utm_campaign: 'winter', gclid: 'MadeUpGoogleClick01' }, zeal: 1 },
  { parameters: { utm_source: 'facebook', utm_campaign: 'winter', fbclid: 'MadeUpFacebookClick1' }, zeal: 0.7 },
  { parameters: { utm_source: 'facebook', utm_campaign: 'grocery', fbclid: 'MadeUpFacebookClick2' }, zeal: 1.2 },
  { parameters: { utm_source: 'taboola', utm_campaign: 'story', tblci: 'MadeUpTaboolaClick01' }, zeal: 0.5 },
  { parameters: { msclkid: 'MadeUpMicrosoftClick' }, zeal: 1.1 },
  { parameters: {}, zeal: 0.9 },
] as const;

/** A robot that says so in its agent. */
export const ROBOT_AGENT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
