import { TEST_COOKIE_MARKER_NAME } from '@/lib/cookies/test-visit-names';
import { readCookies } from './cookies';

/** Whether a tester's link may have been opened here; what it is worth the server says. */
export function hasTestMark(): boolean {
  return readCookies().includes(`${TEST_COOKIE_MARKER_NAME}=`);
}
