import type { Brand } from '@/lib/brand/brand';
import { findHours } from '@/lib/brand/brand-hours';
import { isOpen } from '@/lib/brand/is-open';
import type { CallError } from '@/lib/errors/call-error';
import { readOfficeClock } from '../platform/office-clock';
import { replyError, type Reply } from '../request/reply';

/** 403 while nobody answers: what is paid for is a call, and whoever made one now would hear nobody (D146). */
export function refuseAfterHours(brand: Brand): Reply<CallError> | undefined {
  if (isOpen(findHours(brand, brand.product), readOfficeClock())) return undefined;
  return replyError(403, 'after-hours', 'Nobody answers at this hour, so nobody is paid for a call.');
}
