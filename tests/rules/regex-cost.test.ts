import { list } from 'isbot';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parseSources, walkSource } from '../support/parse-sources';

/**
 * Lengths, and how many ms are too many: an exponential search stands out among the first, each so near to the next that
 * it is found before it takes for ever; one that starts anew at every character at the two before the last, which is
 * that of an attack (reliability S14). One pass takes a millisecond at most.
 */
const BOUNDS: readonly (readonly [length: number, ms: number])[] = [
  ...[20, 24, 28, 32, 40, 60, 100, 400].map((length) => [length, 100] as const),
  [4000, 100],
  [20_000, 50],
  [100_000, 250],
];
/** From here on only what stood out is tried. */
const CHOOSING_LENGTH = 4000;
const CHOSEN = 3;
const TRIES = 3;

interface Pattern {
  readonly path: string;
  readonly pattern: RegExp;
}

function toRegExp(literal: string): RegExp {
  const end = literal.lastIndexOf('/');
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
}

function listPatterns(): Pattern[] {
  const patterns: Pattern[] = [];
  for (const { path, file } of parseSources()) {
    walkSource(file, (node) => {
      if (ts.isRegularExpressionLiteral(node)) patterns.push({ path, pattern: toRegExp(node.text) });
    });
  }
  return patterns;
}

const PUMPS = [
  'a',
  'A',
  '0',
  '1',
  ' ',
  '\t',
  '\n',
  '.',
  '-',
  '_',
  '@',
  '/',
  '\\',
  '%',
  '&',
  '=',
  '<',
  '(',
  '"',
  "'",
  ',',
  ';',
  ':',
  '+',
  'é',
  '🎉',
  '\u0000',
];
const PAIRS = [
  'a.',
  'a-',
  '0.',
  '1 ',
  ' a',
  ' ,',
  '0-',
  '/a',
  '/.',
  'a@',
  '%2',
  '&a=',
  'a=b&',
  '<a',
  '\\"',
  'a b',
  '555-',
  'aA0',
];
const ENDS = ['', '\u0001'];

/** The plain texts in a pattern: what must be there before and between what repeats. */
function listWords({ source }: RegExp): string[] {
  const words = source
    .replace(/\\[dwsbDWSB]|\\[pu]\{[^}]*\}|\[[^\]]*\]|\{[\d,]*\}|\(\?[:=!<]+/g, '\u0000')
    .replace(/\\(.)/g, '$1')
    .split(/[\u0000()|^$*+?]+/)
    .filter((word) => word !== '' && word.length < 20);
  return [...new Set(words)];
}

/** One way to make a text that a pattern fails on late. */
interface Attack {
  readonly start: string;
  readonly pump: string;
  readonly end: string;
}

function listAttacks(pattern: RegExp): Attack[] {
  const words = listWords(pattern);
  const pumps = [...new Set([...PUMPS, ...PAIRS, ...words])];
  return ['', ...words.slice(0, 1)].flatMap((start) =>
    pumps.flatMap((pump) => ENDS.map((end): Attack => ({ start, pump, end }))),
  );
}

function write({ start, pump, end }: Attack, length: number): string {
  return `${start}${pump.repeat(Math.ceil(length / pump.length))}${end}`;
}

/** In ms of this process's own work: what other processes take of a full machine is no fault of the pattern. */
function measure(pattern: RegExp, text: string): number {
  const before = process.cpuUsage();
  // As the product uses them: to test, and with `g` to replace or to find all.
  if (pattern.global) text.replace(pattern, '');
  else pattern.test(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Slow again and again: a collection of garbage in between is no fault of the pattern. */
function isSlow(pattern: RegExp, text: string, bound: number): boolean {
  for (let turn = 0; turn < TRIES; turn += 1) if (measure(pattern, text) < bound) return false;
  return true;
}

function findAttack(pattern: RegExp): string | undefined {
  let attacks: readonly Attack[] = listAttacks(pattern);
  for (const [length, bound] of BOUNDS) {
    const times: { readonly attack: Attack; readonly ms: number }[] = [];
    for (const attack of attacks) {
      const text = write(attack, length);
      const ms = measure(pattern, text);
      if (ms >= bound && isSlow(pattern, text, bound)) return `${JSON.stringify(attack)} of ${length}`;
      times.push({ attack, ms });
    }
    if (length !== CHOOSING_LENGTH) continue;
    const slowest = times.sort((one, other) => other.ms - one.ms).slice(0, CHOSEN);
    attacks = slowest.map(({ attack }) => attack);
  }
  return undefined;
}

test('no pattern of the product takes long for any text of 100 KB', { timeout: 240_000 }, () => {
  // A header of anybody's is held against it.
  const isbot = { path: 'isbot', pattern: new RegExp(list.join('|'), 'i') };
  const patterns = [...listPatterns(), isbot];
  expect(patterns.length).toBeGreaterThan(50);
  const unique = new Map(patterns.map((one) => [String(one.pattern), one]));
  console.info(`${patterns.length} patterns, ${unique.size} different ones`);
  const faults = [...unique.values()].flatMap(({ path, pattern }) => {
    const attack = findAttack(pattern);
    return attack === undefined ? [] : [`${path}: ${String(pattern)} by ${attack}`];
  });
  expect(faults).toEqual([]);
});

test.each([/^(a+)+$/, /\s+$/, /(\d+\.)+\d+@/])('the search itself finds %s', (pattern) => {
  expect(findAttack(pattern)).toBeDefined();
});

test('patterns are put together only from what authors wrote, and from what an operator looks for, escaped', () => {
  const made: string[] = [];
  for (const { path, file } of parseSources()) {
    walkSource(file, (node) => {
      const isMade = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';
      if (isMade) made.push(path);
    });
  }
  expect(made).toEqual([
    'lib/form/condition.ts',
    'lib/form/zip-states.ts',
    'lib/server/http/direct-pages.ts',
    'lib/server/report-pages/operator-session.ts',
    'lib/server/spool/lines-of-person.ts',
  ]);
});
