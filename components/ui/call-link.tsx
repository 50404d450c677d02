'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { findLeasedNumber, watchLease } from '@/lib/browser/phone/leased-phone';
import { interpolate } from '@/lib/copy/interpolate';
import { formatPhone, phoneHref } from '@/lib/phone/format-phone';

interface CallLinkProps {
  /** E.164; a valid lease replaces it. */
  readonly number: string;
  /** `ctcLocation` in analytics. */
  readonly location: string;
  /** With `{number}`; the number alone when absent. */
  readonly label?: string;
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
}

/** The only way to show a number: text, address and analytics read the same value. */
export function CallLink({ number: defaultNumber, location, label = '{number}', icon, className }: CallLinkProps) {
  const number = useSyncExternalStore(watchLease, findLeasedNumber, () => undefined) ?? defaultNumber;
  const [before = '', after = ''] = label.split('{number}').map((part) => interpolate(part, {}));
  return (
    <a className={className} href={phoneHref(number)} data-call-location={location} data-phone-number={number}>
      {icon}
      <span>
        {before}
        <span data-phone-text="">{formatPhone(number)}</span>
        {after}
      </span>
    </a>
  );
}
