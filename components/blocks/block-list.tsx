import { Fragment, type ReactNode } from 'react';
import type { Brand } from '@/lib/brand/brand';
import { brandFacts } from '@/lib/compliance/brand-facts';
import { benefitNotes } from '@/lib/compliance/benefit-notes';
import { interpolate } from '@/lib/copy/interpolate';
import type { UiMessages } from '@/lib/copy/ui-messages';
import type { Block } from '@/lib/page/block';
import type { Page } from '@/lib/page/page';
import { AdList } from './ad-list';
import { ArticleSection } from './article-section';
import { BenefitCards } from './benefit-cards';
import { Calculator } from './calculator';
import { CallToAction } from './call-to-action';
import { CarrierList } from './carrier-list';
import { Checklist } from './checklist';
import { ComparisonTable } from './comparison-table';
import { Explainer } from './explainer';
import { FactList } from './fact-list';
import { Faq } from './faq';
import { HowItWorks } from './how-it-works';
import { LegalSection } from './legal-section';
import { Listing } from './listing';
import { Location } from './location';
import { PageLinks } from './page-links';
import { PrivacyChoices } from './privacy-choices';
import { buildShowText } from './running-text';
import { Season } from './season';
import { Selector } from './selector';
import { Sources } from './sources';
import { StrengthsAndLimits } from './strengths-and-limits';
import { TipList } from './tip-list';
import { Transcript } from './transcript';
import { TrustRow } from './trust-row';

interface BlockListProps {
  readonly brand: Brand;
  readonly page: Page;
  readonly messages: UiMessages;
  /** Default: the whole body. */
  readonly blocks?: readonly Block[];
}

export function BlockList({ brand, page, messages, blocks = page.body }: BlockListProps) {
  const { language } = page;
  const facts = brandFacts(brand, page);
  const fill = (text: string) => interpolate(text, facts);
  const show = buildShowText(page, messages);

  function renderBlock(block: Block): ReactNode {
    switch (block.kind) {
      case 'trust-row':
        return <TrustRow block={block} />;
      case 'how-it-works':
        return <HowItWorks block={block} show={show} />;
      case 'benefit-cards':
        return <BenefitCards block={block} notes={benefitNotes(brand, page)} />;
      case 'explainer':
        return <Explainer block={block} show={show} />;
      case 'ad-list':
        return <AdList block={block} brand={brand} page={page} messages={messages} />;
      case 'faq':
        return <Faq block={block} show={show} />;
      case 'call-to-action':
        return <CallToAction block={block} brand={brand} page={page} messages={messages} />;
      case 'privacy-choices':
        return <PrivacyChoices messages={messages.privacyChoices} />;
      case 'legal-section':
        return <LegalSection block={block} fill={fill} />;
      case 'article-section':
        return <ArticleSection block={block} show={show} />;
      case 'tip-list':
        return <TipList block={block} show={show} />;
      case 'comparison-table':
        return <ComparisonTable block={block} />;
      case 'checklist':
        return <Checklist block={block} />;
      case 'calculator':
        return <Calculator block={block} messages={messages.calculators} />;
      case 'sources':
        return <Sources block={block} language={language} messages={messages} />;
      case 'chat':
        return <Transcript bubbles={block.bubbles} messages={messages.pages} />;
      case 'listing':
        return <Listing block={block} page={page} messages={messages.pages} />;
      case 'carrier-list':
        return <CarrierList block={block} language={language} messages={messages.pages} />;
      case 'fact-list':
        return <FactList block={block} />;
      case 'strengths-and-limits':
        return <StrengthsAndLimits block={block} />;
      case 'selector':
        return <Selector block={block} />;
      case 'page-links':
        return <PageLinks block={block} />;
      case 'location':
        return <Location block={block} />;
      case 'season':
        return <Season block={block} />;
    }
  }

  return blocks.map((block, index) => <Fragment key={index}>{renderBlock(block)}</Fragment>);
}
