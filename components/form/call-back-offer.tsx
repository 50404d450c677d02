import { useEffect, useState, type ComponentType } from 'react';
import type { CallBack, CallBackProps } from './call-back';

type Part = ComponentType<CallBackProps>;

// Here, since a style sheet of its own would be named in the first script.
const HEIGHT_PX = 560;

/** Fetched only where nobody answers; its place is kept meanwhile. Without its script the number is still there. */
export function CallBackOffer(props: CallBackProps) {
  const [part, setPart] = useState<{ readonly Part?: Part }>();
  useEffect(() => {
    import('./call-back').then(
      (module: { readonly CallBack: typeof CallBack }) => setPart({ Part: module.CallBack }),
      () => setPart({}),
    );
  }, []);
  if (!part) return <div style={{ minHeight: HEIGHT_PX }} />;
  return part.Part ? <part.Part {...props} /> : null;
}
