import { test } from '@playwright/test';
import { makeSite, type Site } from './site';

/** A whole product of its own for each test of a file: started before the test, closed after it. */
export function ownSite(): Pick<Site, 'sandbox' | 'address' | 'printed' | 'stopAndRead'> {
  let site: Site | undefined;
  const current = (): Site => {
    if (!site) throw new Error('The site is there only while a test runs.');
    return site;
  };

  test.beforeEach(async () => {
    site = await makeSite();
    await site.start();
  });
  test.afterEach(() => site?.close());

  return {
    get sandbox() {
      return current().sandbox;
    },
    address: (...place) => current().address(...place),
    printed: () => current().printed(),
    stopAndRead: () => current().stopAndRead(),
  };
}

/** Has every company outside behave in one way. */
export async function setSandboxMode({ sandbox }: Pick<Site, 'sandbox'>, mode: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${sandbox.url}/__mode`, { method: 'POST', headers, body: JSON.stringify({ mode }) });
}
