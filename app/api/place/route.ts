import { brands } from '@/funnels/brands';
import { placeTexts } from '@/funnels/place-texts';
import { callContracts } from '@/lib/calls/call-contracts';
import { writePlaceNote } from '@/lib/page/write-place-note';
import { drawPlace } from '@/lib/server/location/draw-place';
import { findZipLocation } from '@/lib/server/location/find-zip-location';
import { readOfficeClock } from '@/lib/server/platform/office-clock';
import { getRoute } from '@/lib/server/route/guarded-route';
import { reply, replyError } from '@/lib/server/request/reply';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = getRoute('getPlaceNote', brands, ({ query }) => {
  const request = callContracts.getPlaceNote.request.safeParse(Object.fromEntries(query));
  if (!request.success) return replyError(400, 'malformed', 'A place has a ZIP of five digits, a product, a language.');
  const { zip_code: zipCode, product, language } = request.data;
  const location = findZipLocation(zipCode);
  if (!location) return replyError(404, 'unknown-zip', 'There is no such ZIP.');
  const drawing = drawPlace(zipCode);
  const note = writePlaceNote(placeTexts, product, language, location, new Date(readOfficeClock()));
  return reply(200, { ...note, ...(drawing && { drawing }) });
});
