import type { Brand } from '@/lib/brand/brand';
import { findHours } from '@/lib/brand/brand-hours';
import { writeZone } from '@/lib/brand/describe-hours';
import { describeCallBack, type CallBackSlot } from '@/lib/brand/call-back-slots';
import type { FormValues } from '@/lib/fields/form-values';
import type { Page } from '@/lib/page/page';
import { formatPhone } from '@/lib/phone/format-phone';
import {
  CALL_BACK_ID,
  joinCallBackWords,
  writeCallBackTerms,
  type CallBackMessages,
  type CallBackParty,
} from './call-back-words';
import { findEnteredPhone, isActOn, type ToldAct } from './shown-consent';

/** Who calls a brand's visitors back. */
export function findCallBackParty({ identity, phone }: Pick<Brand, 'identity' | 'phone'>): CallBackParty {
  return {
    operator: identity.legalName.value,
    brandPhone: formatPhone(phone.number.value),
    brandEmail: identity.email.value,
  };
}

/** Where a call-back was asked for, and in which words it is offered there. */
export interface CallBackPlace {
  readonly brand: Brand;
  readonly page: Page;
  readonly messages: CallBackMessages;
  /** The line that says that calls are recorded. */
  readonly recorded: string;
}

/** Whether our page shows these words and this button to who chose that slot; anything else proves nothing. */
export function isShownCallBack(
  { brand, page, messages, recorded }: CallBackPlace,
  values: FormValues,
  chosen: CallBackSlot,
  act: ToldAct,
): boolean {
  const product = page.product ?? brand.product;
  const party = findCallBackParty(brand);
  const [recipient, ...others] = act.recipients;
  const phone = findEnteredPhone(values);
  if (phone === undefined || others.length > 0 || !isActOn(page, act)) return false;
  const hours = findHours(brand, product);
  const slot = describeCallBack(hours, chosen, page.language);
  const terms = writeCallBackTerms(page.language, product, party, { button: messages.button, phone, slot });
  return (
    recipient?.id === CALL_BACK_ID &&
    recipient.name === party.operator &&
    act.buttonLabel === messages.button &&
    act.text === joinCallBackWords(messages, { zone: writeZone(hours, page.language), slot, terms, recorded })
  );
}
