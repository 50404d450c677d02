import { describePeriod, type RetentionKind } from '@/lib/compliance/retention-periods';
import type { Block } from '@/lib/page/block';

const period = (kind: RetentionKind): string => describePeriod(kind, 'spanish');

/** The privacy policy of the Spanish Medicare brands; written in Spanish. */
export const spanishPrivacy: readonly Block[] = [
  {
    kind: 'legal-section',
    heading: 'Quiénes somos y qué abarca esta política',
    paragraphs: [
      '{name} es un sitio de {legalName}, {address}. Esta política abarca {host} y las llamadas que empiezan aquí. No abarca a las compañías con las que usted habla por medio de nosotros; ellas tienen sus propias políticas.',
      'Nos pagan aseguradoras, agencias y mercados de publicidad cuando una persona pide su ayuda. Cuando decimos que vendemos información, queremos decir que recibimos dinero u otra cosa de valor por entregarla.',
      'Si cambiamos esta política, cambiamos la fecha de arriba. Si el cambio es importante, lo avisamos en la página de inicio treinta días antes.',
    ],
  },
  {
    kind: 'legal-section',
    id: 'what-we-collect',
    heading: 'Qué datos pedimos y para qué',
    paragraphs: [
      'Usted nos da su código postal; si tiene la Parte A y la Parte B de Medicare y si tiene Medicaid; su nombre y apellido; su teléfono y, si quiere, su correo electrónico. Puede omitir las preguntas sobre Medicare y Medicaid.',
    ],
    table: {
      columns: ['Qué', 'Por ejemplo', 'De dónde viene', 'Para qué', '¿Se vende o se comparte?'],
      rows: [
        [
          'Datos de contacto',
          'Nombre, teléfono, correo',
          'Usted',
          'Para que le llame una compañía que usted marcó',
          'Sí, pero solo con las compañías que usted marca por su nombre',
        ],
        [
          'Cobertura',
          'Si tiene Medicare o Medicaid',
          'Usted',
          'Para buscar planes en los que puede inscribirse',
          'Sí, pero solo con las compañías que usted marca por su nombre',
        ],
        [
          'Su consentimiento',
          'El texto que vio, las casillas que marcó, la hora, la dirección IP',
          'Lo que usted hizo en el formulario',
          'Para probar a qué dijo que sí',
          'Con las compañías que usted marcó',
        ],
        [
          'Internet y aparato',
          'Dirección IP, navegador, páginas, toques',
          'Su navegador',
          'Para que el sitio funcione, medirlo y evitar fraudes',
          'Dirección IP y navegador: sí, con MediaAlpha; lo demás, solo con IPQualityScore y Sentry, que trabajan para nosotros',
        ],
        [
          'Lugar aproximado',
          'Ciudad, estado y código postal según la dirección IP',
          'Su dirección IP',
          'Para proponerle su código postal',
          'Estado y código postal: sí, con MediaAlpha',
        ],
        [
          'Visita por anuncio',
          'Nombre de la campaña, identificador del clic',
          'El enlace que usted siguió',
          'Para saber qué anuncios trajeron visitas',
          'Datos de la campaña: sí, con MediaAlpha',
        ],
      ],
    },
  },
  {
    kind: 'legal-section',
    heading: 'Cómo usamos sus datos',
    paragraphs: [
      'Con sus respuestas le mostramos un número al que puede llamar y, si usted lo pide, hacemos que un agente le llame. Lo demás sirve para que el sitio funcione, para medirlo y protegerlo, y para guardar los registros que exige la ley.',
      'Antes de mostrarle el número, preguntamos a un mercado de publicidad si alguna compañía quiere llamadas de su área y cuánto pagaría. Para eso enviamos su código postal, su estado, la hora local, su dirección IP, la descripción de su navegador y datos de la campaña, sin su nombre ni su teléfono. Si la respuesta es baja, también le mostramos otros lugares que pueden ayudarle. Eso no cambia nada de los planes ni de lo que cuestan.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Quién puede recibirlos',
    paragraphs: [
      'Su nombre, sus datos de contacto y su cobertura van solo a las compañías que usted marca, una por una, en el formulario. Puede no marcar ninguna. En este sitio son: {recipients}.',
      '- MediaAlpha, un mercado de publicidad, responde además la pregunta de arriba y nos presta números de teléfono. Conoce su nombre y su teléfono solo si usted la marca.',
      '- Compañías que trabajan para nosotros y no pueden usar los datos para otra cosa: la que aloja el sitio, IPQualityScore (control de fraudes) y Sentry (avisos de fallas).',
      '- Las autoridades, cuando la ley lo exige; y quien compre este sitio, bajo esta misma política.',
    ],
  },
  {
    kind: 'legal-section',
    id: 'health-data',
    heading: 'Datos de salud del consumidor',
    paragraphs: [
      'Tener Medicare o Medicaid, o haber visto una página sobre un beneficio, puede contar como dato de salud del consumidor en Washington, Nevada y otros estados. Usted nos lo da y lo usamos para atender su petición. Lo compartimos solo con las compañías que usted marca y no lo usamos para publicidad.',
      'Puede pedirnos que lo confirmemos, se lo mostremos o lo borremos, que le digamos quién lo recibió, y retirar su consentimiento: escriba a {email}. Si decimos que no, puede apelar a la misma dirección y quejarse ante el fiscal general de su estado.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Lo que nos dice su navegador',
    paragraphs: [
      'Al abrir una página recibimos su dirección de internet (IP), el tipo de navegador y de aparato, la página y la hora. Con la dirección IP calculamos su ciudad, estado y código postal. Usted puede cambiar el código postal antes de seguir.',
      'Si llegó por un anuncio o un correo, la dirección puede traer el nombre de la campaña, un identificador del clic o datos como su nombre. Quitamos enseguida los datos personales de la dirección, los guardamos cifrados en una cookie por treinta minutos como máximo y los usamos solo para llenarle el formulario.',
      'Para saber si una visita es real, IPQualityScore recibe su dirección IP y la descripción de su navegador, y nos da un cálculo de fraude. BotD, un programa que corre dentro de su navegador, calcula si usa la página una persona o un programa. Guardamos los dos resultados con la visita. Ninguno decide si usted puede llamarnos.',
      'Contamos páginas vistas, preguntas terminadas (no las respuestas) y toques en teléfonos y enlaces. Esos registros llevan identificadores al azar, no su nombre.',
      'Cuando algo falla, Sentry recibe un aviso técnico: qué falló, en qué parte del programa y el tipo de navegador. Quitamos de esos avisos las respuestas y las direcciones.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Cookies y memoria del navegador',
    paragraphs: [
      'Usamos dos cookies por treinta minutos como máximo: una guarda los datos que se explican arriba y la otra solo avisa que existe la primera. Una tercera guarda por un año un identificador al azar, y una cuarta guarda por cinco meses qué versión de una página le mostramos cuando comparamos dos, para que siempre vea la misma. Usamos la memoria de su navegador para ese mismo identificador, el de su visita, sus respuestas y el teléfono que le mostramos. Empezar de nuevo borra las respuestas. Borrar los datos del navegador borra todo.',
      'Cuando la página está lista podemos cargar un administrador de etiquetas, que mide nuestra publicidad y puede poner sus propias cookies, y compañías que muestran anuncios. En el paso en que usted acepta que le contacten, nuestros proveedores graban ese paso para documentar su consentimiento; el paso lo dice. Ninguno se carga si usted pidió la exclusión o si su navegador envía la señal Global Privacy Control. Si pide la exclusión, una cookie la recuerda por trece meses. No grabamos su pantalla en ninguna otra página.',
      'Si su navegador envía la señal Global Privacy Control, la tomamos como su petición de no vender ni compartir su información personal, y al pie de la página le decimos que la respetamos. No respondemos a la señal anterior, Do Not Track.',
    ],
  },
  {
    kind: 'legal-section',
    id: 'do-not-sell',
    heading: 'No vendan ni compartan mi información personal',
    paragraphs: [
      'Puede decirnos que no vendamos ni compartamos su información personal. Use el interruptor de abajo, escriba a {email} con las palabras «No vendan ni compartan», llame al {phone} (TTY: {tty}) o active Global Privacy Control en su navegador. No necesita una cuenta, y puede seguir usando el sitio y llamar.',
      'Atendemos la petición en cuanto llega y, a más tardar, en quince días hábiles. La pasamos a las compañías que recibieron sus datos de nosotros en los noventa días anteriores.',
      'También puede pedirnos que usemos sus datos sensibles solo para lo que usted pidió.',
    ],
  },
  { kind: 'privacy-choices' },
  {
    kind: 'legal-section',
    heading: 'Llamadas, mensajes de texto y correos',
    paragraphs: [
      'Aceptar llamadas, mensajes o correos nunca es condición para usar este sitio. Puede retirar su consentimiento de cualquier manera razonable: dígalo en una llamada, conteste un mensaje con STOP, use el enlace de un correo, escriba a {email} o llame al {phone}. Lo respetamos enseguida y avisamos a quien corresponde.',
      'No compartimos con terceros ni afiliados, para su propia publicidad, los números de celular dados para mensajes de texto ni el consentimiento para recibirlos.',
      'Puede inscribir su número en el registro nacional No Llame: donotcall.gov.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Sus derechos',
    paragraphs: [
      'Según el estado donde viva (entre ellos California, Colorado, Connecticut, Delaware, Maryland, Montana, Nebraska, New Hampshire, New Jersey, Oregon, Texas, Utah y Virginia), puede pedirnos:',
      '- saber qué datos suyos tenemos y recibir una copia;',
      '- corregirlos o borrarlos;',
      '- dejar de venderlos, de compartirlos o de usarlos para publicidad dirigida o perfiles;',
      '- la lista de las compañías que los recibieron.',
      'Escriba a {email} o llame al {phone}. Comprobamos que la petición es suya comparándola con lo que usted nos dio, como su teléfono o su correo. Otra persona puede pedirlo por usted con su permiso firmado. Contestamos en cuarenta y cinco días. Si decimos que no, puede apelar escribiendo «Apelación» a la misma dirección y quejarse ante el fiscal general de su estado.',
      'No le tratamos distinto por usar un derecho. No ofrecemos pagos ni descuentos por sus datos.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'Cuánto tiempo guardamos los datos y cómo los protegemos',
    paragraphs: [
      `- El registro de a qué dijo que sí, con las palabras exactas que vio: al menos ${period('consents')}. Lo guardamos aunque nos pida borrar lo demás, porque la ley nos pide probar a qué dijo que sí.`,
      `- Las peticiones de no ser contactado: al menos ${period('suppressions')}, para seguir respetándolas. Guardamos un código calculado a partir de su número o correo, no el número ni el correo.`,
      `- Las peticiones de ayuda y sus respuestas: ${period('leads')} como máximo.`,
      `- Sus respuestas dentro de los registros de una visita: ${period('answers')} como máximo.`,
      `- Los registros de sus visitas, con los resultados sobre la IP, y lo que sabemos de quien no vuelve: ${period('events')} como máximo.`,
      `- Que algo se borró porque alguien lo pidió, sin decir de quién era: ${period('erasures')} como máximo.`,
      '- Los avisos de fallas, que no tienen respuestas: el tiempo que Sentry los guarde para nosotros.',
      'Nuestros sistemas borran por sí solos lo que es más viejo. Las copias para casos de falla se guardan aparte hasta que otras las reemplazan.',
      'Los datos viajan cifrados y se guardan en una base PostgreSQL a la que solo llega quien la necesita. Ningún método es perfecto. Si una filtración le afecta, se lo avisamos como manda la ley.',
    ],
  },
  {
    kind: 'legal-section',
    heading: 'También conviene saber',
    paragraphs: [
      'Este sitio es para personas adultas en los Estados Unidos. No pedimos a sabiendas datos de menores de 18 años. Si cree que los tenemos, escríbanos y los borramos.',
      'No somos proveedores de salud ni un plan de salud, así que la ley federal de privacidad médica (HIPAA) por lo general no se aplica a nosotros. Cumplimos las leyes estatales que sí se aplican.',
      'El teléfono que ve puede ser un número prestado a su visita por unos minutos, para que la compañía sepa que la llamada vino de nosotros. Las llamadas se graban.',
      'Si le cuesta leer o usar este sitio, díganos y le ayudamos de otra manera.',
    ],
  },
  {
    kind: 'legal-section',
    id: 'contact',
    heading: 'Cómo comunicarse con nosotros',
    paragraphs: ['{legalName}, {address}.', 'Correo electrónico: {email}. Teléfono: {phone} (TTY: {tty}), {hours}.'],
  },
];
