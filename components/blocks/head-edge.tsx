import type { Theme } from '@/lib/brand/theme';
import { Swell } from './swell';

/** How the band of the headline ends, where the theme wants more than a straight line. */
export function HeadEdge({ theme }: { readonly theme: Theme }) {
  return theme.headEdge === 'swell' && <Swell />;
}
