import { CLICK_IDENTIFIERS, type UrlParameters } from './click-identifiers';
import { CLICK_IDENTIFIER_MINIMUM, explainPaidVisit } from './paid-visit';

export interface PaidCondition {
  readonly text: string;
  readonly holds: boolean;
}

/** All conditions must hold; any one way is enough. */
export interface PaidWay {
  readonly name: string;
  readonly conditions: readonly PaidCondition[];
  readonly holds: boolean;
}

function describeIdentifiers(parameters: UrlParameters, names: readonly string[]): string {
  const given = names.filter((name) => parameters[name]);
  if (given.length === 0) return 'none is given';
  return given.map((name) => `${name} has ${(parameters[name] ?? '').length}`).join(', ');
}

function buildWay(name: string, conditions: readonly PaidCondition[]): PaidWay {
  return { name, conditions, holds: conditions.every(({ holds }) => holds) };
}

/** Specification 5. */
export function describePaidVisit(parameters: UrlParameters): readonly PaidWay[] {
  const facts = explainPaidVisit(parameters);
  const campaign: PaidCondition = {
    text: facts.campaign ? `utm_campaign is ${parameters['utm_campaign'] ?? ''}` : 'utm_campaign is missing',
    holds: facts.campaign,
  };
  const source = parameters['utm_source'];
  const length = `at least ${CLICK_IDENTIFIER_MINIMUM} characters`;
  return [
    buildWay('A click identifier with a campaign', [
      {
        text: `a click identifier of ${length}: ${describeIdentifiers(parameters, CLICK_IDENTIFIERS)}`,
        holds: facts.identifier !== undefined,
      },
      campaign,
    ]),
    buildWay('gbraid alone', [
      { text: `gbraid of ${length}: ${describeIdentifiers(parameters, ['gbraid'])}`, holds: facts.gbraid },
    ]),
    buildWay('bigo with a campaign', [
      {
        text: source ? `utm_source must be bigo: it is ${source}` : 'utm_source must be bigo: it is missing',
        holds: facts.bigo,
      },
      campaign,
    ]),
  ];
}
