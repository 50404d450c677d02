'use client';

import { useSyncExternalStore } from 'react';
import { chooseOptOut } from '@/lib/browser/third-parties/privacy-choice';
import { hasBrowserSignal, hasOptOutSignal, watchOptOut } from '@/lib/browser/platform/privacy-signal';
import type { PrivacyChoiceMessages } from '@/lib/copy/ui-messages';
import styles from './privacy-switch.module.css';

/** Where the browser sends the signal it is on, and only the browser can turn it off. */
export function PrivacySwitch({ messages }: { readonly messages: PrivacyChoiceMessages }) {
  const isOptedOut = useSyncExternalStore(watchOptOut, hasOptOutSignal, () => false);
  const byBrowser = useSyncExternalStore(watchOptOut, hasBrowserSignal, () => false);
  return (
    <div className={styles.card} data-block-id="privacy-choices">
      <label className={styles.row}>
        <input
          type="checkbox"
          role="switch"
          className={styles.input}
          checked={isOptedOut}
          aria-disabled={byBrowser || undefined}
          aria-describedby="privacy-choice-status"
          onChange={({ target }) => !byBrowser && chooseOptOut(target.checked)}
        />
        <span className={styles.track} aria-hidden="true" />
        <span className={styles.label}>{messages.label}</span>
        <span className={styles.state} aria-hidden="true">
          {isOptedOut ? messages.on : messages.off}
        </span>
      </label>
      <p id="privacy-choice-status" role="status" className={styles.status} data-opted-out={isOptedOut}>
        {byBrowser ? messages.honoredSignal : isOptedOut ? messages.honored : messages.notOptedOut}
      </p>
      <noscript>
        <p className={styles.status}>{messages.withoutScript}</p>
      </noscript>
    </div>
  );
}
