import { buildStepPath } from '@/lib/page/page-address';
import { readStepName } from './step-address';

/** The link leads to the step on screen, with the query. */
export function keepStepOnLanguageSwitch(pagePath: string): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language-switch]') : null;
      const alternate = link?.dataset['languageSwitch'];
      if (!link || !alternate) return;
      link.href = buildStepPath({ path: alternate }, readStepName(pagePath)) + window.location.search;
    },
    true,
  );
}
