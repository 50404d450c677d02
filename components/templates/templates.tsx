import type { ReactNode } from 'react';
import type { TemplateName } from '@/lib/page/page-names';
import { Landing } from './landing';
import { Legal } from './legal';
import { NotFound } from './not-found';
import type { TemplateProps } from './template-props';

/** Template name to component; the compiler holds it complete. */
export const templates: Readonly<Record<TemplateName, (props: TemplateProps) => ReactNode>> = {
  landing: Landing,
  legal: Legal,
  'not-found': NotFound,
};
