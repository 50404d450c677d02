import type { PlaceTexts } from '@/lib/page/write-place-note';
import { autoStateRules } from './pages/auto-state-rules';

/** What the form says of a visitor’s place once it knows the ZIP; the year is that of the last look at the source. */
export const placeTexts: PlaceTexts = {
  medicare: {
    texts: {
      enrollment: {
        english:
          'Medicare’s yearly open enrollment runs from October 15 to December 7. A plan chosen in it begins on January 1, {planYear}.',
        spanish:
          'La inscripción abierta anual de Medicare va del 15 de octubre al 7 de diciembre. Un plan elegido en ella empieza el 1 de enero de {planYear}.',
      },
      advantage: {
        english:
          'Until March 31, people who are in a Medicare Advantage plan may change once. Everyone else: the yearly open enrollment begins on October 15.',
        spanish:
          'Hasta el 31 de marzo, quienes ya tienen un plan Medicare Advantage pueden cambiar una vez. Para los demás, la inscripción abierta anual empieza el 15 de octubre.',
      },
      rest: {
        english:
          'The yearly open enrollment begins on October 15. A move, the loss of other coverage or Medicaid can open a time of your own before then.',
        spanish:
          'La inscripción abierta anual empieza el 15 de octubre. Mudarse, perder otra cobertura o tener Medicaid puede abrirle antes un período propio.',
      },
    },
    source: { english: 'Source: Medicare.gov, 2026', spanish: 'Fuente: Medicare.gov, 2026' },
  },
  auto: {
    texts: autoStateRules,
    source: {
      english: 'Source: insurance law of {state}, 2026; one or two points of it, not the whole',
      spanish: 'Fuente: ley de seguros de {state}, 2026; uno o dos puntos, no toda la ley',
    },
  },
};
