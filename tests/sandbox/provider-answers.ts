import { SCRIPTED_ADDRESSES, SCRIPTED_ZIPS, USUAL_SCRIPT, type Script } from './scripted-zips';

/** What goes back over the wire; undefined is silence. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const HUGE_BODY_CHARACTERS = 1024 * 1024;

const FIRST_LINE = 110;
const LAST_LINE = 199;

function json(value: unknown): WireAnswer {
  return { status: 200, headers: JSON_TYPE, body: JSON.stringify(value) };
}

/** 206-555-0110 to 0199 in turn, under each field name and spelling that the adapter reads. */
function leasedNumber(turn: number): Record<string, unknown> {
  const line = `0${FIRST_LINE + (turn % (LAST_LINE - FIRST_LINE + 1))}`;
  const spellings = [
    { phone: `206555${line}` },
    { phone_number: `(206) 555-${line}` },
    { ctc: { phone: `+1 206-555-${line}` } },
    { phone: `1-206-555-${line}` },
  ];
  return spellings[turn % spellings.length] ?? {};
}

/** The script for a call's ZIP. */
export function findScript(body: unknown): Script {
  const zip = (body as { data?: { zip?: unknown } } | null)?.data?.zip;
  const scripts: Readonly<Record<string, Script>> = SCRIPTED_ZIPS;
  return (typeof zip === 'string' ? scripts[zip] : undefined) ?? USUAL_SCRIPT;
}

/** The answer that a script writes. `good` is what the call would answer if nothing were wrong. */
export function answerScript(script: Script, good: unknown): WireAnswer | undefined {
  switch (script.kind) {
    case 'hang':
      return undefined;
    case 'error':
      return { status: 500, headers: JSON_TYPE, body: '{"error":"internal"}' };
    case 'junk':
      return {
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: '<!doctype html><title>Maintenance</title>',
      };
    case 'rejected':
      return json({ error: 'Invalid placement_id' });
    case 'truncated':
      return { status: 200, headers: JSON_TYPE, body: JSON.stringify(good).slice(0, -4) };
    case 'redirect':
      return { status: 302, headers: { location: '/' }, body: '' };
    case 'huge':
      return json({ padding: 'x'.repeat(HUGE_BODY_CHARACTERS), ...(good as object) });
    case 'no-phone':
      return json({ status: 'no match' });
    default:
      return json(good);
  }
}

/** MediaAlpha's demand check. */
export function answerDemandCheck(script: Script): WireAnswer | undefined {
  const ev = script.kind === 'bid' ? script.ev : USUAL_SCRIPT.kind === 'bid' ? USUAL_SCRIPT.ev : 0;
  return answerScript(script, { call_transfers: [{ buyer: 'Sandbox Buyer' }], ctc: { ev } });
}

/** MediaAlpha's phone request; `turn` counts the calls. */
export function answerGetPhone(script: Script, turn: number): WireAnswer | undefined {
  return answerScript(script, leasedNumber(turn));
}

/** IPQS's lookup of an address. */
export function answerCheckIp(address: string): WireAnswer {
  const usual = {
    success: true,
    message: 'Success',
    fraud_score: 10,
    country_code: 'US',
    ISP: 'Sandbox Telecom',
    is_crawler: false,
    proxy: false,
    vpn: false,
    tor: false,
    bot_status: false,
  };
  return json({ ...usual, ...SCRIPTED_ADDRESSES[address] });
}
