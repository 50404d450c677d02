import { isSession, type Session } from '@/lib/call-bodies/page-answers';
import { firstCalls } from '@/lib/calls/first-calls';
import { callServer } from '../delivery/call-server';

/** What the server took out of the address; undefined when it does not answer. It says so once. */
export async function takePersonalParameters(): Promise<Session['personal'] | undefined> {
  const session = await callServer(firstCalls.getSession, isSession);
  return session?.personal;
}
