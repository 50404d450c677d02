import type { Registry } from '@/lib/request/route-request';
import { brands } from './brands';
import { forms } from './forms';
import { pages } from './pages';

/** All that a request can be answered from; data only. */
export const registry: Registry = { brands, pages, forms };
