/** Of the link that a tester opens: `?qa=<signed>`. Taken out of every address, whatever it holds. */
export const TEST_LINK_PARAMETER = 'qa';

/** What was signed, HttpOnly, as long as it counts: the server marks by it whatever this browser does as a test. */
export const TEST_COOKIE_NAME = '__Host-test-visit';

/** Says only that there is something to ask the server about. */
export const TEST_COOKIE_MARKER_NAME = '__Host-test-mark';
