import type { ClaimFamily } from './claim-family';
import { NO_AMOUNT, PRESSING_CLAIMS } from './pressing-claims';

const MAY_BE_AVAILABLE = {
  english: 'Say “may be available in some areas”, or “some plans include …”.',
  spanish: 'Diga “puede estar disponible en algunas áreas”, o “algunos planes incluyen …”.',
};
const NO_SPONSOR = {
  english: 'Take it out: only say what we are, and that we are not connected with the government.',
  spanish: 'Quítelo: diga solo quiénes somos, y que no estamos conectados con el gobierno.',
};
const COMPARE = {
  english: 'Say “compare plans”, “find out what fits you”; a rank needs a source and a date.',
  spanish: 'Diga “compare planes”, “vea cuál le conviene”; un primer lugar necesita fuente y fecha.',
};
const PEOPLE_WITH_MEDICARE = {
  english: 'Say “people with Medicare”.',
  spanish: 'Diga “personas con Medicare”.',
};

/** What may not be said, in either language, as each is claimed in everyday advertising (compliance 1d, 4, 7a). */
export const CLAIM_FAMILIES: readonly ClaimFamily[] = [
  {
    rule: 'M-33',
    instead: {
      english: 'Say “$0 premium plans may be available in some areas”; free is only a call, a quote or advice.',
      spanish: 'Diga “puede haber planes con prima de $0 en algunas áreas”; gratis es solo la llamada o la cotización.',
    },
    patterns: [
      /\bfree (?:(?!quote|call|help|advice|review)\w+ ){0,2}(plans?|premiums?|coverage|benefits?|dental|insurance|grocer(y|ies)|food|money|cards?|medicare|allowances?|rides?|glasses|hearing aids?|cash)\b/,
      /\b(plan(es)?|primas?|cobertura|beneficios?|seguros?|comestibles|dinero|tarjetas?|asignacion(es)?|viveres|comida|lentes|audifonos) (?:\w+ ){0,2}grat(is|uit[oa]s?)\b/,
      /\bgrat(is|uit[oa]s?) (para (todos|mayores|usted)|planes?|cobertura|seguros?)\b/,
    ],
    lawfulWhen: ['denied', 'asked', 'warning'],
  },
  {
    rule: 'M-33',
    instead: MAY_BE_AVAILABLE,
    patterns: [
      /(?<![-\w]|feel |is |are )free(?![-\w]| (to|of|from|quotes?|calls?|help|advice|reviews?|samples?|services?|local|counsel\w*)\b)/,
      /(?<!cotizaci\w+ |llamadas? (es )?|ayuda |consejos? |servicios? |es )grat(is|uit[ao])\b/,
    ],
    lawfulWhen: ['denied', 'asked', 'warning', 'call'],
  },
  {
    rule: 'M-33',
    instead: MAY_BE_AVAILABLE,
    patterns: [
      /\bno-cost (medicare )?(plans?|coverage|benefits?|cards?)\b|^pay nothing\b|^no pague nada\b/,
      /\bno cost (to|for) (any(body|one)|every(body|one)|all)\b/,
      /\bsin costo para (todos|todas|cualquiera)\b/,
    ],
    lawfulWhen: ['asked', 'open'],
  },
  {
    rule: 'M-30',
    instead: NO_SPONSOR,
    patterns: [
      /\boficial(es)?\b|\bofficial\b/,
      /\b(notice|alert) from (the )?(department|office|bureau|medicare|social security|government)\b/,
      /\b(endorsed|backed|certified|recommended|sponsored|authorized|approved) by (medicare|cms|hhs|social security|the government|the federal|the state)\b(?<!sponsor\w* (approved|certified) by medicare)/,
      /\bgovernment (programs?|benefits?)\b/,
      /\b(medicare|the government|congress|social security) (has |have |just |now )*(approved|released|unlocked) (this|your|new|more|a new)\b/,
      /\b(medicare|el gobierno|el congreso) (ya )?(aprobo|libero|acaba de (aprobar|liberar)) (esta|este|su|mas|dinero|un nuevo|una nueva)\b/,
      /\bfederal (benefits? )?(office|department|bureau)\b/,
      /\bmedicare (office|department|agent)\b/,
      /\b(aviso|alerta) (del|de la|de) (departamento|oficina|medicare|seguro social|gobierno)\b/,
      /\b(respaldad|certificad|recomendad|autorizad|aprobad)[oa]s? por (medicare|cms|el seguro social|el gobierno)\b(?<!patrocinador.{0,60})/,
      /\b(programa|beneficio)s? del gobierno\b/,
      /\b(oficina|departamento) federal\b|\bde parte (de la oficina|del gobierno|del departamento)\b/,
      /\b(oficina|departamento|agente) de medicare\b/,
    ],
    lawfulWhen: ['denied', 'asked', 'official', 'warning'],
  },
  {
    rule: 'M-30',
    instead: NO_SPONSOR,
    patterns: [/\bmedicare cards?\b/, /\btarjetas? de medicare\b/],
    lawfulWhen: ['denied', 'asked', 'letter', 'warning'],
  },
  {
    rule: 'M-31',
    instead: PEOPLE_WITH_MEDICARE,
    patterns: [
      /\bseniors? (citizens )?only\b/,
      /\b(only|just|exclusively|exclusive|reserved) (for|to) (\w+ )?(seniors?|retirees|older adults|people over)\b/,
      /\b(solo|solamente|exclusiv\w+|unicamente|reservad[oa]s?) para (\w+ )?(mayores|jubilados|personas mayores|adultos mayores|la tercera edad|personas de la tercera edad)\b/,
    ],
    lawfulWhen: ['denied'],
  },
  {
    rule: 'M-32',
    instead: {
      english: 'Say “eligibility depends on the plan”, “may be available if you have certain chronic conditions”.',
      spanish: 'Diga “depende del plan”, “puede estar disponible si tiene ciertas condiciones crónicas”.',
    },
    patterns: [
      /\bif you (earn|make) (less than|under|below)\b/,
      /\blow[- ]income (seniors|people|adults|families)\b.{0,20}\b(get|receive|paid|claim)\b/,
      /\b(diabetics|heart patients|cancer patients)[,:]? (get|claim|call|receive)\b/,
      /\bsi (usted )?gana menos de\b/,
      /\bde bajos (ingresos|recursos)\b.{0,20}\b(cobran|reciben|obtienen|reclamen)\b/,
      /\b(diabeticos|enfermos)[,:]? (obtengan|reclamen|reciban|llamen)\b/,
    ],
  },
  {
    rule: 'M-34',
    instead: COMPARE,
    patterns: [
      /(\bbest|#1|\bnumber one|\blowest|\b(our|the) top-rated|\bsmartest) ((medicare|dental|car|auto|life|health|advantage|insurance|available) ){0,2}(plans?|benefits?|coverage|prices?|rates?|insurance|insurers?|premiums?|investment)\b/,
      /\b(top|cheapest) (plans?|benefits?|coverage|prices?|rates?|insurance|insurers?|premiums?)\b/,
      /\b(nobody|no one|nothing) (beats|can beat)\b|\bbeats? all others\b/,
      /\bmost (trusted|popular|affordable|complete) ((medicare|car|auto|life|health) )?(plans?|insurance|insurers?|coverage)\b|\bmas (confiable|popular|completo)s? del\b/,
      /\bmejor(es)? (plan(es)?|beneficios?|cobertura|precios?|seguros?|tarifas?|primas?|aseguradoras?)\b/,
      /\bmejor calificad[oa]s?\b|\bplan numero (1|uno)\b|\bnadie supera\b/,
      /\b(el|la|los|las) (primas?|tarifas?|precios?|plan(es)?|seguros?)( de \w+)? mas (baj|barat)[oa]s?\b/,
    ],
    lawfulWhen: ['asked', 'relative'],
  },
  {
    rule: 'M-35',
    instead: MAY_BE_AVAILABLE,
    patterns: [
      /\b(everyone|everybody|every (senior|person|member)|all (medicare )?(members|seniors|people|beneficiaries))\b.{0,40}\b(gets?|receives?|will get|will receive|can get|qualif(y|ies)|(is|are) eligible)\b/,
      /\b(plans?|benefits?|coverage|money|allowances?|cards?|insurance|approval)\b.{0,30}\bfor (everyone|everybody|every (senior|person|member)|all( seniors)?)$/,
      /\b(todos los|todas las|cada persona|cada miembro)\b.{0,40}\b(reciben?|recibiran?|obtienen|obtendran?|tendran?|son elegibles|califican)\b/,
      /\b(planes?|beneficios?|cobertura|dinero|asignacion|primas?|seguro|aprobacion)\b.{0,50}\bpara todos$/,
      /\bmedicare (will )?(pays?|covers?) your (electric|light|gas|heating|grocery|rent|bills?)\b/,
      /\bmedicare (pagara|paga) su (factura|renta|luz|comida)\b/,
    ],
    lawfulWhen: ['denied', 'asked', 'open'],
  },
  {
    rule: 'M-38',
    instead: NO_AMOUNT,
    patterns: [
      /\$ ?[1-9][\d,]*/,
      /\b\d+ (dollars|dolares)\b|\bas little as\b|\bpennies\b|\bcentavos al dia\b/,
      /\bworth thousands\b|\bthousands of dollars\b/,
      /\bmiles de dolares\b/,
    ],
    lawfulWhen: ['warning'],
  },
  ...PRESSING_CLAIMS,
];
