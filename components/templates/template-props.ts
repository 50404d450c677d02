import type { ReactNode } from 'react';
import type { Brand } from '@/lib/brand/brand';
import type { UiMessages } from '@/lib/copy/ui-messages';
import type { Page } from '@/lib/page/page';

export interface TemplateProps {
  readonly brand: Brand;
  readonly page: Page;
  readonly messages: UiMessages;
  readonly form: ReactNode | undefined;
}
