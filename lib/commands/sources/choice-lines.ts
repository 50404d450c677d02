import { forms } from '@/funnels/forms';
import { brands } from '@/funnels/brands';
import { pages } from '@/funnels/pages';
import type { BrandCode } from '@/lib/names/brand-code';
import type { FormName, TemplateName } from '@/lib/names/page-names';
import type { Page } from '@/lib/page/page';

/** What each template is for. */
export const TEMPLATE_LINES: Readonly<Record<Exclude<TemplateName, 'not-found'>, string>> = {
  landing: 'the first question beside a headline and a picture, blocks below',
  quiz: 'one tap after the other, and few words',
  chat: 'the questions as a conversation with an automated assistant',
  call: 'the telephone number first, the question after it',
  listing: 'a list of entries of equal anatomy to compare',
  'ad-list': 'other companies’ advertisements, by ZIP',
  advertorial: 'a long article that leads to the question',
  reviews: 'insurers in alphabetical order, each with a page of its own',
  'carrier-review': 'one insurer: its facts, strengths and limits',
  comparison: 'two or more insurers in one table',
  selector: 'choices that lead to pages of their own',
  catalogue: 'benefits in cards, each with its page',
  offer: 'one subject, one screen, one question',
  legal: 'terms and privacy: headings, paragraphs, tables',
  preview: 'for colleagues: parts of pages side by side',
  test: 'for colleagues: one behaviour a page',
};

/** Where a choice can be looked at: the first page that has it, on one of these brands where there is one. */
export function findSeenAt(
  isMeant: (page: Page) => boolean,
  codes: readonly BrandCode[],
  port: number,
): string | undefined {
  const meant = pages.filter(isMeant);
  const near = meant.find((page) => page.brands.some((code) => codes.includes(code))) ?? meant[0];
  const code = near?.brands.find((own) => codes.includes(own)) ?? near?.brands[0];
  return near && `seen at http://${code}.localhost:${port}${near.path}`;
}

/** A form by what it asks. */
export function describeForm(name: FormName): string {
  const { steps } = forms[name];
  return `${steps.length} ${steps.length === 1 ? 'screen' : 'screens'}: ${steps.join(', ')}`;
}

export function describeBrand(code: BrandCode): string {
  const { name, product, language } = brands[code];
  return `${name}, ${product}${language === 'spanish' ? ', in Spanish' : ''}`;
}
