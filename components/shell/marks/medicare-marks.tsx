import type { ReactNode } from 'react';
import type { BrandCode } from '@/lib/names/brand-code';

export const medicareMarks = {
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
  ayb: (
    <>
      <rect x="1" y="6" width="38" height="33" rx="13" fill="var(--accent)" />
      <path d="M11 21h18M11 29h11" stroke="var(--band)" strokeWidth="3" strokeLinecap="round" />
      <circle cx="20" cy="8" r="7" fill="var(--highlight)" />
    </>
  ),
  qs: (
    <>
      <path d="M20 10C15 6 9 5 3 6v27c6-1 12 0 17 4 5-4 11-5 17-4V6c-6-1-12 0-17 4Z" fill="var(--accent)" />
      <path d="M20 10v27" stroke="var(--surface)" strokeWidth="2" />
      <path d="M28 27c-4-5-3-10 2-14 4 5 3 10-2 14Z" fill="var(--highlight)" />
    </>
  ),
  sd: (
    <>
      <path d="M2 29a18 18 0 0 1 36 0Z" fill="var(--highlight)" />
      <path d="M20 29V6l11 23Z" fill="var(--accent)" />
      <path d="M2 34h36" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  bridge: (
    <>
      <path d="M0 30h40v5H0ZM9 5h4v33H9ZM27 5h4v33h-4Z" fill="var(--accent)" />
      <path d="M0 21Q8 20 11 7q9 27 18 0 3 13 11 14" fill="none" stroke="var(--highlight)" strokeWidth="3" />
    </>
  ),
  emily: (
    <>
      <path d="M20 2a18 18 0 0 1 0 36H2V20A18 18 0 0 1 20 2Z" fill="var(--accent)" />
      <path
        d="M12 21h15.5a7.5 7.5 0 1 0-2.5 5.5"
        fill="none"
        stroke="var(--highlight)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </>
  ),
  ac: (
    <>
      <path d="M20 9V3" stroke="var(--accent)" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M5 18a15 12 0 0 1 30 0Z" fill="var(--accent)" />
      <path d="M9 21h22c0 8-5 14-11 17-6-3-11-9-11-17Z" fill="var(--highlight)" />
    </>
  ),
} satisfies Partial<Record<BrandCode, ReactNode>>;
