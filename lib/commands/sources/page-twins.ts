import { pages } from '@/funnels/pages';
import { describeChoice } from '@/lib/lint/nearest-name';
import type { Language } from '@/lib/names/language';
import type { Page } from '@/lib/page/page';
import { applyEdits } from './list-edits';
import { setProperty } from './page-entry';
import { NONE, parseBrands } from './parse-answers';
import { listSourceEntries, type SourceFile } from './source-entries';

/** What is answered of a new page that a twin has to fit. */
type Paired = Readonly<Partial<Record<'brands' | 'form' | 'language' | 'twin', string>>>;

/** The language that is not the page's. */
export function otherLanguage(language: string | undefined): Language {
  return language === 'spanish' ? 'english' : 'spanish';
}

/** The page that is there already and becomes the twin of a new one; undefined where both are new, or there is none. */
export function findKnownTwin({ twin, brands: answer }: Paired): Page | undefined {
  return pages.find(({ path, brands }) => path === twin && parseBrands(answer).some((code) => brands.includes(code)));
}

/** What keeps a page that is there from being the twin of a new one. */
export function findTwinFault(twin: Page, { language, form, brands: answer }: Paired): string | undefined {
  const { path, alternate, brands } = twin;
  if (alternate !== undefined) return `${path} has a twin: ${alternate}.`;
  if (twin.language !== otherLanguage(language)) return `${path} is in ${twin.language} too.`;
  if (brands.toSorted().join() !== parseBrands(answer).toSorted().join())
    return `${path} is on ${brands.join(', ')}: give the new page the same brands.`;
  const asked = twin.form ?? NONE;
  return form === undefined || form === asked
    ? undefined
    : `${path} asks another form. ${describeChoice(form, [asked])}`;
}

/** The file of a page that is there, once it names its new twin, to be formatted; undefined where a rule makes its entry. */
export function linkTwin(sources: readonly SourceFile[], name: Page['name'], path: string): SourceFile | undefined {
  const own = listSourceEntries(sources).find((entry) => entry.name === name);
  const source = sources.find(({ file }) => file === own?.file);
  if (!own || !source) return undefined;
  return { file: source.file, text: applyEdits(source.text, [setProperty(own.node, 'alternate', path, 'brands')]) };
}
