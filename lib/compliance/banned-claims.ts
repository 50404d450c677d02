interface BannedClaim {
  readonly rule: string;
  readonly pattern: RegExp;
}

/** In either language, on pages and in the frame (compliance M-30 to M-45, T-05, A-10). */
const BANNED_CLAIMS: readonly BannedClaim[] = [
  { rule: 'M-33', pattern: /\bfree (plan|premium|coverage|benefit|dental|insurance)/i },
  { rule: 'M-30', pattern: /\bofficial\b/i },
  { rule: 'M-30', pattern: /\bgovernment (program|benefit)/i },
  { rule: 'M-45', pattern: /\bstimulus\b/i },
  { rule: 'M-45', pattern: /\b(entitled|owed)\b/i },
  { rule: 'M-45', pattern: /\bclaim your\b/i },
  { rule: 'M-45', pattern: /\bfinal (call|notice)\b/i },
  { rule: 'M-45', pattern: /\b(pre-?)?qualif(y|ied)\b/i },
  { rule: 'T-05', pattern: /\bspots? (left|reserved)\b/i },
  { rule: 'M-45', pattern: /\bguaranteed?\b/i },
  { rule: 'M-31', pattern: /\bseniors? only\b/i },
  { rule: 'M-30', pattern: /\bMedicare (card|office|department|agent)\b/i },
  {
    rule: 'M-34',
    pattern: /(\bbest|#1|\blowest|\btop|\bcheapest) (plan|benefit|coverage|price|rate|insurance|insurer)/i,
  },
  { rule: 'T-05', pattern: /\b(act now|hurry up|last chance|limited time|today only)\b/i },
  { rule: 'R-02', pattern: /\b(independent|unbiased)\b(?! agent)/i },
  { rule: 'T-05', pattern: /\bcongratulations\b/i },
  { rule: 'M-38', pattern: /\$\s?\d/ },
  { rule: 'T-05', pattern: /!/ },
  { rule: 'T-05', pattern: /\b[A-Z]{5,}\b(?<!HIPAA|MEDICARE)/ },
  { rule: 'M-33', pattern: /\b(plan|prima|cobertura|beneficio|seguro)e?s? (gratis|gratuit[oa]s?)\b/i },
  { rule: 'M-30', pattern: /\boficial(es)?\b/i },
  { rule: 'M-30', pattern: /\b(programa|beneficio)s? del gobierno\b/i },
  { rule: 'M-45', pattern: /\b(tiene derecho a|le deben|reclame su)\b/i },
  { rule: 'T-05', pattern: /\b(último aviso|última oportunidad|apúrese|solo hoy|llame ya)\b/i },
  { rule: 'M-45', pattern: /\b(califica|precalificad[oa])\b/i },
  { rule: 'M-45', pattern: /\bgarantizad[oa]s?\b/i },
  { rule: 'M-31', pattern: /\bsolo (para )?(mayores|personas de la tercera edad)\b/i },
  { rule: 'M-30', pattern: /\b(tarjeta|oficina|departamento|agente) de Medicare\b/i },
  {
    rule: 'M-34',
    pattern: /\b(mejor|mejores|más barat[oa]s?) (plan|planes|beneficios?|cobertura|precios?|seguros?)\b/i,
  },
  { rule: 'T-05', pattern: /\b(felicidades|felicitaciones)\b/i },
];

export function listBannedClaims(text: string): readonly { readonly rule: string; readonly words: string }[] {
  return BANNED_CLAIMS.flatMap(({ rule, pattern }) => {
    const words = pattern.exec(text)?.[0];
    return words === undefined ? [] : [{ rule, words }];
  });
}
