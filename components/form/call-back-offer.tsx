import { useEffect, useState, type ComponentType } from 'react';
import type { CallBackProps } from './call-back';

type Part = ComponentType<CallBackProps>;

// Here, since a style sheet of its own would be named in the first script.
const HEIGHT_PX = 560;

/** Fetched only where nobody answers; its place is kept meanwhile. Without its script the number is still there. */
export function CallBackOffer(props: CallBackProps) {
  const [part, setPart] = useState<{ readonly Part?: Part }>();
  useEffect(() => {
    // What sends the request is there before it is offered: nobody is promised a call that cannot be asked for.
    Promise.all([import('./call-back'), import('@/lib/browser/form/form-hooks')]).then(
      ([module]) => setPart({ Part: module.CallBack }),
      () => setPart({}),
    );
  }, []);
  if (!part) return <div style={{ minHeight: HEIGHT_PX }} />;
  return part.Part ? <part.Part {...props} /> : null;
}
