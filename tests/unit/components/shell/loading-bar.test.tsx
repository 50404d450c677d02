// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { LoadingBar } from '@/components/shell/loading-bar';

const drawn = vi.hoisted(() => vi.fn<(props: Readonly<Record<string, unknown>>) => null>(() => null));
vi.mock('nextjs-toploader', () => ({
  default: drawn,
  useTopLoader: () => ({ setProgress: () => undefined, remove: () => undefined }),
}));

it('the bar is 3 px high and of the specified red', () => {
  const html = renderToStaticMarkup(<LoadingBar />);
  expect(drawn.mock.calls[0]?.[0]).toMatchObject({ height: 3, color: 'var(--loading-bar)' });
  expect(html).toContain('#nprogress{--loading-bar:#d33636;');
});
