/** What a calendar is told: when to call whom. Nothing of it is about the visitor. */
interface CallReminder {
  /** Unix ms. */
  readonly at: number;
  /** Now, Unix ms. */
  readonly madeAt: number;
  readonly title: string;
  /** Where the sheet's page is. */
  readonly url: string;
}

function writeInstant(ms: number): string {
  return new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
}

/** A calendar file (RFC 5545) with one quarter of an hour and a reminder when it begins. */
export function writeCallReminder({ at, madeAt, title, url }: CallReminder): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//call sheet//EN', 'BEGIN:VEVENT'],
    ...[`UID:${writeInstant(madeAt)}-${at}@call-sheet`, `DTSTAMP:${writeInstant(madeAt)}`],
    ...[`DTSTART:${writeInstant(at)}`, 'DURATION:PT15M', `SUMMARY:${escapeText(title)}`, `URL:${url}`],
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escapeText(title)}`, 'TRIGGER:PT0M', 'END:VALARM'],
    ...['END:VEVENT', 'END:VCALENDAR'],
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
