import type { Env } from '../platform/env';
import { createDestinations } from './destinations';

function describe(name: string, calls: string | undefined, sales: string | undefined): string {
  const kinds = [calls !== undefined && `calls as ${calls}`, sales !== undefined && `sales as ${sales}`];
  const told = kinds.filter((kind) => kind !== false);
  return `${name} is told ${told.length === 0 ? 'nothing: no conversion action or goal is named' : `of ${told.join(' and of ')}`}`;
}

function missing(name: string, part: string): string {
  return `${name} is told nothing: not every DESTINATION_${part}_… that it takes is set (.env.example).`;
}

/** What each company of ads is told with these settings, a line each, for whoever launches a brand. */
export function describeConversions(env: Env): readonly string[] {
  const names = new Set(createDestinations(env).map(({ name }) => name));
  const google = describe('Google', env.DESTINATION_GOOGLE_CALL_ACTION, env.DESTINATION_GOOGLE_SALE_ACTION);
  const trial = env.DESTINATION_GOOGLE_TRIAL === 'yes' ? ', and only checks it (DESTINATION_GOOGLE_TRIAL)' : '';
  const microsoft = describe('Microsoft', env.DESTINATION_MICROSOFT_CALL_GOAL, env.DESTINATION_MICROSOFT_SALE_GOAL);
  return [
    names.has('meta') ? `${describe('Meta', env.DESTINATION_META_EVENT, 'Purchase')}.` : missing('Meta', 'META'),
    names.has('google') ? `${google}${trial}.` : missing('Google', 'GOOGLE'),
    names.has('microsoft') ? `${microsoft}.` : missing('Microsoft', 'MICROSOFT'),
  ];
}
