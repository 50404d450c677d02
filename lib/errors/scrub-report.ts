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

interface Frame {
  filename?: string;
  abs_path?: string;
  vars?: object;
}

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

function scrubText(text: string): string {
  return text.replace(QUERY, '?…').replace(WORD, scrubEmail).replace(QUOTED, '"…"').replace(LONG_NUMBER, '…');
}

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

/** Keeps where the fault is; removes what could identify a visitor. */
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
