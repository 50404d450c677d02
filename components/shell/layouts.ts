import type { OwnLayout } from '@/lib/brand/theme';
import { arc } from './layouts/arc';
import { board } from './layouts/board';
import { book } from './layouts/book';
import { grid } from './layouts/grid';
import { leaf } from './layouts/leaf';
import { span } from './layouts/span';
import { talk } from './layouts/talk';

/**
 * Styles of the layouts that one brand each uses. They travel in that brand's document head, so that no other brand's
 * visitor loads them; `data-block-id` and `data-part` are their hold on the blocks.
 */
export const ownLayouts: Readonly<Record<OwnLayout, string>> = { board, book, grid, arc, span, talk, leaf };
