import { forms } from '@/funnels/forms';
import { glossary } from '@/funnels/glossary';
import { uiMessages } from '@/funnels/messages';
import { registry } from '@/funnels/registry';
import { steps } from '@/funnels/steps/steps';
import { everyMethod } from '@/lib/server/route/route-methods';
import { getEnv } from '@/lib/server/platform/env';
import { answerStudio, findEditor } from '@/lib/server/studio/answer-studio';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** What the studio of the catalogue asks while one edits; 404 but in development. The middleware lets it pass by. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod((request) =>
  answerStudio(request, findEditor(getEnv()), {
    ...{ registry, forms, steps, glossary, messages: uiMessages, now: new Date() },
    // Pictures are looked for by `lint-pages`; no words name any.
    hasFile: () => true,
  }),
);
