import { openPostgresDatabase } from '@/lib/server/store/postgres-database';
import type { PhoneAnswer } from '@/lib/call-bodies/media-alpha-answers';
import type { ProviderResult } from '@/lib/errors/provider-result';
import { makeRacer, type Keyed } from '@/tests/support/race-instances';

// One of the two instances of one-key.ts, a process of its own: node … one-key-instance.ts <database> <schema> <provider>.
// Told a key, it sends it so many times at once, and tells the different replies.
const [url = '', schema, provider = ''] = process.argv.slice(2);
const database = openPostgresDatabase(url, schema);
const race = makeRacer(database, async () => (await (await fetch(provider)).json()) as ProviderResult<PhoneAnswer>);

process.on('message', ({ keyed, times }: { readonly keyed: Keyed; readonly times: number }) => {
  void race(keyed, times).then((replies) => process.send?.([...new Set(replies)]));
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
