import type { PlacedFault } from './placed-fault';

/** What is wrong with the entries as they are saved. Only `npm run dev` finds any, and puts its own file here (D180). */
export const foundFaults: readonly PlacedFault[] = [];
