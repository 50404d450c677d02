import { expect, test } from 'vitest';
import { isOwnAddress } from '@/lib/ads/own-address';

const HOSTS = ['nextinsure.com'];

test.each([
  ['https://www.nextinsure.com/ListingDisplay/Click/?I=1', true],
  ['https://nextinsure.com/x', true],
  ['http://www.nextinsure.com/x', false],
  ['https://nextinsure.com.evil.example/x', false],
  ['https://evilnextinsure.com/x', false],
  ['https://user@nextinsure.com/x', false],
  ['https://nextinsure.com:8443/x', false],
  ['javascript:alert(1)//nextinsure.com', false],
  ['data:text/html,x', false],
  ['//nextinsure.com/x', false],
  ['', false],
  ['http://127.0.0.1:3999/quinstreet/click/1', true],
  ['http://127.0.0.1:4000/quinstreet/click/1', false],
])('%s may be opened: %s', (address, expected) => {
  expect(isOwnAddress(address, HOSTS, 'http://127.0.0.1:3999/quinstreet')).toBe(expected);
});
