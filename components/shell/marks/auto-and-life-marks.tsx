import type { ReactNode } from 'react';
import type { BrandCode } from '@/lib/names/brand-code';

export const autoAndLifeMarks = {
  tqg: (
    <>
      <path d="M0 0h40v40H0Z" fill="var(--highlight)" />
      <path d="M8 8h24v24H20l4 5h-7l-4-5H8Zm7 7v10h10V15Z" fill="var(--highlight-text)" fillRule="evenodd" />
    </>
  ),
  ps: (
    <>
      <path d="M0 0h40v40H0Z" fill="var(--highlight)" />
      <path d="M10 0h7v20h23v7H17v13h-7Z" fill="var(--highlight-text)" />
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
} satisfies Partial<Record<BrandCode, ReactNode>>;
