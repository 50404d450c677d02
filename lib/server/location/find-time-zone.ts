import tzLookup from '@photostructure/tz-lookup';

/**
 * The lookup works on a grid, and some ZIPs on a border fall into the neighbour's square. Each of these zones
 * lies abroad, and stands for the American one on the other side of the river.
 */
const ACROSS_THE_BORDER: Readonly<Record<string, string>> = {
  'America/Ciudad_Juarez': 'America/Denver',
  'America/Creston': 'America/Los_Angeles',
  'America/Edmonton': 'America/Denver',
  'America/Hermosillo': 'America/Phoenix',
  'America/Matamoros': 'America/Chicago',
  'America/Moncton': 'America/New_York',
  'America/Monterrey': 'America/Chicago',
  'America/Ojinaga': 'America/Denver',
  'America/Swift_Current': 'America/Denver',
  'America/Tijuana': 'America/Los_Angeles',
  'America/Vancouver': 'America/Los_Angeles',
  'America/Winnipeg': 'America/Chicago',
  'Asia/Anadyr': 'America/Nome',
};

/** Where the neighbour's zone touches two of ours, the state decides. */
const BY_STATE: Readonly<Record<string, string>> = {
  'America/Regina MT': 'America/Denver',
  'America/Regina ND': 'America/Chicago',
  'America/Toronto MI': 'America/Detroit',
  'America/Toronto MN': 'America/Chicago',
  'America/Vancouver AK': 'America/Juneau',
};

/** The IANA time zone of a point in an American state. */
export function findTimeZone(latitude: number, longitude: number, state: string): string {
  const zone = tzLookup(latitude, longitude);
  const byState = BY_STATE[`${zone} ${state}`];
  if (byState) return byState;
  if (zone === 'America/Toronto') return 'America/New_York';
  return ACROSS_THE_BORDER[zone] ?? zone;
}
