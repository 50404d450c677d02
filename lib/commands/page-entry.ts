/** What a new page is written from. */
export interface NewPage {
  readonly path: string;
  readonly brands: readonly string[];
  readonly template: string;
  readonly form?: string;
  readonly language?: string;
  readonly title: string;
  readonly description: string;
  readonly headline: string;
  readonly subheadline: string;
  /** One material id for each Medicare brand. */
  readonly smid?: Readonly<Record<string, string>>;
}

/** The page's name: its path without slashes. */
export function buildPageName(path: string): string {
  return path.replace(/^\//, '').replaceAll('/', '-');
}

/** The name of the constant that holds the page. */
export function buildConstantName(path: string): string {
  const name = buildPageName(path).replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());
  return /^\d/.test(name) ? `page${name}` : name;
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** The entry of a new page, as its source; its body is still empty. */
export function writeEntry(page: NewPage): string {
  const { path, brands, template, form, language, title, description, headline, subheadline, smid } = page;
  const lines = [
    `name: ${quote(buildPageName(path))}`,
    `path: ${quote(path)}`,
    `brands: [${brands.map(quote).join(', ')}]`,
    ...(language === 'spanish' ? [`language: 'spanish'`] : []),
    ...(smid
      ? [
          `smid: { ${Object.entries(smid)
            .map(([brand, id]) => `${brand}: ${quote(id)}`)
            .join(', ')} }`,
        ]
      : []),
    `template: ${quote(template)}`,
    `title: ${quote(title)}`,
    `description: ${quote(description)}`,
    `headline: ${quote(headline)}`,
    `subheadline: ${quote(subheadline)}`,
    ...(form === undefined ? [] : [`form: ${quote(form)}`]),
    'body: []',
  ];
  return `const ${buildConstantName(path)} = definePage({\n${lines.map((line) => `  ${line},`).join('\n')}\n});`;
}

/** The source of one page's entry in a file; undefined when the file does not have it. */
export function findEntry(source: string, pageName: string): string | undefined {
  return [...source.matchAll(/^const \w+ = definePage\(\{\n[\s\S]*?^\}\);/gm)]
    .map(([entry]) => entry)
    .find((entry) => entry.includes(`\n  name: '${pageName}',`));
}

/** Another page's entry as the start of a new one: its words and blocks, under a path, brands and ids of its own. */
export function copyEntry(entry: string, page: Pick<NewPage, 'path' | 'brands' | 'smid'>): string {
  const { path, brands, smid } = page;
  const ids = smid && Object.entries(smid).map(([brand, id]) => `${brand}: ${quote(id)}`);
  return entry
    .replace(/^const \w+/, `const ${buildConstantName(path)}`)
    .replace(/^ {2}name: .*$/m, `  name: ${quote(buildPageName(path))},`)
    .replace(/^ {2}path: .*$/m, `  path: ${quote(path)},`)
    .replace(/^ {2}brands: .*$/m, `  brands: [${brands.map(quote).join(', ')}],`)
    .replace(/^ {2}alternate: .*\n/m, '')
    .replace(/^ {2}xsmid: \{[\s\S]*?\},\n/m, '')
    .replace(/^ {2}smid: \{[\s\S]*?\},\n/m, ids ? `  smid: { ${ids.join(', ')} },\n` : '');
}

/** A family's file with an entry more, and the entry's constant in its list. Throws when the file has no list. */
export function insertEntry(source: string, path: string, entry: string): string {
  const list = /^export const \w+Pages: readonly Page\[\] = \[/m.exec(source);
  if (!list) throw new Error('The file has no list of pages (export const …Pages: readonly Page[] = […]).');
  const end = source.indexOf(']', list.index + list[0].length);
  const before = source.slice(0, list.index);
  const names = source.slice(list.index + list[0].length, end).replace(/,?\s*$/, '');
  return `${before}/** ${path} */\n${entry}\n\n${list[0]}${names}, ${buildConstantName(path)}${source.slice(end)}`;
}
