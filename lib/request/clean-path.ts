import { holdsPerson } from '@/lib/visit/personal-parameters';

/** Without what names a person: all of a segment, or what follows its first semicolon. */
function cleanSegment(segment: string): string {
  if (!holdsPerson(segment)) return segment;
  const [start = ''] = segment.split(/;|%3b/i);
  return start === segment || holdsPerson(start) ? '' : start;
}

/** A path as sent, escapes and all, with one slash between segments, none at the end, and nobody in it. */
export function cleanPath(sent: string): string {
  const segments = sent.split(/[/\\]+/).map(cleanSegment);
  return `/${segments.filter((segment) => segment !== '').join('/')}`;
}
