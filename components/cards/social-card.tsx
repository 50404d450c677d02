import type { CSSProperties } from 'react';
import { mixTints } from '@/lib/brand/tints';
import type { Theme } from '@/lib/brand/theme';
import type { SocialCard as Card } from '@/lib/rendered/social-card';

interface SocialCardProps {
  readonly card: Card;
  /** A data URL, because nothing is fetched while drawing. */
  readonly mark: string;
  readonly advertisement: string;
}

/** Each size fits three lines; headlines have nine words at most. */
function getHeadlineSize(headline: string): number {
  if (headline.length <= 26) return 88;
  if (headline.length <= 44) return 72;
  return headline.length <= 70 ? 64 : 48;
}

/** Corners of the two shapes at the edge, by layout. */
function buildCorners({ shapeCorners, cardRadius }: Theme): CSSProperties {
  if (shapeCorners === 'leaf') return { borderTopLeftRadius: 320, borderBottomLeftRadius: 40 };
  if (shapeCorners === 'bubble') return { borderRadius: 400, borderBottomLeftRadius: 24 };
  if (cardRadius >= 16) return { borderRadius: 400 };
  return { borderRadius: cardRadius * 4 };
}

/** Drawn by `next/og`, which supports inline styles only and needs `display` on every box with several children. */
export function SocialCard({ card, mark, advertisement }: SocialCardProps) {
  const { brand, headline, subheadline, language } = card;
  const { theme } = brand;
  const palette = theme.inverseParts?.includes('social-card') ? theme.dark : theme.light;
  const tints = mixTints(palette);
  const corner: CSSProperties = { position: 'absolute', width: 420, height: 420, ...buildCorners(theme) };
  const row: CSSProperties = { display: 'flex', alignItems: 'center' };
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        background: palette.page,
        color: palette.text,
        fontFamily: 'text',
      }}
    >
      <div style={{ ...corner, top: -150, right: -130, background: tints.tintSoft }} />
      <div style={{ ...corner, top: 330, right: -250, background: palette.highlight, width: 360, height: 360 }} />
      <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, padding: '56px 72px 0' }}>
        <div style={row}>
          <img src={mark} width={76} height={76} />
          <div style={{ marginLeft: 24, fontFamily: 'heading', fontSize: 42 }}>{brand.name}</div>
          {card.isAdvertisement && (
            <div
              style={{
                marginLeft: 'auto',
                padding: '6px 18px',
                border: `2px solid ${palette.control}`,
                background: palette.page,
                fontSize: 28,
              }}
            >
              {advertisement}
            </div>
          )}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', flexGrow: 1, width: 940 }}>
          <div
            style={{
              fontFamily: 'heading',
              fontSize: getHeadlineSize(headline),
              letterSpacing: `${theme.headingTracking}em`,
              lineHeight: 1.08,
            }}
          >
            {headline}
          </div>
          <div
            style={{
              marginTop: 24,
              color: palette.muted,
              fontSize: subheadline.length <= 160 ? 30 : 25,
              lineHeight: 1.35,
            }}
          >
            {subheadline}
          </div>
        </div>
      </div>
      <div
        style={{
          ...row,
          justifyContent: 'space-between',
          flexShrink: 0,
          height: 84,
          padding: '0 72px',
          background: palette.accent,
          color: palette.accentText,
          fontSize: 28,
        }}
      >
        <div>{brand.tagline[language]}</div>
        <div>{brand.hosts[0]}</div>
      </div>
    </div>
  );
}
