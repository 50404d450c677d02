import { SECONDS_UNTIL_OPEN } from '@/lib/answer/page-settings';
import type { Brand } from '@/lib/brand/brand';
import type { CallError } from '@/lib/errors/call-error';
import { isSwitchedOff } from '@/lib/switches/switch';
import { getClosedBrands } from '../platform/closed-brands';
import { getSwitchedOff } from '../platform/switched-off';
import { replyError, type Reply } from '../request/reply';

/** 503 for a brand that is not ready (D107) or switched off: nothing may be stored for it or asked in its name. */
export function refuseClosedBrand({ code }: Brand): Reply<CallError> | undefined {
  if (!getClosedBrands().includes(code) && !isSwitchedOff(getSwitchedOff(), 'brand', code)) return undefined;
  return replyError(503, 'closed', 'This site is not open.', { 'retry-after': SECONDS_UNTIL_OPEN });
}
