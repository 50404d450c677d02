import ts from 'typescript';

/** `describe`, `it` and `test`, also as `it.each(…)` or `test.describe`. */
function readCall(call: ts.CallExpression): { readonly isGroup: boolean } | undefined {
  const parts: string[] = [];
  let callee: ts.Expression = call.expression;
  while (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) {
    if (ts.isPropertyAccessExpression(callee)) parts.push(callee.name.text);
    callee = callee.expression;
  }
  if (!ts.isIdentifier(callee) || !['describe', 'it', 'test'].includes(callee.text)) return undefined;
  return { isGroup: callee.text === 'describe' || parts.includes('describe') };
}

/** The name as it is written; what is filled in stays `%s` or `${name}`. */
function readName(name: ts.Expression | undefined): string | undefined {
  if (name === undefined) return undefined;
  if (ts.isStringLiteralLike(name)) return name.text;
  return ts.isTemplateExpression(name) ? name.getText().slice(1, -1) : undefined;
}

/** The tests of a file, each as `describe > it`, in order. */
export function listTests(path: string, text: string): readonly string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const call = ts.isCallExpression(node) && node.arguments.length > 1 ? readCall(node) : undefined;
    const name = call && ts.isCallExpression(node) ? readName(node.arguments[0]) : undefined;
    if (call === undefined || name === undefined) {
      ts.forEachChild(node, (child) => visit(child, groups));
      return;
    }
    if (!call.isGroup) found.push([...groups, name].join(' > '));
    ts.forEachChild(node, (child) => visit(child, call.isGroup ? [...groups, name] : groups));
  };
  visit(file, []);
  return found;
}
