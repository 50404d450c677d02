import tzLookup from '@photostructure/tz-lookup';

/** The lookup's grid puts some border ZIPs into a foreign zone; each maps to the American one across the river. */
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

const BY_STATE: Readonly<Record<string, string>> = {
  'America/Regina MT': 'America/Denver',
  'America/Regina ND': 'America/Chicago',
  'America/Toronto MI': 'America/Detroit',
  'America/Toronto MN': 'America/Chicago',
  'America/Vancouver AK': 'America/Juneau',
  'Pacific/Apia AS': 'Pacific/Pago_Pago',
  'Pacific/Guam MP': 'Pacific/Saipan',
};

export function getTimeZone(latitude: number, longitude: number, state: string): string {
  const zone = tzLookup(latitude, longitude);
  const byState = BY_STATE[`${zone} ${state}`];
  if (byState) return byState;
  if (zone === 'America/Toronto') return 'America/New_York';
  return ACROSS_THE_BORDER[zone] ?? zone;
}
