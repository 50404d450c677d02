import type { Registry } from '@/lib/request/route-request';
import { brands } from './brands';
import { experiments } from './experiments';
import { forms } from './forms';
import { pages } from './pages';
import { redirects } from './redirects';

export const registry: Registry = { brands, pages, forms, experiments, redirects };
