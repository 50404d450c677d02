import type { Reports } from './reports';
import type { Outbox, Store } from './store';

/** What of a store the commands of operators use: of their own, or of the running site that owns it. */
export interface OperatorStore extends Pick<Store, 'findConsents' | 'people' | 'money' | 'switches'> {
  outbox(): Promise<Omit<Outbox, 'claim' | 'remove' | 'settle'>>;
  reports(): Promise<Omit<Reports, 'catchUp' | 'keepUp'>>;
}
