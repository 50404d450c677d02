import { useEffect, useState } from 'react';
import { forgetVisitor } from '@/lib/browser/debug/forget-visitor';
import { findTestEnd } from '@/lib/browser/debug/test-visit';

/** Until when this visit is a test. At that moment the page begins anew: what comes then counts, and is somebody else’s. */
export function useTestEnd(pagePath: string): number | undefined {
  const [end, setEnd] = useState<number>();

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void findTestEnd().then((found) => {
      if (isOver || found === undefined) return;
      setEnd(found);
      timer = setTimeout(() => forgetVisitor(pagePath), found - Date.now());
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [pagePath]);

  return end;
}
