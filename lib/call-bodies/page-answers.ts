import { isText } from '@/lib/json/guard';
import { recordOf, shape } from '@/lib/json/shape';

/** The build that the server runs; a page of an older one loads its next step anew. */
export interface Build {
  readonly buildId: string;
}

export const isBuild = shape<Build>({ buildId: isText });

/** Personal URL parameters lifted out of the address, by their URL names; handed over once. */
export interface Session {
  readonly personal: Readonly<Record<string, string>>;
}

export const isSession = shape<Session>({ personal: recordOf(isText) });
