import { ImageResponse } from 'next/og';
import { SocialCard } from '@/components/cards/social-card';
import { registry } from '@/funnels/registry';
import { uiMessages } from '@/funnels/messages';
import { CARD_SIZE, findCard, listCards, type CardParameters } from '@/lib/rendered/social-card';
import { listClosedBrands } from '@/lib/lint/list-closed-brands';
import { readCardFonts } from '@/lib/server/cards/card-fonts';
import { readCardMark } from '@/lib/server/cards/card-mark';
import { getAppEnv, isDevelopmentServer } from '@/lib/server/platform/env';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Not immutable: the address stays when the page's words change, in work at any time. */
const CACHE = isDevelopmentServer() ? 'no-store' : 'public, max-age=3600';

/** None of a brand that is not ready: its facts stand on them, and no host is asked for a card (D107). */
export function generateStaticParams() {
  const closed: ReadonlyMap<string, unknown> = listClosedBrands(registry, getAppEnv());
  return listCards(registry, new Date()).filter(({ brand }) => !closed.has(brand));
}

/** Prerendered by the build. */
export async function GET(_request: Request, { params }: { readonly params: Promise<CardParameters> }) {
  const card = findCard(registry, await params);
  if (!card) return new Response(null, { status: 404 });
  const { advertisement } = uiMessages[card.language].pages;
  return new ImageResponse(<SocialCard card={card} mark={readCardMark(card.brand)} advertisement={advertisement} />, {
    ...CARD_SIZE,
    fonts: readCardFonts(card.brand.theme),
    headers: { 'cache-control': CACHE },
  });
}
