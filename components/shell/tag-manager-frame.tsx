import { calls } from '@/lib/calls/calls';

/** For browsers without script, first in the body; our own route says whether it leads anywhere. */
export function TagManagerFrame() {
  return (
    <noscript>
      <iframe
        src={calls.getTagManagerFrame.path}
        title=""
        width={0}
        height={0}
        aria-hidden="true"
        tabIndex={-1}
        hidden
      />
    </noscript>
  );
}
