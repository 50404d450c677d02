import type { LocalizedText } from '@/lib/names/language';

/** Ways of making one claim, with what may be said instead. Patterns read one sentence, in lower case, without accents. */
export interface ClaimFamily {
  /** The compliance rule that it breaks. */
  readonly rule: string;
  readonly instead: LocalizedText;
  readonly patterns: readonly RegExp[];
  /** What makes the sentence lawful after all: it denies the claim, asks, warns, or leaves it open. Default none. */
  readonly lawfulWhen?: readonly Exception[];
}

/**
 * `open`: it may be so, or an agent finds out. `official`: it points at the government’s own site. `relative`: what comes
 * first is not always best. `call`: what costs
 * nothing is a call, a quote or advice. `letter`: a paper that the visitor has. */
export type Exception = 'denied' | 'asked' | 'open' | 'warning' | 'official' | 'letter' | 'relative' | 'call';

const EXCEPTIONS: Readonly<Record<Exclude<Exception, 'asked'>, RegExp>> = {
  denied:
    /\b(not?|nothing|nada|never|nobody|none|neither|nor|without|cannot|isn.t|aren.t|doesn.t|don.t|won.t|can.t|ni|nunca|nadie|ningun|ninguna|ninguno|tampoco)\b/,
  open: /\b(may|might|whether|if|puede|podria|tal vez|es posible|si)\b/,
  warning: /\b(beware|promises?|anything that says|promete|prometa|desconfie|scams?|estafas?)\b/,
  official: /\b(medicare|ssa)\.gov\b/,
  call: /\b(calls?|quotes?|asking|ask|advice|help|counsel\w*|visits?|llamadas?|cotizacion(es)?|preguntar|ayuda|consejos?|linea|numeros?|visitas)\b/,
  relative: /\b(not always|no siempre)\b/,
  letter: /\b(letter|carta)\b/,
};

/** Whether something in a sentence makes it lawful. A question begins with its verb or its mark, or ends with one. */
export function isLawful(sentence: string, exceptions: readonly Exception[]): boolean {
  return exceptions.some((exception) =>
    exception === 'asked' ? /\?\s*$|^\s*¿/.test(sentence) : EXCEPTIONS[exception].test(sentence),
  );
}
