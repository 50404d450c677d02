import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listMadeUpCalls, type MadeUpCall } from './made-up-calls';
import { makeVisits } from './make-visits';

const VISITS = 200;
/** Whoever tries the demo meanwhile shares the limits of this machine’s address, so most of them are left. */
const PAUSE_MS = 120;

/** The same numbers each time: what was sent before is known by its ids, and counts once. */
function makeNumbers(): () => number {
  let state = 20_261_123;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function send(port: number, { brand, path, agent, body }: MadeUpCall): Promise<number> {
  const headers = { host: `${brand}.localhost:${port}`, 'content-type': 'application/json', 'user-agent': agent };
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    call.on('error', reject);
    call.end(JSON.stringify(body));
  });
}

/** Sends a month of visits that never were through the public calls, slowly; ends quietly with the site. */
export async function sendMadeUpVisits(port: number, now: Date): Promise<void> {
  try {
    for (const visit of makeVisits(makeNumbers(), VISITS, now.getTime())) {
      for (const call of listMadeUpCalls(visit)) {
        await send(port, call);
        await wait(PAUSE_MS, undefined, { ref: false });
      }
    }
  } catch {
    // The demo has ended, and says so itself.
  }
}
