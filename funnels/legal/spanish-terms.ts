import type { LegalSection } from '@/lib/page/block';

/** The terms of the Spanish Medicare brands; written in Spanish. */
export const spanishTerms: readonly LegalSection[] = [
  {
    kind: 'legal-section',
    heading: 'El uso de este sitio',
    paragraphs: [
      'Estos términos son un acuerdo entre usted y {legalName} («nosotros»), que maneja {name} en {host}. Al usar el sitio usted los acepta. Si no está de acuerdo, por favor no lo use.',
      'El sitio es para personas de 18 años o más que viven en los Estados Unidos.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Lo que hacemos y lo que no hacemos',
    paragraphs: [
      'Publicamos información sobre planes de Medicare y comunicamos a quien lo pide con agentes de seguros con licencia. Somos una compañía privada. No somos una aseguradora, ni un plan de salud, ni parte de Medicare o de algún gobierno.',
      'No le inscribimos ni decidimos si puede entrar en un plan. Nada de lo que lee aquí promete cobertura, beneficios o precios. Valen los documentos del plan.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Sobre los planes de Medicare',
    paragraphs: [
      '{disclaimer}',
      '1-800-MEDICARE (TTY 1-877-486-2048), las 24 horas del día, los 7 días de la semana.',
      'Los planes, los beneficios y los costos varían según la compañía y el lugar y pueden cambiar cada año. La inscripción se limita a ciertas épocas del año, salvo que le corresponda un período especial de inscripción. Usted no tiene obligación de inscribirse.',
      'No estamos conectados con el gobierno de los Estados Unidos ni con el programa federal de Medicare, ni contamos con su respaldo.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Quién nos paga',
    paragraphs: [
      'Nos pagan aseguradoras, agencias y mercados de publicidad por llamadas, clics y peticiones de ayuda. Usted no nos paga nada. Ese pago puede influir en la compañía con la que habla. No cambia lo que le cobra una aseguradora.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Lo que usted promete',
    paragraphs: [
      '- Lo que nos dice es verdad, hasta donde usted sabe.',
      '- El teléfono o el correo que escribe es suyo.',
      '- No copia el sitio con programas, no lo estorba ni lo usa contra la ley.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Llamadas, mensajes de texto y correos',
    paragraphs: [
      'Le llamamos, escribimos o mandamos correos solo si usted dijo que sí en un formulario que decía quién y cómo. Nunca tiene que decir que sí para usar el sitio o comprar algo; puede llamar al {phone}.',
      'Puede retirar su consentimiento de cualquier manera razonable: dígalo en una llamada, conteste un mensaje con STOP o con palabras parecidas, o escriba a {email}. Conteste HELP si necesita ayuda. Su compañía de celular puede cobrarle mensajes y datos; cuántos mensajes reciba depende de lo que pidió; las compañías de celular no responden por mensajes que lleguen tarde o no lleguen.',
      'Las llamadas se graban. Si sigue en la línea después de que se lo digan, usted lo acepta.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'La firma electrónica',
    paragraphs: [
      'Marcar una casilla o tocar un botón que así lo diga es su firma y vale como en papel. Necesita un aparato con un navegador actual para leer y guardar lo que firma. Puede pedir una copia en papel, o retirarse, escribiendo a {email}.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Otras compañías',
    paragraphs: [
      'Los agentes y las compañías con los que habla por medio de nosotros actúan por su cuenta. Valen sus propios términos y políticas, y no respondemos por lo que digan o hagan. Los nombres y las marcas de otras compañías son de ellas; nombrarlas no significa que nos respalden.',
      'En este sitio no publicamos reseñas ni testimonios.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Nuestro contenido',
    paragraphs: [
      'Los textos, los dibujos y los programas de este sitio son nuestros o los usamos con permiso. Puede leer, imprimir y compartir páginas para su uso. Si cree que algo viola sus derechos de autor, escriba a nuestro agente designado a {email} o {address}, con sus datos, qué es suyo, dónde aparece y una declaración firmada de que lo cree de buena fe.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Límites',
    paragraphs: [
      'Procuramos que el sitio sea correcto y funcione, pero lo ofrecemos como está. Hasta donde la ley lo permite, no damos garantías expresas ni implícitas.',
      'Hasta donde la ley lo permite, no respondemos por daños indirectos, y nuestra responsabilidad total con usted se limita a cien dólares. Nada de esto limita derechos a los que la ley no le deja renunciar.',
      'Si usted incumple estos términos y por eso alguien nos reclama daños, usted cubre nuestros gastos razonables.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Ley, cambios y contacto',
    paragraphs: [
      'Rige la ley del estado de nuestra dirección, sin sus normas sobre conflictos de leyes, y deciden sus tribunales, salvo que la ley de su estado le dé más derechos.',
      'Podemos cambiar estos términos. La fecha de arriba dice cuándo lo hicimos por última vez. Si una parte no vale, el resto sigue vigente.',
      '{legalName}, {address}. Correo electrónico: {email}. Teléfono: {phone} (TTY: {tty}), {hours}.',
    ],
  },
];
