import { formatCountdown } from '@/lib/browser/debug/format-countdown';
import { DebugSection } from './debug-section';
import type { Watched } from './use-debug-facts';

export function TokenSection({ facts: { tokenExpiresAt, now } }: Watched) {
  const fact = tokenExpiresAt === undefined ? 'not asked for yet' : formatCountdown(tokenExpiresAt - now);
  return (
    <DebugSection name="Call token" fact={<span data-countdown="">{fact}</span>}>
      {() => <p>Renewed when 20 s are left, while the page is looked at; a change of a field leaves it 10 s.</p>}
    </DebugSection>
  );
}
