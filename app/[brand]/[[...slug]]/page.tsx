import type { Metadata, Viewport } from 'next';
import { FunnelForm } from '@/components/form/funnel-form';
import { buildFormProps } from '@/components/form/build-form-props';
import { buildPageHooks } from '@/components/shell/build-page-hooks';
import { DocumentShell } from '@/components/shell/document-shell';
import { EarlyPageData } from '@/components/shell/early-page-data';
import { PageRuntime } from '@/components/shell/page-runtime';
import { StructuredData } from '@/components/shell/structured-data';
import { FaultList } from '@/components/ui/fault-list';
import { templates } from '@/components/templates/templates';
import { registry } from '@/funnels/registry';
import { uiMessages } from '@/funnels/messages';
import { buildPageContext } from '@/lib/analytics/page-context';
import { keepTermsWhole } from '@/lib/copy/keep-terms-whole';
import type { LocalizedForm } from '@/lib/engine/form-state';
import { foundFaults } from '@/lib/lint/found-faults';
import { chooseShownFaults } from '@/lib/lint/shown-faults';
import { buildPageMetadata } from '@/lib/rendered/page-metadata';
import { buildTitle } from '@/lib/page/page-title';
import {
  listPageAddresses,
  listStepAddresses,
  readRenderedPage,
  type RouteParameters,
} from '@/lib/rendered/rendered-page';
import { buildStructuredData } from '@/lib/rendered/structured-data';
import { getAppEnv, isDevelopmentServer } from '@/lib/server/platform/env';

interface FunnelRoute {
  readonly params: Promise<RouteParameters>;
}

export const dynamicParams = false;

/**
 * Steps are no less known to Next (lib/commands/process/finish-build.ts), and rendered when they are first asked for;
 * where files are watched no build makes them known.
 */
export function generateStaticParams() {
  const pages = listPageAddresses(registry, new Date());
  return isDevelopmentServer() ? [...pages, ...listStepAddresses(registry, new Date())] : pages;
}

export async function generateMetadata({ params }: FunnelRoute): Promise<Metadata> {
  const { brand, page, season } = readRenderedPage(registry, await params, uiMessages);
  const { advertisement } = uiMessages[page.language].pages;
  return buildPageMetadata(brand, page, getAppEnv() === 'preview', { season, advertisement });
}

export async function generateViewport({ params }: FunnelRoute): Promise<Viewport> {
  const { brand } = readRenderedPage(registry, await params, uiMessages);
  const { light, dark } = brand.theme;
  return {
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: light.page },
      { media: '(prefers-color-scheme: dark)', color: dark.page },
    ],
  };
}

/** Where files are watched, a saved order of questions begins anew; React would stay on the question that was open. */
function nameOrder({ steps }: LocalizedForm): string | undefined {
  return isDevelopmentServer() ? steps.map(({ name }) => name).join() : undefined;
}

export default async function FunnelPage({ params }: FunnelRoute) {
  const { brand, page, stepName, variant, season } = readRenderedPage(registry, await params, uiMessages);
  const faults = chooseShownFaults(foundFaults, { ...registry, brand: brand.code, page });
  if (faults.isUnreadable) return <FaultList faults={faults.own} others={faults.others} />;
  const messages = uiMessages[page.language];
  const context = buildPageContext(brand, page, variant);
  const Template = templates[page.template];
  const formProps = page.form && buildFormProps(brand, page, page.form, stepName);
  const hooks = buildPageHooks(brand, page);
  const { advertisement } = messages.pages;
  // A step is not an address of its own for search engines.
  const things = stepName ? [] : buildStructuredData({ brand, page, season, pages: registry.pages, advertisement });
  return (
    <DocumentShell brand={brand} page={page} messages={messages}>
      <FaultList faults={faults.own} others={faults.others} />
      <Template
        brand={brand}
        page={keepTermsWhole(page)}
        messages={messages}
        form={formProps && <FunnelForm key={nameOrder(formProps.localizedForm)} {...formProps} page={context} />}
      />
      <PageRuntime
        page={context}
        title={buildTitle(page.title, brand.name)}
        hasForm={formProps !== undefined}
        {...(hooks && { hooks })}
        {...(variant && { variant })}
        hasDebugDrawer={getAppEnv() !== 'production'}
        isDemo={getAppEnv() === 'demo'}
        keepsScroll={page.scrollToTop === false}
      />
      <EarlyPageData page={context} form={formProps} />
      <StructuredData things={things} />
    </DocumentShell>
  );
}
