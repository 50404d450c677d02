import { buildBirthDate, parseBirthDate } from '@/lib/fields/birth-date';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.UTC(1900, 0, 1);
const LAST_DAY = Date.UTC(2030, 11, 31);
/** After the last day. */
const TODAY = '2031-01-01';

function listFaults(time: number): readonly string[] {
  const iso = new Date(time).toISOString().slice(0, 10);
  const [year = '', month = '', day = ''] = iso.split('-');
  // A day that can also be read month first is read so.
  const dayFirst = Number(day) <= 12 ? `${year}-${day}-${month}` : iso;
  const readings = [
    [`${month}/${day}/${year}`, parseBirthDate(`${month}/${day}/${year}`, TODAY), iso],
    [`${day}/${month}/${year}`, parseBirthDate(`${day}/${month}/${year}`, TODAY), dayFirst],
    [iso, parseBirthDate(iso, TODAY), iso],
    [`short ${iso}`, parseBirthDate(`${Number(month)}/${Number(day)}/${year}`, TODAY), iso],
    [`boxes ${iso}`, buildBirthDate({ month, day: String(Number(day)), year }, TODAY), iso],
  ] as const;
  return readings
    .filter(([, actual, expected]) => actual !== expected)
    .map(([text, actual]) => `${text} is ${String(actual)}`);
}

const days = Array.from({ length: (LAST_DAY - FIRST_DAY) / DAY_MS + 1 }, (_, index) => FIRST_DAY + index * DAY_MS);
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
console.log(JSON.stringify({ timeZone, days: days.length, faults: days.flatMap(listFaults).slice(0, 20) }));
