import { findSwitchFault, type Switchable } from '@/lib/lint/find-switch-fault';
import { parseSwitches } from '@/lib/switches/switch';
import type { SwitchChange, Switches } from '../records/switches';
import { countTry, isToken } from './operator-session';
import { buildSwitchPage } from './switch-page';

const LISTED = 50;
const MAXIMUM_WORDS = 300;

/** What a turn on the page of switches needs. */
export interface SwitchMeans {
  readonly switches: Switches;
  readonly switchable: Switchable;
  /** Undefined where none is set; null where none is asked for. */
  readonly token: string | undefined | null;
  readonly canSignOut: boolean;
}

/** An answer as far as it is about switches. */
export interface SwitchAnswer {
  readonly status: number;
  readonly body: string;
}

async function show(means: SwitchMeans, status = 200, fault?: string): Promise<SwitchAnswer> {
  const { switches, switchable, token, canSignOut } = means;
  const asksForToken = token === undefined ? undefined : token !== null;
  const [off, turns] = [await switches.listOff(), await switches.listTurns(LISTED)];
  return { status, body: buildSwitchPage({ switchable, off, turns, asksForToken, canSignOut, fault }) };
}

function readTurn(form: URLSearchParams): SwitchChange | undefined {
  const brand = form.get('brand') ?? '';
  const [one] = parseSwitches([form.get('what') ?? '', ...(brand === '' ? [] : [brand])].join(':'));
  const [who, why] = ['who', 'why'].map((name) => (form.get(name) ?? '').trim().slice(0, MAXIMUM_WORDS));
  return one && who && why ? { ...one, isOff: form.get('turn') === 'off', who, why } : undefined;
}

/** Makes one turn; undefined when it is made, else what to say instead. */
export async function turnSwitch(
  form: URLSearchParams,
  address: string | undefined,
  means: SwitchMeans,
): Promise<SwitchAnswer | undefined> {
  const { token, switchable, switches } = means;
  if (token === undefined) return show(means, 403);
  if (token !== null && !isToken(form.get('token') ?? '', token)) {
    const isLocked = countTry(address, performance.now()) !== undefined;
    if (isLocked) return show(means, 429, 'Too many tries. Wait a quarter of an hour.');
    return show(means, 401, 'This is not the operators’ token.');
  }
  const turn = readTurn(form);
  if (!turn) return show(means, 422, 'Say what, who and why.');
  const fault = turn.isOff ? findSwitchFault(turn, switchable) : undefined;
  if (fault !== undefined) return show(means, 422, fault);
  await switches.turn(turn);
  return undefined;
}

/** The page of switches as it stands. */
export function showSwitches(means: SwitchMeans): Promise<SwitchAnswer> {
  return show(means);
}
