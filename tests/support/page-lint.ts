import { existsSync } from 'node:fs';
import path from 'node:path';
import { forms } from '@/funnels/forms';
import { glossary } from '@/funnels/glossary';
import { uiMessages } from '@/funnels/messages';
import { registry } from '@/funnels/registry';
import { steps } from '@/funnels/steps/steps';
import type { PageLint } from '@/lib/lint/page-fault';
import type { Registry } from '@/lib/request/route-request';
import { projectRoot } from './project-files';

/** What `lint-pages` judges, on a day on which no experiment has ended, with some of it changed. */
export function makeLint(change: Partial<Registry> = {}, more: Partial<PageLint> = {}): PageLint {
  return {
    registry: { ...registry, ...change },
    forms,
    steps,
    glossary,
    messages: uiMessages,
    now: new Date('2026-11-21T12:00:00Z'),
    hasFile: (file) => existsSync(path.join(projectRoot, 'public', file)),
    ...more,
  };
}
