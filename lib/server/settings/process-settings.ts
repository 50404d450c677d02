import * as z from 'zod/mini';
import { calls } from '@/lib/calls/calls';
import { refuseWeakSecret } from './own-secrets';
import { setting } from './setting';

/** How a process ends, and who may look into it. */
export const processSettings = {
  SHUTDOWN_DELAY_SECONDS: setting(z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(60)), 0), {
    about: `How long an instance that was told to end still serves while ${calls.getReadiness.path} says 503, so that balancers notice.`,
    remedy: 'a number of seconds, 0 to 60',
  }),
  SHUTDOWN_LIMIT_SECONDS: setting(z._default(z.coerce.number().check(z.int(), z.minimum(5), z.maximum(300)), 25), {
    about:
      'How long it may take to end after SIGTERM, whatever is under way; the platform should wait a little longer.',
    remedy: 'a number of seconds, 5 to 300',
  }),
  METRICS_TOKEN: setting(z.optional(z.string().check(z.regex(/^\S{16,512}$/))), {
    about: `The bearer token of ${calls.getMetrics.path}, for the operator's Prometheus; without it there is no such address.`,
    remedy: 'a secret of at least 16 characters without spaces, or nothing',
    secret: true,
    deployed: {
      value: '',
      about: 'Drawn by openssl rand -hex 32; without it no metrics, no alert that reads them, no deep health.',
    },
  }),
  REPORTS_TOKEN: setting(z.optional(z.string().check(z.regex(/^\S{32,512}$/))), {
    about:
      'What operators sign in with at /reports, for twelve hours, at least 32 characters; without it there are no such pages, but in demo and development, where they are open.',
    remedy: 'a secret of at least 32 characters without spaces, or nothing',
    secret: true,
    production: refuseWeakSecret,
  }),
  STUDIO_EDITOR: setting(z.optional(z.url()), {
    about: 'Where the studio of the catalogue has words written into entries; `npm run dev` sets it, nobody else does.',
    remedy: 'nothing',
    production: () => ({ problem: 'is set', remedy: 'nothing: no site for visitors writes its own pages' }),
  }),
  OPERATORS_TOKEN: setting(z.optional(z.string().check(z.regex(/^\S{32,512}$/))), {
    about: `The bearer token of ${calls.askOperator.path}, by which commands ask a running site that owns its store, at least 32 characters; without it there is no such address.`,
    remedy: 'a secret of at least 32 characters without spaces, or nothing',
    secret: true,
    production: refuseWeakSecret,
  }),
};
