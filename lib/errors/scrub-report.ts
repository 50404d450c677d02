/** What Sentry collects of its own accord unless told otherwise: nothing. */
export const COLLECT_NOTHING = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
};

/** One line of a stack: the file it is in, and maybe what stood in the variables there. */
interface Frame {
  filename?: string;
  abs_path?: string;
  vars?: object;
}

/** The parts of a report that may hold a visitor's data; what an error report keeps is where the fault is. */
interface Report {
  request?: object;
  user?: object;
  extra?: object;
  contexts?: object;
  breadcrumbs?: object[];
  server_name?: string;
  message?: string;
  exception?: { values?: { value?: string; stacktrace?: { frames?: Frame[] } }[] };
}

const WORD = /[^\s"'<>]+/g;
const LONG_NUMBER = /\+?\d[\d\s().-]{3,}\d/g;
const QUERY = /\?[^\s"']*/g;
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`/g;

function scrubEmail(word: string): string {
  return word.includes('@') ? '…' : word;
}

/** An error's message without addresses, numbers, queries and quoted values, any of which may be someone's. */
function scrubText(text: string): string {
  return text.replace(QUERY, '?…').replace(WORD, scrubEmail).replace(QUOTED, '"…"').replace(LONG_NUMBER, '…');
}

/** A file's path; the query of a page's own address may be someone's. */
function scrubPath(path: string): string {
  return path.replace(/[?#].*$/s, '');
}

function scrubFrame<Line extends Frame>(frame: Line): Line {
  const scrubbed = { ...frame };
  delete scrubbed.vars;
  if (scrubbed.filename !== undefined) scrubbed.filename = scrubPath(scrubbed.filename);
  if (scrubbed.abs_path !== undefined) scrubbed.abs_path = scrubPath(scrubbed.abs_path);
  return scrubbed;
}

/** Takes out of an error report whatever could name a visitor, before it leaves the server or the browser. */
export function scrubReport<Event extends Report>(event: Event): Event {
  const scrubbed = { ...event };
  delete scrubbed.request;
  delete scrubbed.user;
  delete scrubbed.extra;
  delete scrubbed.contexts;
  delete scrubbed.breadcrumbs;
  delete scrubbed.server_name;
  if (scrubbed.message !== undefined) scrubbed.message = scrubText(scrubbed.message);
  const values = scrubbed.exception?.values?.map((one) => ({
    ...one,
    ...(one.value !== undefined && { value: scrubText(one.value) }),
    ...(one.stacktrace?.frames && { stacktrace: { ...one.stacktrace, frames: one.stacktrace.frames.map(scrubFrame) } }),
  }));
  if (values) scrubbed.exception = { ...scrubbed.exception, values };
  return scrubbed;
}
