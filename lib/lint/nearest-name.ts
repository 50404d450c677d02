/** How many letters have to be put in, taken out or changed to make one word of the other, whatever their case. */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (const [column, wanted] of Array.from(other).entries()) {
      const changed = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The name that was probably meant; undefined where none is within so many letters, usually a third of what was written. */
export function findNearestName(
  written: string,
  known: readonly string[],
  most = Math.max(1, Math.ceil(written.length / 3)),
): string | undefined {
  const ranked = known
    .map((name) => ({ name, edits: countEdits(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ edits }) => edits <= most)
    .sort((one, other) => one.edits - other.edits);
  return ranked[0]?.name;
}

const LONGEST_LIST = 40;

/** How to mend a wrong name: the one that was probably meant, else all that there are, else other words. */
export function describeChoice(written: string, known: readonly string[], otherwise?: string): string {
  const nearest = findNearestName(written, known);
  if (nearest !== undefined) return `Did you mean “${nearest}”?`;
  if (otherwise !== undefined) return otherwise;
  const more = known.length > LONGEST_LIST ? ` and ${known.length - LONGEST_LIST} more` : '';
  return `One of: ${known.slice(0, LONGEST_LIST).join(', ')}${more}.`;
}
