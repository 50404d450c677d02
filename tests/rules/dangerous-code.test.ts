import ts from 'typescript';
import { expect, test } from 'vitest';
import { parseSources, walkSource } from '../support/parse-sources';

/** The text of what is called or made, as `document.write` or `Function`. */
function findCallee(node: ts.Node): string | undefined {
  return ts.isCallExpression(node) || ts.isNewExpression(node) ? node.expression.getText() : undefined;
}

/** Markup that is put into a page as it stands. */
function isRawMarkup(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node)) return node.name.getText() === 'dangerouslySetInnerHTML';
  const isAssigned =
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    /\.(inner|outer)HTML$/.test(node.left.getText());
  return (
    isAssigned || /\.(insertAdjacentHTML|createContextualFragment)$|^document\.write(ln)?$/.test(findCallee(node) ?? '')
  );
}

function isEvaluation(node: ts.Node): boolean {
  const callee = findCallee(node);
  if (callee === undefined) return false;
  if (/^(globalThis\.|window\.)?(eval|Function)$/.test(callee)) return true;
  const [first] = (node as ts.CallExpression).arguments;
  return /^(window\.)?set(Timeout|Interval)$/.test(callee) && first !== undefined && ts.isStringLiteralLike(first);
}

/** What can open a connection: modules of Node, libraries, and globals of the platform. */
const OUTBOUND_MODULES = /^(node:)?(https?|http2|net|tls|dgram|dns|child_process)$|^(undici|pg|@(nats-io|sentry)\/.+)$/;
/** What only listens, or only reads addresses. */
const INBOUND_NAMES = new Set([
  ...['BlockList', 'IncomingMessage', 'isIP', 'SocketAddress', 'Server', 'ServerResponse', 'STATUS_CODES'],
]);
const OUTBOUND_GLOBALS = /^(globalThis\.)?(fetch|WebSocket|EventSource)$/;

function isOutbound(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node)) {
    const isType = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    const names = node.importClause?.namedBindings;
    const isInbound =
      names &&
      ts.isNamedImports(names) &&
      names.elements.every(({ isTypeOnly, name }) => isTypeOnly || INBOUND_NAMES.has(name.text));
    return !isType && !isInbound && OUTBOUND_MODULES.test((node.moduleSpecifier as ts.StringLiteral).text);
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return OUTBOUND_MODULES.test((node.arguments[0] as ts.StringLiteral).text);
  }
  return OUTBOUND_GLOBALS.test(findCallee(node) ?? '');
}

/** SQL that is put together from parts where it is asked. */
function isWovenQuery(node: ts.Node): boolean {
  if (!/\.(query|execute)$|^(pglite|queryable)\.exec$/.test(findCallee(node) ?? '')) return false;
  const [sql] = (node as ts.CallExpression).arguments;
  return sql !== undefined && (ts.isTemplateExpression(sql) || ts.isBinaryExpression(sql));
}

/** How often something stands in each file, files without it left out. */
function count(isFound: (node: ts.Node) => boolean, within: RegExp): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { path, file } of parseSources().filter((source) => within.test(source.path))) {
    walkSource(file, (node) => {
      if (isFound(node)) counts[path] = (counts[path] ?? 0) + 1;
    });
  }
  return counts;
}

const ANYWHERE = /./;
/** Commands are started by people at a terminal; browsers have a content policy. */
const SERVER = /^(app|lib\/server|middleware|instrumentation\.)/;

test('there are no server actions', () => {
  const isDirective = (node: ts.Node) => ts.isStringLiteralLike(node) && node.text === 'use server';
  expect(count(isDirective, ANYWHERE)).toEqual({});
});

test('raw markup stands only where all of it is ours', () => {
  expect(count(isRawMarkup, ANYWHERE)).toEqual({
    'components/shell/early-page-data.tsx': 1,
    'components/shell/missing-scripts.tsx': 1,
    'components/shell/starter.tsx': 1,
    'components/shell/structured-data.tsx': 1,
    'components/shell/theme-style.tsx': 1,
  });
});

test('no text is run as code', () => expect(count(isEvaluation, ANYWHERE)).toEqual({}));

test('no request is passed on to another server', () => {
  const isRewrite = (node: ts.Node) => ts.isPropertyAssignment(node) && node.name.getText() === 'rewrites';
  const isMethod = (node: ts.Node) => ts.isMethodDeclaration(node) && node.name.getText() === 'rewrites';
  expect(count((node) => isRewrite(node) || isMethod(node), /^next\.config\.ts$/)).toEqual({});
  // Within the site, from the middleware alone, to addresses that the router makes.
  expect(count((node) => findCallee(node) === 'NextResponse.rewrite', ANYWHERE)).toEqual({ 'middleware.ts': 1 });
});

test('the server opens connections in seven files, and asks `ps` for processes where there is no /proc', () => {
  expect(Object.keys(count(isOutbound, SERVER)).sort()).toEqual([
    'lib/server/destinations/nats-link.ts',
    'lib/server/destinations/nats.ts',
    'lib/server/destinations/post-outside.ts',
    'lib/server/outbound/outbound.ts',
    'lib/server/platform/report-error.ts',
    'lib/server/store/postgres-database.ts',
    'lib/server/store/process-identity.ts',
    'lib/server/studio/answer-studio.ts',
  ]);
});

test('SQL takes values as parameters; only our own names, months and conditions are woven in', () => {
  expect(count(isWovenQuery, ANYWHERE)).toEqual({
    'lib/server/store/brief-step.ts': 1,
    'lib/server/store/event-months.ts': 4,
    'lib/server/store/migrate.ts': 2,
    'lib/server/store/people.ts': 3,
    'lib/server/store/retention.ts': 1,
  });
});

test('the search itself finds what it looks for', () => {
  const find = (code: string, isFound: (node: ts.Node) => boolean) => {
    let found = 0;
    const file = ts.createSourceFile('x.tsx', code, ts.ScriptTarget.Latest, true);
    walkSource(file, (node) => (found += isFound(node) ? 1 : 0));
    return found;
  };
  const markup = 'a.innerHTML = b; document.write(c); const d = <p dangerouslySetInnerHTML={e} />;';
  expect(find(markup, isRawMarkup)).toBe(3);
  expect(find('eval("1"); new Function("1"); setTimeout("x()", 1); setTimeout(f, 1);', isEvaluation)).toBe(3);
  expect(
    find('import { get } from "node:https"; import type { Socket } from "node:net"; fetch("/");', isOutbound),
  ).toBe(2);
  expect(
    find('d.query(`SELECT ${a}`); d.query("SELECT " + a); d.query(SELECT); d.query("SELECT 1");', isWovenQuery),
  ).toBe(2);
});
