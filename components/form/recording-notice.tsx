import { useEffect, useRef, useSyncExternalStore } from 'react';
import { runAfterIdle } from '@/lib/browser/platform/after-idle';
import { startCertificates } from '@/lib/browser/third-parties/certificates';
import { hasOptOutSignal, watchOptOut } from '@/lib/browser/platform/privacy-signal';
import styles from './consent-step.module.css';
import type { FormMessages } from './form-props';

/** Starts the recording only once the notice is shown (compliance P-28, P-29). */
export function RecordingNotice({ messages }: { readonly messages: FormMessages['form'] }) {
  const notice = useRef<HTMLParagraphElement>(null);
  const isOptedOut = useSyncExternalStore(watchOptOut, hasOptOutSignal, () => false);

  useEffect(() => {
    const form = notice.current?.closest('form');
    if (!form || isOptedOut) return;
    runAfterIdle(() => {
      if (notice.current) void startCertificates(form);
    });
  }, [isOptedOut]);

  return (
    <p ref={notice} className={styles.recording} data-consent-words="">
      {isOptedOut ? messages.recordingOptedOut : messages.recordingNotice}
    </p>
  );
}
