import type { ReactNode } from 'react';
import type { Brand } from '@/lib/brand/brand';
import type { UiWords } from '@/lib/copy/ui-words';
import type { Page } from '@/lib/page/page';

/** What every template is given. */
export interface TemplateProps {
  readonly brand: Brand;
  readonly page: Page;
  /** The frame's words in the page's language. */
  readonly words: UiWords;
  /** The mounted form, where the page has one. */
  readonly form: ReactNode | undefined;
}
