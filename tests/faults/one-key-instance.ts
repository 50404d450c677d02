import { openPostgresDatabase } from '@/lib/server/store/postgres-database';
import type { PhoneAnswer } from '@/lib/call-bodies/media-alpha-answers';
import type { ProviderResult } from '@/lib/errors/provider-result';
import { makeRacer, type Keyed } from '@/tests/support/race-instances';

// One of the two instances of one-key.ts, a process of its own: node … one-key-instance.ts <database> <schema> <provider>.
// Told to save, it sends a key's records so many times at once; told to lease, it tells the different replies.
const [url = '', schema, provider = ''] = process.argv.slice(2);
const database = openPostgresDatabase(url, schema);
const racer = makeRacer(database, async () => (await (await fetch(provider)).json()) as ProviderResult<PhoneAnswer>);

interface Order {
  readonly act: 'save' | 'lease';
  readonly keyed: Keyed;
  readonly times: number;
}

process.on('message', ({ act, keyed, times }: Order) => {
  void racer[act](keyed, times).then((replies) => process.send?.([...new Set(replies ?? [])]));
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
