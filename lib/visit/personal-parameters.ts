import { driverFields } from '@/lib/fields/fields';
import { FIELD_NAMES, fieldTable } from '@/lib/fields/field-table';
import type { Field } from '@/lib/fields/field';
import { holdsContact, readPlainly } from './personal-values';

/** Specification 3: stored, then removed from the address by a redirect. With them other spellings of the same. */
const STORED = {
  firstname: ['fname', 'first', 'forename', 'givenname', 'nombre'],
  lastname: ['lname', 'last', 'surname', 'familyname', 'apellido', 'apellidos'],
  age: ['edad'],
  email: ['mail', 'emailaddress', 'correo', 'correoelectronico'],
  phone: ['tel', 'telephone', 'phonenumber', 'mobile', 'mobilephone', 'cell', 'cellphone', 'telefono', 'celular'],
  dateofbirth: ['dob', 'birthdate', 'birthday', 'bday', 'fechadenacimiento'],
  address: ['street', 'streetaddress', 'homeaddress', 'direccion', 'domicilio'],
  device: [],
  devicetype: [],
  session_id: ['sessionid'],
  has_medicare: ['hasmedicare', 'havemedicare'],
  has_medicaid: ['hasmedicaid', 'havemedicaid'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type PersonalParameter = keyof typeof STORED;

const STORED_AS: ReadonlyMap<string, PersonalParameter> = new Map(
  (Object.keys(STORED) as PersonalParameter[]).flatMap((parameter) =>
    [parameter, ...STORED[parameter]].map((spelling) => [spelling, parameter] as const),
  ),
);

/** Letters of a value; what all may weigh together is the sealed cookie's to say. */
const PERSONAL_VALUE_MAXIMUM = 256;

/** No key types them, and JSON writes each as six. */
const CONTROLS = /\p{Cc}/gu;

/** What waits for consent as an answer has no place in an address either. */
function isPersonalField({ identifies, health }: Field): boolean {
  return identifies === 'person' || identifies === 'trait' || health === true;
}

/** Names that are personal as a whole: the answers of our forms, and what other forms call theirs. */
const WHOLE: ReadonlySet<string> = new Set(
  [
    ...STORED_AS.keys(),
    ...FIELD_NAMES.filter((name) => isPersonalField(fieldTable[name])),
    ...Object.keys(driverFields),
    ...['name', 'ph', 'fn', 'ln', 'middle', 'initials'],
  ].map(foldName),
);

/** Words that make any name personal that holds them, such as `lead[dob]` or `applicantAge`. */
const WORDS: ReadonlySet<string> = new Set([
  ...['age', 'edad', 'dob', 'bday', 'mail', 'tel', 'cell', 'fax', 'em', 'fname', 'lname', 'mname', 'msisdn'],
  ...['ssn', 'itin', 'mbi', 'gender', 'sex', 'sexo', 'genero', 'movil', 'pregnant', 'disabled', 'income'],
]);

/** Parts of words that do so wherever they stand, such as `useremailaddress`. */
const PARTS = [
  ...['email', 'phone', 'birth', 'address', 'street', 'mobile', 'medicare', 'medicaid', 'socialsecurity'],
  ...['firstname', 'lastname', 'middlename', 'fullname', 'surname', 'forename', 'givenname', 'familyname', 'maiden'],
  ...['username', 'yourname', 'customername', 'contactname', 'clientname', 'leadname', 'membername', 'personname'],
  ...['correo', 'telefono', 'celular', 'nombre', 'apellido', 'nacimiento', 'direccion', 'domicilio'],
  ...['diagnos', 'disease', 'diabet', 'cancer', 'medication'],
] as const;

/** Lower-case Latin letters; everything else between them, and what counts the addresses or drivers, is spelling. */
function foldName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

function listWords(name: string): readonly string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{M}\d]+/u)
    .map(foldName);
}

/** Whether a name says, in whatever spelling, that its value is about a person. */
export function isPersonalName(name: string): boolean {
  const plain = readPlainly(name);
  const folded = foldName(plain);
  if (WHOLE.has(folded) || PARTS.some((part) => folded.includes(part)) || holdsContact(plain)) return true;
  return listWords(plain).some((word) => WORDS.has(word));
}

/** A name in front of its value, in an address or an object that stands inside a value. */
const INNER_NAME = /([\p{L}\p{M}\d_.[\]-]{1,64})["'\s]{0,3}[=:]/gu;

/** Whether a value is about a person whatever its name: a way to reach somebody, or a pair with a personal name in it. */
export function holdsPerson(value: string): boolean {
  const plain = readPlainly(value);
  return holdsContact(plain) || [...plain.matchAll(INNER_NAME)].some(([, name = '']) => isPersonalName(name));
}

/** What an address says of its visitor, by the names of specification 3; undefined when that is nothing. */
export function findPersonalParameters(query: URLSearchParams): Record<string, string> | undefined {
  const found = [...query].flatMap(([name, sent]) => {
    const value = sent.replace(CONTROLS, '');
    const parameter = value === '' ? undefined : STORED_AS.get(foldName(readPlainly(name)));
    return parameter === undefined ? [] : [[parameter, value.slice(0, PERSONAL_VALUE_MAXIMUM)] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}
