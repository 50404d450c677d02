import { expect, test } from 'vitest';
import { hashContact, listContacts, normalizeContact } from '@/lib/server/records/contact-hash';

test.each([
  ['+1 (206) 555-0142', '2065550142'],
  ['206.555.0142', '2065550142'],
  [' Ada@Example.com ', 'ada@example.com'],
  ['555-0142', undefined],
  ['', undefined],
])('%s is compared as %s', (text, contact) => {
  expect(normalizeContact(text)).toBe(contact);
});

test('contacts are found by the names of their fields, whatever the answers are', () => {
  const answers = {
    phone: '(206) 555-0142',
    driver1Phone: '(206) 555-0142',
    driver1Email: 'A@b.example',
    zip: '2065550143',
  };
  expect(listContacts(answers)).toEqual(['2065550142', 'a@b.example']);
  for (const odd of [undefined, null, 'x', [], { phone: 1 }]) expect(listContacts(odd)).toEqual([]);
});

test('without the key a hash tells nothing, and each key hashes in its own way', () => {
  const [one, other] = ['a key', 'another key'].map((key) => hashContact('2065550142', key));
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(one).not.toBe(other);
  expect(hashContact('2065550142', 'a key')).toBe(one);
});
