import type { ServerCall } from '@/lib/browser/delivery/call-server';
import { DebugEntry } from './debug-entry';
import { DebugSection } from './debug-section';
import { JsonView } from './json-view';
import type { Watched } from './use-debug-facts';

function describeOutcome({ madeAt, answeredAt, status }: ServerCall): string {
  if (answeredAt === undefined) return '…';
  return `${status ?? 'no answer'} · ${answeredAt - madeAt} ms`;
}

function hasFailed({ answeredAt, status = 0 }: ServerCall): boolean {
  return answeredAt !== undefined && (status < 200 || status >= 300);
}

export function CallsSection({ facts: { calls, findings } }: Watched) {
  const failed = calls.filter(([, call]) => hasFailed(call));
  const fact = failed.length > 0 ? `${calls.length}, ${failed.length} failed` : `${calls.length}`;
  return (
    <DebugSection name="Provider answers" fact={fact}>
      {() => (
        <>
          {calls.map(([path, call]) => (
            <DebugEntry
              key={path}
              summary={
                <>
                  <code>{path}</code>
                  <span data-failed={hasFailed(call)}>{describeOutcome(call)}</span>
                </>
              }
            >
              {() => <JsonView value={{ sent: call.body, answer: call.answer }} />}
            </DebugEntry>
          ))}
          <DebugEntry summary={<code>found out about this visit</code>}>
            {() => <JsonView value={findings} />}
          </DebugEntry>
        </>
      )}
    </DebugSection>
  );
}
