/**
 * Takes out of a style sheet what only its readers need: it travels in the document head, past the bundler's own
 * minifier. Blanks stay where they mean something: before a colon, around `+`, `*` and `/`.
 */
export function squeezeCss(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/@media \(/g, '@media(')
    .replace(/='([\w-]+)'\]/g, '=$1]')
    .replace(/;\}/g, '}')
    .replace(/\b0\.(?=\d)/g, '.')
    .trim();
}
