import { useEffect, useEffectEvent } from 'react';
import { watchCloseRequests } from '@/lib/browser/platform/close-requests';

/** A dialog closes with the phone’s Back, as it does with Escape. See `watchCloseRequests` for `holdsBack`. */
export function useCloseRequests(onClose: () => void, holdsBack: boolean): void {
  const close = useEffectEvent(onClose);
  useEffect(() => watchCloseRequests(() => close(), { holdsBack }), [holdsBack]);
}
