import * as z from 'zod/mini';
import { portSchema } from './setting-schemas';
import { setting } from './setting';

/** Where the site and its sandbox listen. */
export const portSettings = {
  PORT: setting(z._default(portSchema, 3000), {
    about: 'The port of the site.',
    remedy: 'a port, 1 to 65535',
  }),
  SANDBOX_PORT: setting(z._default(portSchema, 3999), {
    about: 'The port of the sandbox providers.',
    remedy: 'a port, 1 to 65535',
  }),
};
