import { isRecord } from '@/lib/json/guard';
import type { Ad, AdList } from './ad';
import { readPlainItems, readPlainText } from './plain-text';

const MAXIMUM_ADS = 20;
const MAXIMUM_POINTS = 4;
const ID_MAXIMUM = 128;
const NAME_MAXIMUM = 60;
const TITLE_MAXIMUM = 120;
const POINT_MAXIMUM = 140;

type Wire = Readonly<Record<string, unknown>>;

/** Ranks come as text; a listing without one sorts last. */
function readRank(value: unknown): number {
  return typeof value === 'number' || (typeof value === 'string' && /^\d{1,6}$/.test(value)) ? Number(value) : Infinity;
}

function readHost(value: unknown): string | undefined {
  const host = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return /^(?=.{4,60}$)[a-z\d-]+(\.[a-z\d-]+)+$/.test(host) ? host : undefined;
}

function parseAd(wire: unknown, place: number, isOwnAddress: (address: string) => boolean): Ad | undefined {
  if (!isRecord(wire)) return undefined;
  const clickUrl = wire['clickurl'];
  if (typeof clickUrl !== 'string' || !isOwnAddress(clickUrl)) return undefined;
  const named = readPlainText(wire['displayname'], NAME_MAXIMUM) || readPlainText(wire['company'], NAME_MAXIMUM);
  const title = readPlainText(wire['title'], TITLE_MAXIMUM) || named;
  if (title === '') return undefined;
  const displayUrl = readHost(wire['sitehost']);
  return {
    id: readPlainText(wire['impressionid'], ID_MAXIMUM) || String(place),
    company: named || readPlainText(title, NAME_MAXIMUM),
    title,
    points: readPlainItems(wire['description'], MAXIMUM_POINTS, POINT_MAXIMUM),
    clickUrl: new URL(clickUrl).href,
    ...(displayUrl !== undefined && { displayUrl }),
  };
}

function listListings(set: Wire): readonly unknown[] {
  const found = set['listing'] ?? set['listings'];
  if (Array.isArray(found)) return found as readonly unknown[];
  return isRecord(found) ? [found] : [];
}

/** Reads Quinstreet's format (providers 3.1) without empty or foreign listings; undefined for another shape. */
export function parseListings(answer: unknown, isOwnAddress: (address: string) => boolean): AdList | undefined {
  if (!isRecord(answer)) return undefined;
  const response = isRecord(answer['response']) ? answer['response'] : answer;
  const set = isRecord(response['listingset']) ? response['listingset'] : response;
  const ranked = listListings(set)
    .slice(0, MAXIMUM_ADS)
    .map((wire) => ({ wire, rank: isRecord(wire) ? readRank(wire['rank']) : Infinity }))
    .sort((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank));
  const ads = ranked.map(({ wire }, index) => parseAd(wire, index + 1, isOwnAddress)).filter((ad) => ad !== undefined);
  return { impressionId: readPlainText(set['searchid'], ID_MAXIMUM), ads };
}
