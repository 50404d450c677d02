import ts from 'typescript';

/** A stretch of a text and what comes in its place. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text with all its edits, which do not overlap, in any order. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((changed, { start, end, text: put }) => changed.slice(0, start) + put + changed.slice(end), text);
}

/** Takes one of several elements or properties out, with the comments above it and one comma. */
export function removeItem(items: ts.NodeArray<ts.Node>, item: ts.Node): TextEdit {
  const index = items.indexOf(item);
  const [before, after] = [items[index - 1], items[index + 1]];
  if (before) return { start: before.getEnd(), end: item.getEnd(), text: '' };
  return { start: item.getFullStart(), end: after ? after.getFullStart() : items.end, text: '' };
}

/** Puts an element at the end of a list, to be formatted. */
export function appendItem(list: ts.ArrayLiteralExpression, item: string): TextEdit {
  const last = list.elements.at(-1);
  const at = last ? last.getEnd() : list.getStart() + 1;
  return { start: at, end: at, text: last ? `,\n${item}` : `\n${item},\n` };
}

/** The array that a file hands to a function of this name; undefined where it calls none. */
export function findListOf(root: ts.Node, name: string): ts.ArrayLiteralExpression | undefined {
  return ts.forEachChild(root, (node) => {
    const list = ts.isCallExpression(node) && node.expression.getText() === name ? node.arguments.at(-1) : undefined;
    return list && ts.isArrayLiteralExpression(list) ? list : findListOf(node, name);
  });
}

/** The first array that a file declares. */
export function findList(root: ts.Node): ts.ArrayLiteralExpression | undefined {
  return ts.forEachChild(root, (node) => (ts.isArrayLiteralExpression(node) ? node : findList(node)));
}
