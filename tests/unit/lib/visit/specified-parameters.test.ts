import { expect, it } from 'vitest';
import { cleanQuery } from '@/lib/request/clean-query';
import { CLICK_IDENTIFIERS, readUrlParameters } from '@/lib/visit/click-identifiers';

function split(names: string): readonly string[] {
  return names.split(' ');
}

function queryOf(names: readonly string[]): URLSearchParams {
  return new URLSearchParams(names.map((name) => [name, 'x']));
}

/** Specification 3, session. */
const PERSONAL = split(
  'firstname lastname age email phone dateofbirth address device devicetype session_id has_medicare has_medicaid',
);
const CLICKS = split(
  'etid token gclid ScCid tblci qstid clkid fbclid ttclid saclid tbclid wbraid gbraid bbg obci msclkid mcp_token',
);
const TRACKED = split('fbclid gclid tblci token utm_source utm_medium utm_campaign utm_content utm_term afid zip_code');

it('the twelve personal parameters, and no identifier, are handed over and leave the address', () => {
  const { personal, query } = cleanQuery(queryOf([...PERSONAL, ...CLICKS]));
  expect(Object.keys(personal ?? {})).toEqual(PERSONAL);
  expect([...query.keys()]).toEqual(CLICKS);
});

it('the ad-click identifiers are those of the specification, to the letter', () => {
  expect(CLICK_IDENTIFIERS).toEqual(CLICKS);
  expect(readUrlParameters(queryOf(['GCLID', 'sccid']))).toEqual({});
});

it('identifiers, the parameters that analytics tracks, and zip_code are read', () => {
  const names = [...new Set([...CLICKS, ...TRACKED])];
  expect(Object.keys(readUrlParameters(queryOf(names)))).toEqual(names);
});
