import type { ClaimFamily } from './claim-family';

const ASK_AN_AGENT = {
  english: 'Say “an agent can tell you whether you qualify”.',
  spanish: 'Diga “un agente puede decirle si califica”.',
};

/** What to say where an amount was promised. */
export const NO_AMOUNT = {
  english: 'Leave the amount out: “the amount varies by plan and county”, “prices differ from insurer to insurer”.',
  spanish: 'Quite la cantidad: “varía según el plan y el condado”, “los precios cambian de una aseguradora a otra”.',
};

const NO_PRESSURE = {
  english: 'Say it calmly, with the true date where there is one: “Enrollment ends on December 7”.',
  spanish: 'Dígalo con calma y con la fecha real si la hay: “La inscripción termina el 7 de diciembre”.',
};

/** Promises, pressure and borrowed authority, of any product (compliance 1d, 4, 7a). */
export const PRESSING_CLAIMS: readonly ClaimFamily[] = [
  {
    rule: 'A-10',
    instead: NO_AMOUNT,
    patterns: [
      /\b(save|saves|cut|cuts|reduce|lower)\b.{0,30}(\b\d+ ?%|\b(half|hundreds|thousands)\b)/,
      /\bpay half (of )?what\b|\bslash\b.{0,30}\b(bill|premium|rate)s?\b|\b(save|saving|saves) big\b|\boverpay\w*\b|\byour new rate\b/,
      /\bahorr\w+ mucho\b|\bbaje (hoy |ya )?(la factura|el costo|su)\b/,
      /\b(rates?|premiums?|bills?|prices?) will (drop|fall|go down)\b/,
      /\b(ahorr\w+|reduzca|baje|pague)\b.{0,40}(\b\d+ ?%|\b(la mitad|cientos|miles)\b)/,
      /\b(tarifa|prima|precio|factura)s? bajaran?\b/,
    ],
    lawfulWhen: ['denied', 'asked'],
  },
  {
    rule: 'A-11',
    instead: {
      english: 'Say what changed, where and when, with its source.',
      spanish: 'Diga qué cambió, dónde y cuándo, con su fuente.',
    },
    patterns: [
      /\bfurious\b|\b(do not|don.t) want you to know\b|\bnew (law|rule)\b.{0,20}\b(cuts?|lowers?|saves?|slashes)\b/,
      /\bfurios[oa]s\b|\bno quieren que (usted )?sepa\b|\bnueva (ley|regla) (baja|reduce|ahorra|recorta)\b/,
    ],
  },
  {
    rule: 'M-41',
    instead: {
      english: 'Say “a Part B premium reduction, offered by some Medicare Advantage plans in some areas”.',
      spanish: 'Diga “una reducción de la prima de la Parte B, que ofrecen algunos planes en algunas áreas”.',
    },
    patterns: [
      /\bgive ?back program\b|\bsocial security (increase|raise|boost|bonus)\b|\bback in your social security\b|\bcheck from (medicare|social security|the government)\b/,
      /\bcheque de(l)? (medicare|gobierno|seguro social)\b/,
      /\bprograma de (devolucion|reembolso)\b|\baumento del seguro social\b|\bde vuelta en su cheque\b/,
      /\bstimulus\b|\b(pago|cheque) de estimulo\b/,
    ],
    lawfulWhen: ['denied', 'asked'],
  },
  {
    rule: 'M-43',
    instead: {
      english: 'Take it out: nothing is given for enrolling.',
      spanish: 'Quítelo: no se da nada por inscribirse.',
    },
    patterns: [
      /\bgift cards?\b|\b(receive|get|earn|claim) (a |your )?(free )?gift\b/,
      /\btarjetas? de regalo\b|\b(reciba|obtenga|gane) (un|su) regalo\b/,
    ],
    lawfulWhen: ['denied', 'warning'],
  },
  {
    rule: 'M-45',
    instead: ASK_AN_AGENT,
    patterns: [
      /\b(entitled|owed|owes)\b|\bclaim your\b|\byou can claim\b|\bunclaimed\b|\byour name is on\b/,
      /\btiene derecho a (estos?|estas?|beneficios|dinero|un beneficio|una asignacion|recibir)\b/,
      /\b(le deben?|deberle)\b|\breclame (hoy |ya )?sus?\b|\bsin reclamar\b/,
    ],
    lawfulWhen: ['denied'],
  },
  {
    rule: 'M-45',
    instead: ASK_AN_AGENT,
    patterns: [
      /\b(pre-?)?qualif(y|ied)\b/,
      /\byou(.ve| have| are|.re)( been)? (pre-?)?(approved|selected|chosen|accepted)\b/,
      /\b(get|be) approved (instantly|today|now|in minutes)\b|\binstant approval\b|\b(nobody|no one) is turned down\b/,
      /\baprobacion (al instante|inmediata|instantanea)\b|\ba nadie se le niega\b/,
      /\b(pre)?califica\b|\bprecalificad[oa]s?\b/,
      /\b(ha sido|fue|usted esta) (aprobad|seleccionad|elegid|aceptad)[oa]\b/,
    ],
    lawfulWhen: ['asked', 'open'],
  },
  {
    rule: 'M-45',
    instead: {
      english: 'Say “may be available”; what a plan or an insurer decides nobody can guarantee.',
      spanish: 'Diga “puede estar disponible”; lo que decide un plan nadie lo puede garantizar.',
    },
    patterns: [/\bguarantee[ds]?\b/, /\bgarantiza(d[oa]s?|mos|n)?\b/],
    lawfulWhen: ['denied', 'asked'],
  },
  {
    rule: 'T-05',
    instead: NO_PRESSURE,
    patterns: [
      /^hurry\b|\b(act now|hurry up|last chance|limited (time|spots|places|seats)|today only|only today|ends (tonight|today)|before it.{0,3}s? gone|final (call|notice)|(spots?|places?|seats?) (left|reserved)|congratulations|rushing to)\b/,
      /\b(your|sus?) (benefits?|allowance|offer|beneficios?|asignacion|oferta) (expires?|will expire|vencen?|venceran?)\b/,
      /\b(could|will|do not|don.t) lose your (benefits|medicare)\b|\bjust (got|received|qualified for) (her|his|their|an?) (allowance|cards?|benefits?|checks?|money)\b|\b(is|are) waiting for you\b/,
      /\b(apurese|apresurese|ultima oportunidad|ultimo aviso|aviso final|solo (por )?hoy|(cupos|lugares) limitados|llame ya|actue (ya|ahora)|antes de que se (acabe|agote)|termina (esta noche|hoy)|tiempo limitado|quedan \d+ (lugares|cupos)|felicidades|felicitaciones)\b/,
      /\b(no pierda|podria perder|perdera) sus? (medicare|beneficios)\b|\bacaba de (recibir|obtener|calificar)\b|\blos? esperan?$/,
    ],
    lawfulWhen: ['warning'],
  },
  {
    rule: 'R-02',
    instead: {
      english: 'Say “we are paid by insurers and agencies, which may influence the order”.',
      spanish: 'Diga “nos pagan las aseguradoras y agencias, y eso puede influir en el orden”.',
    },
    patterns: [/\b(independent|unbiased)\b(?! agent)/, /(?<!\bagentes? )\b(independiente|imparcial)(es)?\b/],
    lawfulWhen: ['denied'],
  },
  {
    rule: 'P-20',
    instead: {
      english: 'Say what is done: “your answers are sent over an encrypted connection”.',
      spanish: 'Diga lo que se hace: “sus respuestas viajan por una conexión cifrada”.',
    },
    patterns: [
      /\bhipaa[- ](protected|compliant|secure|certified)\b|\b100 ?% (secure|safe|private)\b/,
      /\bprotegid[oa]s? por hipaa\b|\bcumple (con )?hipaa\b|\b100 ?% (segur|privad)[oa]s?\b/,
    ],
    lawfulWhen: ['denied'],
  },
  {
    rule: 'C-12',
    instead: {
      english: 'Say the hours: “Monday to Friday, 8 a.m. to 8 p.m. Eastern”.',
      spanish: 'Diga el horario: “de lunes a viernes, de 8 a.m. a 8 p.m., hora del Este”.',
    },
    patterns: [/\bcall you (at )?any ?time\b/, /\blo llamamos a cualquier hora\b/],
    lawfulWhen: ['denied'],
  },
  {
    rule: 'A-02',
    instead: {
      english: 'Say “coverage begins when the insurer confirms it”.',
      spanish: 'Diga “la cobertura empieza cuando la aseguradora la confirma”.',
    },
    patterns: [
      /\byou(.re| are) covered (as soon as|now|today|instantly)\b|\binstant coverage\b/,
      /\b(queda|esta) cubiert[oa] (en cuanto|de inmediato|al instante|hoy|ya)\b/,
    ],
    lawfulWhen: ['denied'],
  },
  {
    rule: 'A-03',
    instead: {
      english: 'Say plainly that it is life insurance, and what it pays.',
      spanish: 'Diga con claridad que es un seguro de vida, y qué paga.',
    },
    patterns: [
      /\b(investment|savings) plans?\b|\bstate-regulated\b/,
      /\bmejor inversion\b|\bplan de (inversion|ahorro)\b|\bregulad[oa]s? por el estado\b/,
    ],
    lawfulWhen: ['denied'],
  },
];
