interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const OFFSET = 8;
const MARGIN = 16;

/**
 * Where a card goes, in pixels of the screen: under what it explains, above it where there is no room below, and never
 * over the edge.
 */
export function placeCard(
  trigger: Box,
  card: Pick<Box, 'width' | 'height'>,
  screen: Pick<Box, 'width' | 'height'>,
): { readonly left: number; readonly top: number } {
  const below = trigger.top + trigger.height + OFFSET;
  const above = trigger.top - OFFSET - card.height;
  const hasRoomBelow = below + card.height + MARGIN <= screen.height;
  const left = Math.min(trigger.left, screen.width - MARGIN - card.width);
  return {
    left: Math.max(MARGIN, left),
    top: hasRoomBelow || above < MARGIN ? below : above,
  };
}
