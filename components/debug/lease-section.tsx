import { formatPhone } from '@/lib/phone/format-phone';
import { formatCountdown } from '@/lib/browser/debug/format-countdown';
import { DebugSection } from './debug-section';
import { FactList } from './labelled-facts';
import type { Watched } from './use-debug-facts';

export function LeaseSection({ facts: { lease, now } }: Watched) {
  return (
    <DebugSection
      name="Phone lease"
      fact={lease ? <span data-countdown="">{formatCountdown(lease.expiresAt - now)}</span> : 'default number'}
    >
      {() =>
        lease ? (
          <FactList
            facts={{
              number: formatPhone(lease.number),
              'ends at': new Date(lease.expiresAt).toLocaleTimeString('en-US'),
            }}
          />
        ) : (
          <p>No lease runs: the brand’s own number is on the page.</p>
        )
      }
    </DebugSection>
  );
}
