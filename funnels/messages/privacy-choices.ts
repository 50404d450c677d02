import type { Language } from '@/lib/names/language';
import type { PrivacyChoiceMessages } from '@/lib/copy/ui-messages';

/** Equal words in both directions: neither choice is praised or warned of (compliance P-05). */
export const privacyChoiceMessages: Readonly<Record<Language, PrivacyChoiceMessages>> = {
  english: {
    label: 'Do not sell or share my personal information',
    on: 'On',
    off: 'Off',
    honored:
      'Opt-Out Request Honored. Your visits in this browser are not sold or shared, and no advertising company is loaded.',
    honoredSignal:
      'Opt-Out Request Honored. Your browser asks for this with its Global Privacy Control signal. You can change it in your browser’s settings.',
    notOptedOut: 'You have not opted out in this browser.',
    withoutScript: 'This switch needs JavaScript. Without it, write or call us as described above.',
  },
  spanish: {
    label: 'No vendan ni compartan mi información personal',
    on: 'Sí',
    off: 'No',
    honored:
      'Petición de exclusión respetada. No vendemos ni compartimos sus visitas en este navegador, y no se carga ninguna compañía de publicidad.',
    honoredSignal:
      'Petición de exclusión respetada. Su navegador la hace con la señal Global Privacy Control. Puede cambiarla en los ajustes de su navegador.',
    notOptedOut: 'Usted no ha pedido la exclusión en este navegador.',
    withoutScript: 'Este interruptor necesita JavaScript. Sin él, escríbanos o llámenos como se explica arriba.',
  },
};
