import type { Switch } from '@/lib/switches/switch';

/** One turn of a switch: who did it and why, in the words of whoever did. */
export interface SwitchChange extends Switch {
  readonly isOff: boolean;
  readonly who: string;
  readonly why: string;
}

/** One that is stored. */
export interface StoredSwitchChange extends SwitchChange {
  /** ISO 8601 in UTC. */
  readonly changedAt: string;
}

/** What operators have switched off, and every turn of a switch there was. */
export interface Switches {
  /** The last turn of each switch that is off, in the order of the turns. */
  listOff(): Promise<readonly StoredSwitchChange[]>;
  /** Writes down one turn, also of a switch that stands so already; resolves after its commit. */
  turn(change: SwitchChange): Promise<null>;
  /** The latest first. */
  listTurns(limit: number): Promise<readonly StoredSwitchChange[]>;
}
