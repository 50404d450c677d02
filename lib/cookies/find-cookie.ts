/** Of two cookies with one name the first counts, as browsers order them. */
export function findCookie(header: string | null, name: string): string | undefined {
  const pairs = header?.split(';').map((pair) => pair.trim()) ?? [];
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
