import type { Page } from '@playwright/test';

const ALWAYS = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', /^(strict-origin-when-cross-origin|no-referrer)$/],
  ['permissions-policy', /camera=\(\)/],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  // The catalogue of the demo shows pages in frames; nobody else may.
  ['content-security-policy', /frame-ancestors '(none|self)'/],
] as const;

/** The security headers that an answer lacks, and those that it should not have. */
export function listHeaderFaults(headers: Readonly<Record<string, string>>): readonly string[] {
  const absent = ALWAYS.filter(([name, wanted]) => {
    const value = headers[name] ?? '';
    return typeof wanted === 'string' ? value !== wanted : !wanted.test(value);
  }).map(([name]) => name);
  const present = ['x-powered-by', 'server', 'access-control-allow-origin'].filter((name) => name in headers);
  return [...absent, ...present];
}

/** What the browser says that the policy kept out, from the start of each document. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Permissions[- ]Policy|violates/i.test(message.text())) violations.push(message.text());
  });
  await page.exposeFunction('recordViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    const { recordViolation } = window as unknown as { recordViolation: (violation: string) => void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      recordViolation(`${effectiveDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  return violations;
}
