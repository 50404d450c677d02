/** A person who does not exist, whose every word can be found again wherever it leaks. */
export const CANARY = {
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  email: 'canary.person@example.com',
  phone: '2065550187',
  birth: { month: '7', day: '13', year: '1951' },
  address: '742 Canarystreet',
} as const;

/** The query of an address that names the canary in full. */
export const CANARY_QUERY = new URLSearchParams({
  firstname: CANARY.firstName,
  lastname: CANARY.lastName,
  email: CANARY.email,
  phone: CANARY.phone,
  dateofbirth: '1951-07-13',
  address: CANARY.address,
  age: '75',
}).toString();

const TRACES = [
  ...['canaryfirst', 'canarylast', 'canary.person', 'canarystreet', '742 canary'],
  ...['2065550187', '206-555-0187', '(206) 555-0187', '206 555 0187', '5550187', '555-0187'],
  ...['1951-07-13', '07/13/1951', '7/13/1951', '19510713'],
];

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** The traces of the canary in a text, plain, percent-encoded or in Base64; empty when there are none. */
export function findCanary(text: string): readonly string[] {
  const readings = [text, decode(text), decode(decode(text))].map((reading) => reading.toLowerCase());
  const encoded = TRACES.flatMap((trace) => [0, 1, 2].map((shift) => base64Core(trace, shift)));
  const plain = TRACES.filter((trace) => readings.some((reading) => reading.includes(trace)));
  return [...plain, ...encoded.filter((trace) => text.includes(trace))];
}

/** What Base64 makes of a word wherever it stands in the encoded text, its unsure ends cut off. */
function base64Core(word: string, shift: number): string {
  const encoded = Buffer.from('\0'.repeat(shift) + word).toString('base64');
  return encoded.replace(/=+$/, '').slice(shift === 0 ? 0 : shift + 1, -2);
}
