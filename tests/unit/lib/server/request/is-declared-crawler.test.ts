import { expect, test } from 'vitest';
import { isDeclaredCrawler } from '@/lib/server/request/is-declared-crawler';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-A146U; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36';

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'AdsBot-Google (+http://www.google.com/adsbot.html)',
  'Mediapartners-Google',
  'GoogleOther',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (compatible; Bytespider; spider-feedback@bytedance.com)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/126.0.0.0 Safari/537.36',
  `${ANDROID} Chrome-Lighthouse`,
  'curl/8.5.0',
  'python-requests/2.31.0',
])('%s says to be no visitor', (userAgent) => {
  expect(isDeclaredCrawler(userAgent)).toBe(true);
});

test.each([
  '',
  `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`,
  `${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`,
  `${IPHONE} GSA/320.1.643426513 Mobile/15E148 Safari/604.1`,
  `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/467.0.0.41.103;FBDV/iPhone14,5;FBSN/iOS;FBLC/en_US;FBOP/80]`,
  `${IPHONE} Mobile/15E148 Instagram 330.0.3.29.92 (iPhone13,2; iOS 17_4_1; en_US; en; scale=3.00; 1170x2532; 595543061)`,
  `${IPHONE} Mobile/15E148 musical_ly_34.9.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/en Region/US BytedanceWebview/d8a21c6`,
  `${IPHONE} Version/17.5 Mobile/15E148 Snapchat/12.94.0.36 (like Safari/8618.2.12.10.9, panda)`,
  `${IPHONE} Mobile/21F90 [Pinterest/iOS]`,
  `${IPHONE} Mobile/15E148 NewsBreak/24.22`,
  `${IPHONE} Mobile/15E148 Safari/604.1 SmartNews/24.5.20`,
  `${IPHONE} YahooMail/7.22 Mobile/15E148`,
  `${ANDROID} [FB_IAB/FB4A;FBAV/467.1.0.47.109;]`,
  `${ANDROID} trill_340303 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly ByteLocale/en BytedanceWebview/d8a21c6`,
  'Mozilla/5.0 (Linux; Android 12; CUBOT X50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13; Google Pixel 6) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 9; AFTKA) AppleWebKit/537.36 (KHTML, like Gecko) Silk/120.4.1 like Chrome/120.0.6099.230 Safari/537.36',
  'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
])('%s is a visitor, in a browser or in an app', (userAgent) => {
  expect(isDeclaredCrawler(userAgent)).toBe(false);
});
