import { ImageResponse } from 'next/og';
import { SocialCard } from '@/components/cards/social-card';
import { registry } from '@/funnels/registry';
import { uiMessages } from '@/funnels/messages';
import {
  CARD_SIZE,
  findCard,
  listCards,
  type CardParameters,
  type SocialCard as Card,
} from '@/lib/rendered/social-card';
import { readCardFonts } from '@/lib/server/cards/card-fonts';
import { readCardMark } from '@/lib/server/cards/card-mark';
import { getCard } from '@/lib/server/cards/drawn-cards';
import { getClosedBrands } from '@/lib/server/platform/closed-brands';
import { isDevelopmentServer } from '@/lib/server/platform/env';

export const dynamic = 'force-dynamic';

/** Not immutable: the address stays when the page's words change, in work at any time. */
const CACHE = isDevelopmentServer() ? 'no-store' : 'public, max-age=3600';

async function draw(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  const { advertisement } = uiMessages[card.language].pages;
  const mark = readCardMark(card.brand);
  const fonts = readCardFonts(card.brand.theme);
  const drawing = <SocialCard card={card} mark={mark} advertisement={advertisement} />;
  return new Uint8Array(await new ImageResponse(drawing, { ...CARD_SIZE, fonts }).arrayBuffer());
}

/** 404 for a brand that is not ready: its facts stand on them (D107). Nobody makes up a card: years are those of today. */
export async function GET(_request: Request, { params }: { readonly params: Promise<CardParameters> }) {
  const { brand, file } = await params;
  const isKnown = listCards(registry, new Date()).some((known) => known.brand === brand && known.file === file);
  const closed: readonly string[] = getClosedBrands();
  const card = isKnown && !closed.includes(brand) ? findCard(registry, { brand, file }) : undefined;
  if (!card) return new Response(null, { status: 404 });
  const picture = isDevelopmentServer() ? await draw(card) : await getCard(`${brand}/${file}`, () => draw(card));
  return new Response(picture, { headers: { 'content-type': 'image/png', 'cache-control': CACHE } });
}
