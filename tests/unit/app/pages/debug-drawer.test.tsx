import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import FunnelPage from '@/app/[brand]/[[...slug]]/page';
import { PageRuntime } from '@/components/shell/page-runtime';

interface Runtime {
  readonly hasDebugDrawer: boolean;
  readonly isDemo: boolean;
}

async function renderRuntime(appEnv: string): Promise<Runtime> {
  vi.stubEnv('APP_ENV', appEnv);
  const params = Promise.resolve({ brand: 'm10', slug: ['otc-savings'] });
  const page = (await FunnelPage({ params })) as ReactElement<{ readonly children: ReactNode }>;
  const found = Children.toArray(page.props.children).find(
    (child) => isValidElement(child) && child.type === PageRuntime,
  );
  return (found as ReactElement<Runtime>).props;
}

it('a page built for production has no debug drawer', async () => {
  expect(await renderRuntime('production')).toMatchObject({ hasDebugDrawer: false, isDemo: false });
});

it.each(['development', 'preview', 'demo'])('a page built for %s has one', async (appEnv) => {
  expect(await renderRuntime(appEnv)).toMatchObject({ hasDebugDrawer: true, isDemo: appEnv === 'demo' });
});
