/** The parts of a report that may hold a visitor's data; what an error report keeps is where the fault is. */
interface Report {
  request?: object;
  user?: object;
  extra?: object;
  contexts?: object;
  breadcrumbs?: object[];
  server_name?: string;
  message?: string;
  exception?: { values?: { value?: string }[] };
}

const EMAIL = /[^\s@"'<>]+@[^\s@"'<>]+/g;
const LONG_NUMBER = /\+?\d[\d\s().-]{3,}\d/g;
const QUERY = /\?[^\s"']*/g;
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`/g;

/** An error's message without addresses, numbers, queries and quoted values, any of which may be someone's. */
function scrubText(text: string): string {
  return text.replace(QUERY, '?…').replace(EMAIL, '…').replace(QUOTED, '"…"').replace(LONG_NUMBER, '…');
}

/** Takes out of an error report whatever could name a visitor, before it leaves the server. */
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
  }));
  if (values) scrubbed.exception = { ...scrubbed.exception, values };
  return scrubbed;
}
