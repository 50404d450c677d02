import { DebugSection } from './debug-section';
import { JsonView } from './json-view';
import type { Watched } from './use-debug-facts';

export function QueueSection({ facts: { waiting, drops } }: Watched) {
  return (
    <DebugSection name="Delivery queue" fact={`${waiting.length} waiting, ${drops} dropped`}>
      {() => (waiting.length === 0 ? <p>Everything has arrived.</p> : <JsonView value={waiting} />)}
    </DebugSection>
  );
}
