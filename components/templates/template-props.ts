import type { ReactNode } from 'react';
import type { Brand } from '@/lib/brand/brand';
import type { UiWords } from '@/lib/copy/ui-words';
import type { Page } from '@/lib/page/page';

export interface TemplateProps {
  readonly brand: Brand;
  readonly page: Page;
  readonly words: UiWords;
  readonly form: ReactNode | undefined;
}
