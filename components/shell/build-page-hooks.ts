import 'server-only';
import { uiMessages } from '@/funnels/messages';
import type { Brand } from '@/lib/brand/brand';
import { describeBrandHours } from '@/lib/brand/brand-hours';
import { callTransfer } from '@/lib/compliance/contact-statements';
import { dialogDisclosures } from '@/lib/compliance/page-disclosures';
import { interpolate } from '@/lib/copy/interpolate';
import type { ExitIntentEntry } from '@/lib/exit-intent/exit-intent-options';
import type { BrandedPage } from '@/lib/page/page';
import type { ExitDialogText, ExitIntentProps, PageHooks } from './page-hook-props';

function buildDialogText(brand: Brand, page: BrandedPage, { heading, text }: ExitIntentEntry): ExitDialogText {
  const { language, product } = page;
  const { call, form, exitDialog } = uiMessages[language];
  return {
    heading,
    text,
    phone: brand.phone.number.value,
    call: call.button,
    answeredBy: brand.phone.answeredBy[language],
    tty: interpolate(call.tty, { tty: brand.phone.tty }),
    hours: describeBrandHours(brand, language),
    aboutCall: `${callTransfer(language, product)} ${call.recorded}`,
    disclosures: dialogDisclosures(brand, page),
    ...(page.form && { goOn: exitDialog.goOn }),
    close: form.close,
    unsubscribe: exitDialog.unsubscribe,
    privacy: form.privacy,
  };
}

function buildExitIntent(brand: Brand, page: BrandedPage, entry: ExitIntentEntry): ExitIntentProps {
  const { heading: _heading, text: _text, ...settings } = entry;
  return { settings, hook: page.onExitIntent ?? 'open-dialog', text: buildDialogText(brand, page, entry) };
}

/** Undefined for a page without hooks. */
export function buildPageHooks(brand: Brand, page: BrandedPage): PageHooks | undefined {
  const { exitIntent, onEnter } = page;
  if (!exitIntent && !onEnter) return undefined;
  return {
    ...(onEnter && { onEnter }),
    ...(exitIntent && { exitIntent: buildExitIntent(brand, page, exitIntent) }),
  };
}
