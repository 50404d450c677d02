import ts from 'typescript';
import { describeChoice, findNearestName } from '@/lib/lint/nearest-name';

/** What is wrong in a line, and how to mend it. */
export interface Explanation {
  readonly what: string;
  readonly mend: string;
}

const LONGEST_MESSAGE = 160;

/** The innermost node at a place. */
export function findNode(source: ts.SourceFile, position: number): ts.Node {
  let found: ts.Node = source;
  const visit = (node: ts.Node): void => {
    if (node.getStart(source) > position || position >= node.getEnd()) return;
    found = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

/** The texts that may stand in a place; empty where other things may. */
function listTexts(type: ts.Type | undefined): readonly string[] {
  if (!type) return [];
  const parts = (type.isUnion() ? type.types : [type]).filter((part) => (part.flags & ts.TypeFlags.Undefined) === 0);
  return parts.every((part) => part.isStringLiteral()) ? parts.map((part) => part.value) : [];
}

/** The keys of whatever object may stand here. */
function listKeys(object: ts.Node, checker: ts.TypeChecker): readonly string[] {
  if (!ts.isObjectLiteralExpression(object)) return [];
  const type = checker.getContextualType(object);
  const parts = type?.isUnion() ? type.types : type ? [type] : [];
  const kind = object.properties.find((property) => property.name?.getText() === 'kind');
  const words = kind && ts.isPropertyAssignment(kind) ? kind.initializer.getText().slice(1, -1) : undefined;
  const isMeant = (part: ts.Type): boolean => {
    const own = part.getProperty('kind');
    return !own || !words || listTexts(checker.getTypeOfSymbol(own)).includes(words);
  };
  return [
    ...new Set(parts.filter(isMeant).flatMap((part) => checker.getPropertiesOfType(part).map(({ name }) => name))),
  ];
}

/** The value that a key was given, where the fault stands at the key. */
function findValue(node: ts.Node): ts.Node {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node ? node.parent.initializer : node;
}

/** A block, or any other object that is told apart by its `kind`, of a kind that there is not. */
function explainKind(node: ts.Node, checker: ts.TypeChecker): Explanation | undefined {
  const value = findValue(node);
  const isOfKind = ts.isPropertyAssignment(value.parent) && value.parent.name.getText() === 'kind';
  if (!isOfKind || !ts.isStringLiteralLike(value) || !ts.isObjectLiteralExpression(value.parent.parent))
    return undefined;
  const outer = value.parent.parent;
  const type = checker.getContextualType(ts.isArrayLiteralExpression(outer.parent) ? outer.parent : outer);
  const entry =
    type && ts.isArrayLiteralExpression(outer.parent) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : type;
  const parts = entry?.isUnion() ? entry.types : [];
  const kinds = parts.flatMap((part) => {
    const kind = part.getProperty('kind');
    return kind ? listTexts(checker.getTypeOfSymbol(kind)) : [];
  });
  if (kinds.length === 0 || kinds.includes(value.text)) return undefined;
  return { what: `there is no kind “${value.text}”`, mend: describeChoice(value.text, kinds) };
}

function explainValue(node: ts.Node, checker: ts.TypeChecker): Explanation | undefined {
  const value = findValue(node);
  if (!ts.isExpression(value)) return undefined;
  const known = listTexts(checker.getContextualType(value));
  const key = ts.isPropertyAssignment(value.parent) ? value.parent.name.getText() : 'this list';
  if (ts.isStringLiteralLike(value) && known.length > 0) {
    return { what: `“${value.text}” is none of the names for ${key}`, mend: describeChoice(value.text, known) };
  }
  const wanted = checker.getContextualType(value);
  if (!wanted || !ts.isPropertyAssignment(value.parent)) return undefined;
  const words = checker.typeToString(wanted);
  return words.length > 60 || known.length > 0
    ? undefined
    : {
        what: `\`${key}\` has a value of another kind`,
        mend: `It wants ${words.replace(/^Fact<(.+)>$/, 'sample(…) or confirmed(…) of $1')}.`,
      };
}

const MISSING_ONE = /Property '(\w+)' is missing in type/;
const MISSING_MORE = /missing the following properties from type '[^']+': ([\w, ]+)/;

function explainMissing(message: string): Explanation | undefined {
  const names = MISSING_ONE.exec(message)?.[1] ?? MISSING_MORE.exec(message)?.[1];
  if (names === undefined || names.startsWith('toString')) return undefined;
  const listed = names.replace(/ and \d+ more/, '');
  return { what: `it has no ${listed.replaceAll(', ', ', no ')}`, mend: 'Add it to the entry.' };
}

function explainKey(message: string, node: ts.Node, checker: ts.TypeChecker): Explanation | undefined {
  const key = /'(\w+|"[^"]+"|'[^']+')' does not exist in type/.exec(message)?.[1];
  if (key === undefined) return undefined;
  const object = ts.isPropertyAssignment(node.parent) ? node.parent.parent : node.parent;
  const keys = listKeys(object, checker);
  const nearest = findNearestName(key, keys);
  const all = keys.length > 0 ? `One of: ${keys.join(', ')}.` : 'Take it out.';
  return { what: `there is no key ${key}`, mend: nearest === undefined ? all : `Did you mean “${nearest}”?` };
}

const LITERAL = /Type '"([^"]+)"' is not assignable to type '((?:"[^"]+"(?: \| )?)+)'/;

/** A name that stands deep in a value, as the innermost sentence of a message says. */
function explainInnermost(message: string): Explanation | undefined {
  const [, written, known] = LITERAL.exec(message) ?? [];
  if (written === undefined || known === undefined) return undefined;
  const names = [...known.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  return { what: `there is no “${written}” here`, mend: describeChoice(written, names) };
}

function explainUnknown(message: string, node: ts.Node, checker: ts.TypeChecker): Explanation | undefined {
  const name = /^Cannot find name '(\w+)'/.exec(message)?.[1];
  if (name === undefined) return undefined;
  const known = checker
    .getSymbolsInScope(node, ts.SymbolFlags.Value | ts.SymbolFlags.Alias)
    .map((symbol) => symbol.name);
  const mend = 'Put words in quotes, or import what bears that name.';
  return { what: `there is nothing called ${name}`, mend: describeChoice(name, known, mend) };
}

/** The first name of a list that may not stand there. */
export function findWrongElement(node: ts.Node, checker: ts.TypeChecker): ts.Node | undefined {
  const list = findValue(node);
  if (!ts.isArrayLiteralExpression(list)) return undefined;
  return list.elements.find((element) => {
    const known = listTexts(checker.getContextualType(element));
    return ts.isStringLiteralLike(element) && known.length > 0 && !known.includes(element.text);
  });
}

/** A compiler’s message in words for an author. */
export function explain(message: string, isSyntax: boolean, node: ts.Node, checker: ts.TypeChecker): Explanation {
  const explained = isSyntax
    ? undefined
    : (explainKey(message, node, checker) ??
      explainKind(node, checker) ??
      explainMissing(message) ??
      explainUnknown(message, node, checker) ??
      explainValue(node, checker) ??
      explainInnermost(message));
  const [sentence = message] = message.split(/(?<=\.)\s/);
  return (
    explained ?? {
      what: sentence.replace(/\.$/, '').slice(0, LONGEST_MESSAGE),
      mend: isSyntax
        ? 'Look here and at the line before for a missing comma, quote or bracket.'
        : 'The names in this line must be those of what is imported or declared.',
    }
  );
}
