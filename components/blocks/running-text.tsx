import { Fragment, type ReactNode } from 'react';
import { TermCard } from '@/components/ui/hover-card';
import { glossary } from '@/funnels/glossary';
import type { UiMessages } from '@/lib/copy/ui-messages';
import { explainTexts, pickTerm } from '@/lib/page/explained-texts';
import type { Page } from '@/lib/page/page';

/** Shows a text of a block, with its terms explained. */
export type ShowText = (text: string) => ReactNode;

/** For the blocks of one page: each term that the page explains is a button with a card, where it is said first. */
export function buildShowText(page: Page, messages: UiMessages): ShowText {
  const explained = explainTexts(page, glossary);
  return (text) =>
    explained.get(text)?.map((part, index) => (
      <Fragment key={index}>
        {part.term ? (
          <TermCard id={`about-${part.term}`} words={part.text} look="inline" close={messages.form.close}>
            {pickTerm(glossary, part.term, page.language).explanation}
          </TermCard>
        ) : (
          part.text
        )}
      </Fragment>
    )) ?? text;
}
