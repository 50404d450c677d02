import { listBannedClaims } from '@/lib/compliance/banned-claims';
import type { Language } from '@/lib/names/language';
import type { TemplateName } from '@/lib/names/page-names';
import { isForeignText } from './guess-language';
import { when, type FoundFault, type PageRule } from './page-fault';
import { listPageTexts } from './page-texts';
import { listNumberFaults } from './written-numbers';

/** Sentences that a visitor must not read, each with what to say instead. */
export function listClaimFaults(texts: readonly string[], language: Language): readonly FoundFault[] {
  return texts.flatMap((text) =>
    listBannedClaims(text).map(({ rule, words, instead }) => ({
      rule,
      what: language === 'spanish' ? `dice “${words}”` : `it says “${words}”`,
      mend: instead[language],
      near: text,
    })),
  );
}

const claims: PageRule = (page) => listClaimFaults(listPageTexts(page), page.language);

const numbers: PageRule = (page) => listNumberFaults(listPageTexts(page), page.language);

/** The keys of empty texts and lists in a block, wherever they stand in it. */
function listEmptyKeys(data: unknown, key: string): readonly string[] {
  if (typeof data === 'string') return data.trim() === '' ? [key] : [];
  if (typeof data !== 'object' || data === null) return [];
  if (Array.isArray(data)) return data.length === 0 ? [key] : data.flatMap((entry) => listEmptyKeys(entry, key));
  return Object.entries(data).flatMap(([name, value]) => listEmptyKeys(value, name));
}

const empty: PageRule = ({ title, description, headline, subheadline, body, exitIntent }) => {
  const head = listEmptyKeys({ title, description, headline, subheadline, ...exitIntent }, '');
  const blocks = body.flatMap((block) => listEmptyKeys(block, block.kind).map((key) => ({ key, kind: block.kind })));
  return [
    ...head.map((key) => ({ rule: 'empty', what: `\`${key}\` is empty`, mend: 'Write it.', near: key })),
    ...blocks.map(({ key, kind }) => ({
      rule: 'empty',
      what: `the block ${kind} has nothing in \`${key}\``,
      mend: 'Fill it, or take the block out.',
      near: kind,
    })),
  ];
};

const uneven: PageRule = ({ body }) =>
  body.flatMap((block) => {
    if (block.kind !== 'comparison-table') return [];
    const row = block.rows.find((cells) => cells.length !== block.columns.length);
    return when(row !== undefined, {
      rule: 'empty',
      what: `the table “${block.heading}” has ${block.columns.length} columns, and a row of ${row?.length}`,
      mend: 'Give each row one cell a column.',
      near: row?.[0] ?? block.heading,
    });
  });

const language: PageRule = (page) => {
  const texts = listPageTexts({ ...page, body: page.body.filter(({ kind }) => kind !== 'sources') });
  return texts
    .filter((text) => isForeignText(text, page.language))
    .map((text) => ({
      rule: 'language',
      what:
        page.language === 'spanish'
          ? 'está en inglés en una página en español'
          : 'it is in Spanish on a page in English',
      mend: page.language === 'spanish' ? 'Escríbalo en español, de usted.' : 'Write it in English.',
      near: text,
    }));
};

const LEFT_OVER = /\bTODO\b|\b[Ll]orem ipsum\b|\[insert|\[[A-Z ]+\]|\bundefined\b|\bnull\b/;

const unfinished: PageRule = (page) =>
  listPageTexts(page).flatMap((text) => {
    const words = LEFT_OVER.exec(text)?.[0];
    return when(words !== undefined, {
      rule: 'unfinished',
      what: `it still says “${words}”`,
      mend: 'Write what belongs there.',
      near: text,
    });
  });

const review: PageRule = ({ review: read }) =>
  when(read !== undefined && (read.by.trim() === '' || !/^\d{4}-\d\d-\d\d$/.test(read.on)), {
    rule: 'review',
    what: 'its review does not say who read it and when',
    mend: "Let npm run review write it, or review: { by: 'name', on: '2026-12-31' }.",
    near: 'review',
  });

/**
 * What two lines hold on a phone of 390 px in the widest face that one may set our pages in, DejaVu Sans at 16 px: two
 * times 350 px by 8.6 px a letter, less what the break costs.
 */
export const LONGEST_QUALIFIER = 78;

/** They name who publishes them and when, or show colleagues what a long line does. */
const WITHOUT_FIRST_SCREEN: readonly TemplateName[] = ['legal', 'test'];

const qualifier: PageRule = ({ template, subheadline }) =>
  when(subheadline.length > LONGEST_QUALIFIER && !WITHOUT_FIRST_SCREEN.includes(template), {
    rule: 'qualifier',
    what: `the line under the headline is too long: ${subheadline.length} characters`,
    mend: `At most ${LONGEST_QUALIFIER}, which is two lines on a phone: what it offers, then where or for whom.`,
    near: subheadline,
  });

/** What a page says, in any product. */
export const WORD_RULES: readonly PageRule[] = [
  claims,
  numbers,
  empty,
  uneven,
  language,
  unfinished,
  qualifier,
  review,
];
