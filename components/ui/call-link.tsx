'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { findLeasedNumber, watchLease } from '@/lib/browser/phone/leased-phone';
import { findClosedOffice, watchOffice } from '@/lib/browser/phone/office-state';
import { interpolate } from '@/lib/copy/interpolate';
import { formatPhone, phoneHref } from '@/lib/phone/format-phone';
import styles from './call-link.module.css';

interface CallLinkProps {
  /** E.164; a valid lease replaces it. */
  readonly number: string;
  /** `ctcLocation` in analytics. */
  readonly location: string;
  /** With `{number}`; the number alone when absent. */
  readonly label?: string;
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  /** Says what the number is, at any hour, and asks nobody to call. */
  readonly isFact?: boolean;
}

/**
 * The only way to show a number: text, address and analytics read the same value. While nobody answers it says when
 * somebody does, and leads to the question instead.
 */
export function CallLink({ number: own, location, label = '{number}', icon, className, isFact }: CallLinkProps) {
  const number = useSyncExternalStore(watchLease, findLeasedNumber, () => undefined) ?? own;
  const office = useSyncExternalStore(watchOffice, findClosedOffice, () => undefined);
  const closed = isFact ? undefined : office;
  const [before = '', after = ''] = label.split('{number}').map((part) => interpolate(part, {}));
  const call = { href: phoneHref(number), 'data-call-location': location, 'data-phone-number': number };
  return (
    <a className={closed ? `${className} ${styles.closed}` : className} {...(closed ? { href: closed.href } : call)}>
      {icon}
      <span>
        {before}
        <span data-phone-text="">{formatPhone(number)}</span>
        {after}
      </span>
      {closed && <span className={styles.words}>{closed.words}</span>}
    </a>
  );
}
