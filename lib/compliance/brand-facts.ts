import { tpmoDisclaimer } from './tpmo-disclaimer';
import { formatDay } from '@/lib/copy/format-day';
import type { Page } from '@/lib/page/page';
import { formatPhone } from '@/lib/phone/format-phone';
import type { Brand } from '@/lib/brand/brand';
import { describeBrandHours } from '@/lib/brand/brand-hours';

/** Facts that text may name in braces; see `LegalSection`. */
export function brandFacts(
  brand: Brand,
  { language, updatedOn }: Pick<Page, 'language' | 'updatedOn'>,
): Readonly<Record<string, string>> {
  const list = new Intl.ListFormat(language === 'spanish' ? 'es' : 'en', { type: 'conjunction' });
  return {
    name: brand.name,
    legalName: brand.identity.legalName.value,
    address: brand.identity.address.value,
    email: brand.identity.email.value,
    phone: formatPhone(brand.phone.number.value),
    hours: describeBrandHours(brand, language),
    tty: brand.phone.tty,
    host: brand.hosts[0],
    recipients: list.format(brand.recipients.map((recipient) => recipient.name.value)),
    ...(updatedOn && { updatedOn: formatDay(updatedOn, language) }),
    ...(brand.tpmo && { disclaimer: tpmoDisclaimer(language, brand.tpmo) }),
  };
}
