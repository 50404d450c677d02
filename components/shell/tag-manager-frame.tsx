import { calls } from '@/lib/calls/calls';

/** First in the body, for browsers without script; our own route decides where it leads. */
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
