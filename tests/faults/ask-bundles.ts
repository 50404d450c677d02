import { pathToFileURL } from 'node:url';
import { calls } from '@/lib/calls/calls';
import { listGoodCalls } from '@/tests/support/good-calls';
import { VISITOR_AGENT } from '@/tests/support/visitor-agent';

// A process of its own: node … ask-bundles.ts <bundle of the event's route> <of the lead's> <of the user's>. Asks each
// for what a page sends, in turn, and prints path, status and retry-after, a line each.
const PATHS = [calls.createEvent.path, calls.createLead.path, calls.setUser.path] as const;

interface Route {
  readonly POST: (request: Request) => Promise<Response>;
}

const headers = { 'content-type': 'application/json', 'user-agent': VISITOR_AGENT, host: 'm10.localhost' };

async function ask(path: (typeof PATHS)[number], bundle: string): Promise<void> {
  const { POST } = (await import(pathToFileURL(bundle).href)) as Route;
  const body = JSON.stringify(listGoodCalls('')[path]);
  const answer = await POST(new Request(`http://m10.localhost${path}`, { method: 'POST', headers, body }));
  console.log(`${path} ${answer.status} ${answer.headers.get('retry-after') ?? 'never'}`);
}

async function askAll(): Promise<void> {
  for (const [index, path] of PATHS.entries()) await ask(path, process.argv[index + 2] ?? '');
  process.exit(0);
}

void askAll();
