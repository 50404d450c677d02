'use client';

import { useEffect, useRef, useState } from 'react';
import { ExitIntentWatcher } from '@/lib/browser/page/exit-intent';
import { buildExitIntentDependencies } from '@/lib/browser/page/exit-intent-dependencies';
import { exitIntentHooks } from '@/lib/browser/page/page-hooks';
import type { PageVisit } from '@/lib/browser/page/page-visit';
import { fillExitIntentOptions } from '@/lib/exit-intent/exit-intent-options';
import type { ExitDialog } from './exit-dialog';
import type { ExitIntentProps } from './page-hook-props';

interface Props extends ExitIntentProps {
  readonly visited: Promise<PageVisit>;
}

/** Runs the page's hook; the dialog is loaded when needed. */
export function ExitIntent({ settings, hook, text, visited }: Props) {
  const options = fillExitIntentOptions(settings);
  const watcher = useRef<ExitIntentWatcher>(undefined);
  const [Dialog, setDialog] = useState<typeof ExitDialog>();

  useEffect(() => {
    let isMounted = true;
    async function watch(): Promise<void> {
      const { visit } = await visited;
      if (!isMounted) return;
      const world = buildExitIntentDependencies(visit);
      const close = () => watcher.current?.close();
      const openDialog = () =>
        void import('./exit-dialog').then((module) => {
          // The visitor may have returned to a field meanwhile.
          if (world.isBusy()) close();
          else setDialog(() => module.ExitDialog);
        });
      watcher.current = new ExitIntentWatcher(fillExitIntentOptions(settings), world, (isShowing) => {
        if (isShowing) exitIntentHooks[hook]({ openDialog, close });
        else setDialog(undefined);
      });
      watcher.current.start();
    }
    void watch();
    return () => {
      isMounted = false;
      watcher.current?.stop();
    };
  }, [settings, hook, visited]);

  return Dialog ? (
    <Dialog
      text={text}
      locksScroll={options.handleScrollBars}
      onClose={() => watcher.current?.close()}
      onUnsubscribe={() => watcher.current?.unsubscribe()}
    />
  ) : null;
}
