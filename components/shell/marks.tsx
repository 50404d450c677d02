import type { ReactNode } from 'react';
import type { BrandCode } from '@/lib/brand/brand-code';

/** The signs of the brands on a 40 by 40 field, in the brand's own accent and highlight. */
const MARKS: Readonly<Record<BrandCode, ReactNode>> = {
  m10: (
    <>
      <circle cx="20" cy="20" r="19" fill="var(--accent)" />
      <path d="M7 25a13 13 0 0 1 26 0Z" fill="var(--highlight)" />
      <path d="M20 4v32M7 25h26" stroke="var(--surface)" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  m10es: (
    <>
      <rect x="1" y="1" width="38" height="38" rx="12" fill="var(--accent)" />
      <path d="M8 26a12 12 0 0 1 24 0Z" fill="var(--band)" />
      <path
        d="M20 6v4M8.5 11.5l2.8 2.8M31.5 11.5l-2.8 2.8M8 31h24"
        stroke="var(--band)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  ),
  bh: (
    <>
      <path d="M20 3 27 27H13Z" fill="var(--accent)" />
      <path d="M20 3v24h7Z" fill="var(--highlight)" />
      <path
        d="M3 31c4-3 7-3 11 0s8 3 12 0 7-3 11 0M8 36.5c4-2 6-2 9 0s6 2 9 0 4-2 6-1"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  ),
  tqg: (
    <>
      <path d="M0 0h40v40H0Z" fill="var(--highlight)" />
      <path d="M8 8h24v24H20l4 5h-7l-4-5H8Zm7 7v10h10V15Z" fill="var(--highlight-text)" fillRule="evenodd" />
    </>
  ),
  wc: (
    <>
      <path d="M20 38V8" stroke="var(--accent)" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M20 8C10 8 5 16 5 30M20 8c10 0 15 8 15 22M20 8c-5 3-8 9-8 19M20 8c5 3 8 9 8 19"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="20" cy="6" r="4" fill="var(--highlight)" />
    </>
  ),
};

export function Mark({ code }: { readonly code: BrandCode }) {
  return (
    <svg width="36" height="36" viewBox="0 0 40 40" aria-hidden="true">
      {MARKS[code]}
    </svg>
  );
}
