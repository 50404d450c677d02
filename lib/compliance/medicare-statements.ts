import type { Language, LocalizedText } from '@/lib/names/language';

const NON_AFFILIATION: LocalizedText = {
  english: 'Not connected with or endorsed by the U.S. government or the federal Medicare program.',
  spanish:
    'No estamos conectados con el gobierno de los Estados Unidos ni con el programa federal de Medicare, ni contamos con su respaldo.',
};

/** M-50, first sentence. */
export function nonAffiliation(language: Language): string {
  return NON_AFFILIATION[language];
}

const SOLICITATION: LocalizedText = {
  english: 'This is a solicitation of insurance. A licensed insurance agent may contact you.',
  spanish: 'Esto es una solicitud de seguro; es posible que un agente de seguros con licencia se comunique con usted.',
};

/** M-50, second and third sentence. */
export function solicitation(language: Language): string {
  return SOLICITATION[language];
}

const PLAN_FUNDING: LocalizedText = {
  english:
    'Plans are insured or covered by a Medicare Advantage organization with a Medicare contract and/or a Medicare-approved Part D sponsor. Enrollment in the plan depends on the plan’s contract renewal with Medicare.',
  spanish:
    'Los planes están asegurados o cubiertos por una organización Medicare Advantage que tiene contrato con Medicare y/o por un patrocinador de la Parte D aprobado por Medicare. La inscripción en el plan depende de que se renueve el contrato del plan con Medicare.',
};

/** M-40. */
export function planFunding(language: Language): string {
  return PLAN_FUNDING[language];
}

const PLAN_VARIATION: LocalizedText = {
  english:
    'Not all plans offer all of these benefits. Benefits may vary by carrier and location. Limitations and exclusions may apply. Enrollment is limited to certain times of the year unless a Special Enrollment Period applies.',
  spanish:
    'No todos los planes ofrecen todos estos beneficios. Los beneficios pueden variar según la compañía y el lugar. Puede haber límites y exclusiones. La inscripción se limita a ciertas épocas del año, salvo que le corresponda un período especial de inscripción.',
};

/** M-42. */
export function planVariation(language: Language): string {
  return PLAN_VARIATION[language];
}

/** Plan sponsors by marketing name (M-36): shown as body text, never as fine print. */
export function planSponsorList(language: Language, names: readonly string[]): string {
  const list = new Intl.ListFormat(language === 'spanish' ? 'es' : 'en', { type: 'conjunction' }).format(names);
  return language === 'spanish' ? `Planes de: ${list}.` : `Plans from: ${list}.`;
}

const PART_B_REDUCTION: LocalizedText = {
  english:
    'A Part B premium reduction is offered by some Medicare Advantage plans. It is not available in all areas. You must pay your own Part B premium. It is not a government program, and it is not a Social Security increase.',
  spanish:
    'Algunos planes Medicare Advantage ofrecen una reducción de la prima de la Parte B. No está disponible en todas las áreas. Usted debe pagar su propia prima de la Parte B. No es un programa del gobierno ni un aumento del Seguro Social.',
};

/** M-41. */
export function partBReduction(language: Language): string {
  return PART_B_REDUCTION[language];
}

const CHRONIC_CONDITION_BENEFITS: LocalizedText = {
  english:
    'Help with groceries is part of special supplemental benefits for people with chronic conditions. Conditions that may apply include diabetes, cardiovascular disorders, chronic heart failure, chronic lung disorders and stroke, and other conditions not listed. Having one of these conditions does not guarantee the benefit: it also depends on the plan’s coverage criteria.',
  spanish:
    'La ayuda para comestibles es parte de los beneficios suplementarios especiales para personas con enfermedades crónicas. Entre las condiciones que pueden aplicar están la diabetes, los trastornos cardiovasculares, la insuficiencia cardíaca crónica, los trastornos pulmonares crónicos y el derrame cerebral, además de otras que no se mencionan aquí. Tener una de ellas no garantiza el beneficio: también depende de los criterios de cobertura del plan.',
};

/** M-39, wherever groceries or other benefits for the chronically ill are mentioned. */
export function chronicConditionBenefits(language: Language): string {
  return CHRONIC_CONDITION_BENEFITS[language];
}
