/** The agent of a telephone: for the made-up ones that tools send no provider is asked. */
export const VISITOR_AGENT = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/143.0 Mobile Safari/537.36';
