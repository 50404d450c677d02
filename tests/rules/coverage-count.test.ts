import { expect, test } from 'vitest';
import { countCoverage } from '../support/count-coverage';
import type { Opening } from '../support/record-openings';

const AT = 'http://m10.localhost:3000';

function find(openings: readonly Opening[], title: string): readonly string[] | undefined {
  return countCoverage(openings).find((one) => one.title === title)?.seen;
}

const open = (url: string, tab = 'a'): Opening[] => [
  { way: 'shown', url, tab },
  { way: 'opened', url, tab },
];
const show = (url: string, tab = 'a'): Opening => ({ way: 'shown', url, tab });

test('a page is opened on its brand, with and without a step, and asked without a browser', () => {
  const asked: Opening = { way: 'asked', url: 'http://bh.localhost/otc-savings', tab: '', status: 200 };
  const openings = [...open(`${AT}/otc-savings/zipcode?x=1`), asked];
  expect(find(openings, 'brands opened')).toEqual(['m10']);
  expect(find(openings, 'pages opened in a browser')).toEqual(['m10 /otc-savings']);
  expect(find(openings, 'pages read or opened')).toEqual(['bh /otc-savings', 'm10 /otc-savings']);
  expect(find(openings, 'steps opened by address')).toEqual(['medicare in english: zipcode']);
});

test('a way of a form is taken within a document, and only where the form has it', () => {
  const walked = [
    ...open(`${AT}/otc-savings`),
    show(`${AT}/otc-savings/medicare-and-medicaid`),
    show(`${AT}/otc-savings/zipcode`),
  ];
  expect(find(walked, 'branches of forms taken')).toEqual(['medicare: zipcode → medicare-and-medicaid']);
  expect(find(walked, 'steps shown')).toEqual([
    'medicare in english: medicare-and-medicaid',
    'medicare in english: zipcode',
  ]);
  const opened = [...open(`${AT}/otc-savings`), ...open(`${AT}/otc-savings/medicare-and-medicaid`)];
  expect(find(opened, 'branches of forms taken')).toEqual([]);
  const apart = [...open(`${AT}/otc-savings`, 'a'), show(`${AT}/otc-savings/medicare-and-medicaid`, 'b')];
  expect(find(apart, 'branches of forms taken')).toEqual([]);
});

test('a part of a form leads to the page that follows it', () => {
  const at = 'http://tqg.localhost';
  const walked = [...open(`${at}/quiz/driver3-details/driver3-details`), ...open(`${at}/quiz/driver3-profile`)];
  expect(find(walked, 'branches of forms taken')).toEqual(['quiz-driver3-details: driver3-details → destination']);
});

test('an address that leads nowhere is counted as such', () => {
  const asked: Opening = { way: 'asked', url: `${AT}/nobody-has-this`, tab: '', status: 404 };
  const unreadable: Opening = { ...asked, url: `${AT}/%ff`, status: 400 };
  expect(find([asked, unreadable], 'addresses asked that lead nowhere')).toEqual([
    'm10.localhost:3000/nobody-has-this',
  ]);
});
