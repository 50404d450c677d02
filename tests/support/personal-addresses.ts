import { BRAND_CODES, type BrandCode } from '@/lib/names/brand-code';
import { registry } from '@/funnels/registry';
import { CANARY } from './canary';
import { makeRandom } from './seeded-random';

/** An address that somebody put the canary into, in one of the ways that links are written. */
export interface PersonalAddress {
  readonly brand: BrandCode;
  /** How it was written, for people who read a failure. */
  readonly way: string;
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  /** Without the hash sign. */
  readonly hash: string;
}

const PHONES = [CANARY.phone, '206-555-0187', '(206) 555-0187', '+12065550187', '1 206 555 0187', '206.555.0187'];
const BIRTHS = ['1951-07-13', '07/13/1951', '7/13/1951'];

/** What a value is, and the names that it goes by on other people's pages. */
const SPELLINGS: readonly (readonly [values: readonly string[], names: readonly string[]])[] = [
  [
    [CANARY.firstName],
    ['firstname', 'FirstName', 'first_name', 'FIRST-NAME', 'fname', 'first', 'First Name', 'nombre'],
  ],
  [[CANARY.lastName], ['lastname', 'lastName', 'last_name', 'LNAME', 'surname', 'apellido', 'driver1LastName']],
  [[`${CANARY.firstName} ${CANARY.lastName}`], ['name', 'full_name', 'customerName', 'lead[name]', 'Full Name']],
  [
    [CANARY.email],
    ['email', 'EMAIL', 'email ', 'e-mail', 'Email_Address', 'userEmail', 'contact[email]', 'mail', 'em'],
  ],
  [PHONES, ['phone', 'Phone', 'PhoneNumber', 'tel', 'mobile', 'cell_phone', 'teléfono', 'phone1', 'amp;phone']],
  [BIRTHS, ['dateofbirth', 'DateOfBirth', 'dob', 'DOB', 'date-of-birth', 'birth_date', 'birthday', 'lead.dob']],
  [[CANARY.address], ['address', 'Address1', 'street', 'street_address', 'addressLine1', 'dirección']],
];

const TAGS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'afid',
  'gclid',
  'fbclid',
  'token',
];
const CONTACTS = [CANARY.email, ...PHONES];

const PATHS = registry.pages.flatMap(({ path, brands }) => brands.map((brand) => ({ brand, path })));

interface Draw {
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly chance: (part: number) => boolean;
}

type Parts = Pick<PersonalAddress, 'path' | 'query' | 'hash'>;

function encode(text: string): string {
  return encodeURIComponent(text);
}

function drawPair({ pick }: Draw): readonly [name: string, value: string] {
  const [values, names] = pick(SPELLINGS);
  return [pick(names), pick(values)];
}

function writePair(draw: Draw): string {
  const [name, value] = drawPair(draw);
  return `${encode(name)}=${encode(value)}`;
}

/** Every character as an escape, which browsers and servers read as the plain one. */
function escapeAll(text: string): string {
  return [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}

const WAYS: Readonly<Record<string, (parts: Parts, draw: Draw) => Partial<Parts>>> = {
  'in the query': (_parts, draw) => ({ query: writePair(draw) }),
  'among tags': (_parts, draw) => ({ query: `utm_source=a&${writePair(draw)}&gclid=12345678901234567` }),
  'three of them': (_parts, draw) => ({ query: [1, 2, 3].map(() => writePair(draw)).join('&') }),
  repeated: (_parts, draw) => {
    const [name, value] = drawPair(draw);
    return { query: `${encode(name)}=&a=1&${encode(name)}=${encode(value)}&${encode(name)}=` };
  },
  'escaped letter by letter': (_parts, draw) => {
    const [name, value] = drawPair(draw);
    return { query: `${escapeAll(name)}=${escapeAll(value)}` };
  },
  'escaped twice': (_parts, draw) => {
    const [name, value] = drawPair(draw);
    return { query: `${encode(encode(name))}=${encode(encode(value))}` };
  },
  'of full width': (_parts, { pick }) => ({
    query: `x=${encode(pick(CONTACTS).replace(/[!-~]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0)))}`,
  }),
  'as a tag': (_parts, { pick }) => ({ query: `${pick(TAGS)}=${encode(pick(CONTACTS))}&utm_campaign=x` }),
  'inside a tag': (_parts, draw) => {
    const [name, value] = drawPair(draw);
    return { query: `${draw.pick(TAGS)}=${encode(`${name}=${value}`)}` };
  },
  'as the session': (_parts, { pick }) => ({ query: `session_id=${encode(pick(CONTACTS))}` }),
  'under an unknown name': (_parts, { pick }) => ({
    query: `${pick(['x', 'q', 'sub_3', 'u'])}=${encode(pick(CONTACTS))}`,
  }),
  'without a name': (_parts, { pick }) => ({ query: encode(pick(CONTACTS)) }),
  'in an address inside': (_parts, draw) => ({
    query: `back=${encode(`https://page.example/?a=1&${writePair(draw)}`)}`,
  }),
  'in an object': (_parts, draw) => {
    const [name, value] = drawPair(draw);
    return { query: `data=${encode(JSON.stringify({ a: 1, [name]: value }))}` };
  },
  'behind a semicolon': (_parts, draw) => ({ query: `a=1;${writePair(draw)}` }),
  'in the hash': (_parts, draw) => ({ hash: writePair(draw) }),
  'in the hash of a router': (_parts, draw) => ({ hash: `/start?${writePair(draw)}` }),
  'as the hash': (_parts, { pick }) => ({ hash: encode(pick(CONTACTS)) }),
  'as a segment': ({ path }, { pick }) => ({ path: `${path === '/' ? '' : path}/${encode(pick(CONTACTS))}` }),
  'in a segment': ({ path }, draw) => ({ path: `${path};${writePair(draw)}` }),
};

export const WAYS_TO_WRITE = Object.keys(WAYS);

function endWithSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

/**
 * Addresses on pages and missing pages of all brands, the same for the same seed; the ways come in turn. Some have a
 * slash at their end, doubled slashes or capitals, each of which is a redirect by itself.
 */
export function makePersonalAddresses(count: number, seed: number): readonly PersonalAddress[] {
  const random = makeRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const draw: Draw = { pick, chance: (part) => random() < part };
  return Array.from({ length: count }, (_, index) => {
    const way = WAYS_TO_WRITE[index % WAYS_TO_WRITE.length]!;
    const place = draw.chance(0.25)
      ? { brand: pick(BRAND_CODES), path: pick(['/nope', '/nope/at-all', '/otc-savings/zipcode/x']) }
      : pick(PATHS);
    const parts = { path: place.path, query: '', hash: '' };
    const written = { ...parts, ...WAYS[way]?.(parts, draw) };
    const shape = pick(['plain', 'plain', 'slash', 'slashes', 'capitals']);
    const path = {
      plain: written.path,
      slash: endWithSlash(written.path),
      slashes: `${written.path}//`.replace(/(.)\/(?=[a-z])/, '$1//'),
      capitals: written.path === place.path ? written.path.toUpperCase() : written.path,
    }[shape]!;
    return { brand: place.brand, way, ...written, path };
  });
}
