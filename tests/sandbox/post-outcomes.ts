import { SAMPLE_SECRET } from '@/lib/server/settings/setting';
import { listPostbacks, type NetworkCall } from './call-network';
import type { RecordedCall } from './recorded-calls';

const USUAL_SITE = 'http://127.0.0.1:3000';
const SENT_BEFORE_MS = 2 * 86_400_000;

/** The calls that came of the numbers that were given out: each names what our server sent along. */
function listCalls(recorded: readonly RecordedCall[]): readonly NetworkCall[] {
  return recorded.flatMap(({ call, at, body }, index) => {
    const key = (body as { source?: readonly string[] } | undefined)?.source?.at(-1);
    if (call !== 'get-phone' || key === undefined || key === 'null') return [];
    return [{ id: `sandbox-${at}-${index}`, key, startedAtMs: Date.parse(at) - SENT_BEFORE_MS }];
  });
}

/** Tells a site what became of its calls, as badly as a call network may; says how each message was answered. */
export async function postOutcomes(
  site: unknown,
  recorded: readonly RecordedCall[],
): Promise<Readonly<Record<string, number>>> {
  const origin = typeof site === 'string' ? site : USUAL_SITE;
  const { postbacks } = listPostbacks(listCalls(recorded), { secret: SAMPLE_SECRET, random: Math.random });
  const answers: Record<string, number> = {};
  for (const { source, body, sign } of postbacks) {
    const headers = { 'content-type': 'application/json', 'x-signature': sign(Date.now()) };
    const { status } = await fetch(`${origin}/api/outcome/${source}`, { method: 'POST', headers, body });
    answers[status] = (answers[status] ?? 0) + 1;
  }
  return answers;
}
