import type { PageContext } from '@/lib/analytics/event-context';
import { readStepName } from '@/lib/browser/navigation/step-address';
import { buildStepPath } from '@/lib/page/page-address';
import { DebugSection } from './debug-section';
import { FactList } from './labelled-facts';
import type { Watched } from './use-debug-facts';

/** The same step in the other language. */
function findTwin(pagePath: string): string | undefined {
  const link = document.querySelector<HTMLElement>('[data-language-switch]');
  const path = link?.dataset['languageSwitch'];
  return path && buildStepPath({ path }, readStepName(pagePath)) + window.location.search;
}

export function PageSection({ page, visited, localizedForm }: Watched & { readonly page: PageContext }) {
  const twin = findTwin(page.pagePath);
  return (
    <DebugSection name="Page" fact={`${page.brandId} · ${page.pagePath}`}>
      {() => (
        <FactList
          facts={{
            brand: `${page.brandName} (${page.brandId})`,
            product: page.product,
            page: page.pageName,
            template: page.template,
            form: localizedForm?.formVersion,
            language: page.language,
            twin: twin && <a href={twin}>{twin}</a>,
            benefits: page.benefits.join(', '),
            'plan types': page.planTypes.join(', '),
            smid: page.smid,
            xsmid: page.xsmid,
            'visitor id': visited.visit.anonymousId,
            'session id': visited.visit.sessionId,
          }}
        />
      )}
    </DebugSection>
  );
}
