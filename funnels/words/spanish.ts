import type { UiWords } from '@/lib/copy/ui-words';
import { privacyChoiceWords } from './privacy-choices';

/** The frame around every Spanish page; written in Spanish, usted, as read in the United States. */
export const spanishWords: UiWords = {
  skipLink: 'Ir al contenido principal',
  homeLink: '{brand}, página de inicio',
  languageSwitch: 'English',
  call: {
    button: 'Llamar al {number}',
    label: 'Llame al',
    tty: 'TTY: {tty}',
    recorded: 'Las llamadas se graban.',
    about: 'Sobre esta llamada',
    bar: 'Llame a un agente',
  },
  form: {
    continue: 'Continuar',
    back: 'Volver',
    stepOf: 'Paso {step} de {total}',
    skip: 'Omitir esta pregunta',
    startOver: 'Empezar de nuevo',
    optional: '(opcional)',
    yes: 'Sí',
    no: 'No',
    checking: 'Un momento…',
    errorHeading: 'Hay un problema',
    errorPrefix: 'Error: ',
    notice: 'Usamos sus respuestas para encontrarle ayuda.',
    noticeLink: 'Qué datos pedimos y quién puede recibirlos',
    start: 'Responder la primera pregunta',
    showNumber: 'Ver el número para llamar',
    choose: 'Elija una opción',
    startOverQuestion: '¿Borrar sus respuestas y empezar de nuevo?',
    startOverText: 'Se olvida lo que escribió en este dispositivo y vuelve a la primera pregunta.',
    startOverConfirm: 'Sí, borrar mis respuestas',
    startOverCancel: 'No, conservarlas',
    close: 'Cerrar',
    guessedZip: 'Lo supusimos por su ubicación. Cámbielo si no es correcto.',
    withoutScript: 'Las preguntas necesitan JavaScript, que está apagado en este navegador. Llame al {number}.',
    noPhone: 'el número que escribí',
    recordingNotice:
      'Nosotros y nuestros proveedores grabamos esta sesión del formulario para documentar su consentimiento.',
    recordingOptedOut:
      'Usted pidió que no compartamos sus datos: nuestros proveedores no graban esta sesión del formulario.',
    consentMedicareLegend: 'Compañías que pueden comunicarse con usted',
    consentChannelsLegend: 'Formas en que pueden comunicarse con usted',
    terms: 'Términos de uso',
    privacy: 'Política de privacidad',
    and: 'y',
  },
  result: {
    heading: 'El número al que puede llamar',
    whatHappens: 'Así es la llamada',
    lines: {
      medicare: [
        'Le contesta un agente de seguros con licencia y le pide su código postal.',
        'Usted le cuenta qué médicos, medicinas y beneficios le importan.',
        'Escucha qué planes le convienen y usted decide. También puede no decidir nada.',
      ],
      auto: [
        'Le contesta un agente de seguros con licencia y le pregunta por su auto y sus conductores.',
        'Usted le cuenta cómo maneja y qué quiere asegurar.',
        'Escucha qué se ofrece en su estado y usted decide.',
      ],
      life: [
        'Le contesta un agente de seguros con licencia y le pregunta a quién quiere proteger.',
        'Usted le cuenta cuánto puede pagar y por cuánto tiempo quiere la cobertura.',
        'Escucha qué pólizas de vida le convienen y usted decide.',
      ],
    },
    otherHelp: 'Otros lugares que pueden ayudarle',
    otherHelpIntroduction: 'No tiene que llamarnos. Estos lugares le informan sin venderle un seguro.',
    alternatives: {
      medicare: [
        {
          title: 'Medicare.gov',
          text: 'Consulte todos los planes de su área y lo que cubre cada uno.',
          link: { href: 'https://es.medicare.gov/plan-compare', label: 'Ir a Medicare.gov en español' },
        },
        {
          title: '1-800-MEDICARE',
          text: 'TTY 1-877-486-2048. Las 24 horas del día, los 7 días de la semana, también en español.',
          link: { href: 'tel:+18006334227', label: 'Llamar al 1-800-633-4227' },
        },
        {
          title: 'Programa estatal de asistencia sobre seguros de salud',
          text: 'Consejeros de su estado (SHIP, por sus siglas en inglés) responden preguntas sobre Medicare en persona o por teléfono.',
          link: { href: 'https://www.shiphelp.org', label: 'Buscar el programa de su estado' },
        },
      ],
      auto: [
        {
          title: 'El departamento de seguros de su estado',
          text: 'Compruebe que la compañía o el agente tiene licencia y cómo se atienden las quejas.',
          link: { href: 'https://content.naic.org/state-insurance-departments', label: 'Buscar su departamento' },
        },
        {
          title: 'Su aseguradora actual',
          text: 'Pida que revisen su póliza: quizás cambiaron las millas, la dirección o los conductores.',
        },
        {
          title: 'Un agente independiente de su zona',
          text: 'Un agente que trabaja con varias aseguradoras puede explicarle lo que exige su estado.',
        },
      ],
      life: [
        {
          title: 'El departamento de seguros de su estado',
          text: 'Compruebe que la compañía o el agente tiene licencia y cómo se atienden las quejas.',
          link: { href: 'https://content.naic.org/state-insurance-departments', label: 'Buscar su departamento' },
        },
        {
          title: 'Su trabajo o sindicato',
          text: 'Muchos ofrecen seguro de vida de grupo. Pregunte qué tiene ya antes de comprar más.',
        },
        {
          title: 'Un agente independiente de su zona',
          text: 'Un agente que trabaja con varias aseguradoras puede comparar con usted el seguro temporal y el permanente.',
        },
      ],
    },
  },
  ads: {
    label: 'Anuncio publicitario.',
    disclosure:
      'Estas compañías pagan por aparecer aquí. Una red de anuncios decide el orden; no es una recomendación nuestra.',
    tag: 'Anuncio',
    visit: 'Ir a su sitio',
    newTab: 'se abre en otra pestaña',
    more: 'Ver {count} más',
    showAll: 'Ver todos estos anuncios',
    empty: 'En este momento no hay anuncios. Puede preguntar por teléfono o empezar con una pregunta.',
    optedOut:
      'Sus datos no se comparten, como usted pidió. Por eso no solicitamos anuncios y ninguna compañía de anuncios supo de su visita. Puede preguntar por teléfono o empezar con una pregunta.',
  },
  disclosures: { heading: 'Lo que debe saber' },
  exitDialog: { goOn: 'Seguir con las preguntas', unsubscribe: 'No volver a mostrar esto' },
  footer: {
    label: 'Enlaces legales',
    operatedBy: '{name} es un servicio de {legalName}, {address}.',
    licence: 'Licencia: {licence}.',
    email: 'Correo electrónico: {email}',
    terms: 'Términos de uso',
    privacy: 'Política de privacidad',
    doNotSell: 'No vendan ni compartan mi información personal',
    healthData: 'Datos de salud del consumidor',
    globalPrivacyControl:
      'Si su navegador envía la señal Global Privacy Control, la tomamos como su petición de no vender ni compartir su información personal.',
    optOutHonored: 'Petición de exclusión respetada. No vendemos ni compartimos sus visitas en este navegador.',
  },
  privacyChoices: privacyChoiceWords.spanish,
  notFound: {
    title: 'Página no encontrada',
    headline: 'Esta página no está aquí',
    text: 'Puede que la dirección esté mal escrita o que la página haya cambiado de lugar.',
    homeTitle: 'Empezar por la página de inicio',
    homeText: 'La primera pregunta toma unos segundos.',
    privacyTitle: 'Leer nuestra política de privacidad',
    privacyText: 'Conozca sus opciones y cómo escribirnos.',
    callTitle: 'O hable con una persona',
    noRoute: 'No encontramos la página: {fullPath}',
    notValid: 'No encontramos la página: {fullPath}',
  },
  failure: {
    headline: 'Algo falló de nuestro lado',
    text: 'Sus respuestas siguen en este navegador. Intente otra vez, o llámenos y continuamos por teléfono.',
    retry: 'Intentar otra vez',
    reference: 'Si llama por esto, diga este código:',
  },
};
