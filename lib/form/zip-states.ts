/** Start of each run of three-digit ZIP prefixes and its state; `--` is no state, such as military mail. */
const RUNS =
  '000--005NY006PR008--009PR010MA028RI030NH039ME050VT055MA056VT060CT070NJ090--100NY150PA197DE200DC201VA202DC206MD' +
  '220VA247WV269--270NC290SC300GA320FL340--341FL350AL370TN386MS398GA400KY428--430OH460IN480MI500IA529--530WI' +
  '550MN568--569DC570SD578--580ND589--590MT600IL630MO659--660KS680NE694--700LA715--716AR730OK733TX734OK750TX' +
  '800CO817--820WY832ID839--840UT848--850AZ866--870NM885TX886--889NV899--900CA962--967HI969--970OR980WA995AK';

const EXCEPTIONS = '06390NY20588MD20598VA72643MO73960TX83414WY';

export const EXCEPTIONAL_ZIPS: readonly string[] = EXCEPTIONS.match(/\d{5}/g) ?? [];

const runs = RUNS.match(/\d{3}../g) ?? [];

/** Returns one of the fifty states, DC or PR; undefined for any other ZIP. */
export function findStateByZip(zipcode: string): string | undefined {
  if (!/^\d{5}$/.test(zipcode)) return undefined;
  const exception = new RegExp(`${zipcode}([A-Z]{2})`).exec(EXCEPTIONS);
  if (exception) return exception[1];
  const state = runs.findLast((run) => run.slice(0, 3) <= zipcode.slice(0, 3))?.slice(3);
  return state === '--' ? undefined : state;
}
