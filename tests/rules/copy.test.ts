import { describe, expect, it } from 'vitest';
import { brands } from '@/funnels/brands';
import { registry } from '@/funnels/registry';
import { uiWords } from '@/funnels/words';
import { brandFacts } from '@/lib/brand/brand-facts';
import { fillWords } from '@/lib/copy/fill-words';
import type { Page } from '@/lib/page/page';
import { listShownPages } from '@/tests/support/shown-pages';

/** Claims that no page may make (compliance M-30 to M-45, T-05). */
const BANNED: readonly RegExp[] = [
  /\bfree (plan|premium|coverage|benefit|dental|insurance)/i,
  /\bofficial\b/i,
  /\bgovernment (program|benefit)/i,
  /\bstimulus\b/i,
  /\b(entitled|owed)\b/i,
  /\bclaim your\b/i,
  /\bfinal (call|notice)\b/i,
  /\b(pre-?)?qualif(y|ied)\b/i,
  /\bspots? (left|reserved)\b/i,
  /\bguaranteed?\b/i,
  /\bseniors? only\b/i,
  /\bMedicare (card|office|department|agent)\b/i,
  /(\bbest|#1|\blowest|\btop|\bcheapest) (plan|benefit|coverage|price|rate|insurance|insurer)/i,
  /\b(act now|hurry up|last chance|limited time|today only)\b/i,
  /\b(independent|unbiased)\b(?! agent)/i,
  /\bcongratulations\b/i,
  /\$\s?\d/,
  /!/,
  /\b[A-Z]{5,}\b(?<!HIPAA|MEDICARE)/,
  // The same claims in Spanish.
  /\b(plan|prima|cobertura|beneficio|seguro)e?s? (gratis|gratuit[oa]s?)\b/i,
  /\boficial(es)?\b/i,
  /\b(programa|beneficio)s? del gobierno\b/i,
  /\b(tiene derecho a|le deben|reclame su)\b/i,
  /\b(último aviso|última oportunidad|apúrese|solo hoy|llame ya)\b/i,
  /\b(califica|precalificad[oa])\b/i,
  /\bgarantizad[oa]s?\b/i,
  /\bsolo (para )?(mayores|personas de la tercera edad)\b/i,
  /\b(tarjeta|oficina|departamento|agente) de Medicare\b/i,
  /\b(mejor|mejores|más barat[oa]s?) (plan|planes|beneficios?|cobertura|precios?|seguros?)\b/i,
  /\b(felicidades|felicitaciones)\b/i,
];

/** Every text in a piece of plain data. */
function listTexts(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(listTexts);
}

function listPageTexts({ title = '', description, headline, subheadline, body, exitIntent }: Page): readonly string[] {
  return listTexts([title, description, headline, subheadline, body, exitIntent]);
}

/** Every page, and every variant of a tested page, by the name a fault is reported with. */
const named = listShownPages(registry);

describe.each(named)('the copy of %s', (_name, page) => {
  it('claims nothing that may not be claimed', () => {
    const found = listPageTexts(page).flatMap((text) =>
      BANNED.filter((pattern) => pattern.test(text)).map((pattern) => `${pattern} in "${text}"`),
    );
    expect(found).toEqual([]);
  });

  it('has a headline of at most nine words, a description of at most 160 characters', () => {
    expect(page.headline.split(/\s+/).length).toBeLessThanOrEqual(9);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  it('leaves no braces, no brackets, no to-do', () => {
    for (const code of page.brands) {
      const facts = brandFacts(brands[code], page);
      for (const text of listPageTexts(page)) {
        const filled = page.template === 'legal' ? fillWords(text, facts) : text;
        expect(filled).not.toMatch(/[{}[\]]|TODO|\bnull\b|\bundefined\b/);
      }
    }
  });
});

describe('Medicare landing pages', () => {
  const landings = named.filter(
    ([, page]) => page.template === 'landing' && brands[page.brands[0]].product === 'medicare',
  );

  it.each(landings)('%s says in the headline block that benefits depend on the area (M-35)', (_name, page) => {
    expect(`${page.headline} ${page.subheadline}`).toMatch(/in some areas|en algunas áreas/i);
  });

  it.each(landings)('%s has cards beside which its benefits are qualified (M-36, M-39, M-41)', (_name, page) => {
    expect(page.benefits?.length).toBeGreaterThan(0);
    expect(page.body.map((block) => block.kind)).toContain('benefit-cards');
  });
});

describe('the words of the frame', () => {
  it('make no claims, raise no voice, and speak of no bid', () => {
    const texts = listTexts(uiWords).filter((text) => !text.startsWith('http'));
    const patterns = [...BANNED.filter((pattern) => !pattern.source.includes('HIPAA')), /\bbids?\b/i, /\bpujas?\b/i];
    expect(texts.flatMap((text) => patterns.filter((pattern) => pattern.test(text)).map(() => text))).toEqual([]);
  });

  it('use the same placeholders in both languages', () => {
    const placeholders = (data: unknown) => listTexts(data).map((text) => (text.match(/\{\w+\}/g) ?? []).sort().join());
    expect(placeholders(uiWords.spanish)).toEqual(placeholders(uiWords.english));
  });
});
