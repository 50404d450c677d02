import type { OwnLayout } from '@/lib/brand/theme';
import arc from './layouts/arc.pcss';
import board from './layouts/board.pcss';
import book from './layouts/book.pcss';
import grid from './layouts/grid.pcss';
import leaf from './layouts/leaf.pcss';
import span from './layouts/span.pcss';
import talk from './layouts/talk.pcss';

/**
 * Styles of the layouts that one brand each uses. They travel in that brand's document head, so that no other brand's
 * visitor loads them; `data-block-id`, `data-part` and `data-ground` are their hold on the blocks.
 */
export const ownLayouts: Readonly<Record<OwnLayout, string>> = { board, book, grid, arc, span, talk, leaf };
