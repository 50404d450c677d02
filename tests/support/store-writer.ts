import { writeSync } from 'node:fs';
import { openStore } from '@/lib/server/process/open-store';
import type { Store } from '@/lib/server/records/store';
import { makeEvent } from './store-records';

// Started as a process of its own, to be killed: stores events without end and prints the id of each that was
// acknowledged, after the acknowledgement.
const STANDARD_OUTPUT = 1;
const AT_ONCE = 5;

async function writeForever(store: Store): Promise<never> {
  for (;;) {
    const event = makeEvent();
    await store.saveEvents([event]);
    writeSync(STANDARD_OUTPUT, `${event.id}\n`);
  }
}

void openStore(process.argv[2] ?? '', { isRelayed: true }).then((store) => {
  for (let writer = 0; writer < AT_ONCE; writer += 1) void writeForever(store);
});
