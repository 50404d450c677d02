import { expect, it } from 'vitest';
import { listNumberFaults } from '@/lib/lint/written-numbers';

it.each([
  '(888) 555-0143',
  '888-555-0143',
  '888.555.0143',
  '888 555 0143',
  '8885550143',
  '1-888-555-0143',
  '1 (888) 555-0143',
  '+1 888 555 0143',
  '+18885550143',
])('finds the telephone number %s in words', (number) => {
  expect(listNumberFaults([`Call ${number} to ask.`], 'english')).toMatchObject([
    { rule: 'call', what: `it says the telephone number ${number}` },
  ]);
  expect(listNumberFaults([`Llame al ${number}.`], 'spanish')[0]?.mend).toContain('call-to-action');
});

it.each([
  '1-800-MEDICARE (1-800-633-4227, TTY 1-877-486-2048)',
  'Social Security, 1-800-772-1213 (TTY 1-800-325-0778)',
  'Call 911, 711 or 988.',
  'From 10/15/2026 to 12/07/2026, ZIP 33101-4227.',
  'SMID 1112223334445',
])('lets “%s” pass', (text) => {
  expect(listNumberFaults([text], 'english')).toEqual([]);
});
