import { listGoodCalls } from '@/tests/support/good-calls';
import { VISITOR_AGENT } from '@/tests/support/visitor-agent';
import type { StartServer } from './faulty-server';
import { postCall } from './post-call';

const CALLS = ['/api/event/create', '/api/lead/create', '/api/user/set'] as const;

/** Starts a site that has neither store nor spool: returns the calls that do not ask to come again, and their answers. */
export async function findAnswersOtherThanBusy(start: StartServer): Promise<readonly string[]> {
  // Nobody listens on this port, and nothing can be a folder below a device.
  const server = await start({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    SPOOL_FOLDER: '/dev/null/spool',
  });
  const headers = { 'content-type': 'application/json', 'user-agent': VISITOR_AGENT };
  try {
    const bodies = listGoodCalls('');
    const asked = CALLS.map(async (path) => {
      const answer = await postCall(server.port, { path, headers, body: JSON.stringify(bodies[path]) });
      return typeof answer === 'object' && answer.status === 503 ? [] : [`${path}: ${JSON.stringify(answer)}`];
    });
    return (await Promise.all(asked)).flat();
  } finally {
    await server.kill();
  }
}
