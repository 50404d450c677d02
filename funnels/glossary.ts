import type { Glossary } from '@/lib/page/glossary';

/** What a page names in `explains`, or a question in its own. Marketing, as all other words of a page. */
export const glossary: Glossary = {
  'medicare-advantage': {
    words: {
      english: ['Medicare Advantage plans', 'Medicare Advantage plan', 'Medicare Advantage'],
      spanish: ['planes Medicare Advantage', 'plan Medicare Advantage', 'Medicare Advantage'],
    },
    question: {
      english: 'What is Medicare Advantage?',
      spanish: '¿Qué es Medicare Advantage?',
    },
    explanation: {
      english:
        'A health plan from a private company that has a contract with Medicare, also called Part C. It covers what Part A and Part B cover, often through a network of doctors, and may add other benefits. You go on paying the Part B premium.',
      spanish:
        'Un plan de salud de una compañía privada que tiene contrato con Medicare; también se llama Parte C. Cubre lo que cubren la Parte A y la Parte B, muchas veces con una red de médicos, y puede agregar otros beneficios. Usted sigue pagando la prima de la Parte B.',
    },
  },
  'part-b-giveback': {
    words: {
      english: ['Part B premium reduction', 'Part B giveback', 'giveback', 'premium reduction'],
      spanish: ['reducción de la prima de la Parte B', 'reducción de la prima', 'reducción de la Parte B'],
    },
    question: {
      english: 'What is a Part B giveback?',
      spanish: '¿Qué es la reducción de la prima de la Parte B?',
    },
    explanation: {
      english:
        'Some Medicare Advantage plans pay part of their members’ Part B premium; “giveback” is a common name for it. It is a benefit of the plan; it does not come from the government and is not available in all areas. You must go on paying whatever part of the premium the plan does not.',
      spanish:
        'Algunos planes Medicare Advantage pagan una parte de la prima de la Parte B de sus miembros; en inglés se le llama “giveback”. Es un beneficio del plan: no viene del gobierno y no existe en todas las áreas. Usted debe seguir pagando la parte de la prima que el plan no pague.',
    },
  },
  'otc-allowance': {
    words: {
      english: ['over-the-counter allowance', 'OTC allowance', 'over-the-counter items', 'over-the-counter'],
      spanish: ['artículos de venta libre', 'productos de venta libre', 'venta libre', 'sin receta'],
    },
    question: {
      english: 'What is an OTC allowance?',
      spanish: '¿Qué es una asignación de venta libre?',
    },
    explanation: {
      english:
        'An amount that some Medicare Advantage plans set aside for health items sold without a prescription, such as bandages or toothpaste. “OTC” means over the counter. How much, how often, for which items and in which stores is up to the plan.',
      spanish:
        'Una cantidad que algunos planes Medicare Advantage reservan para artículos de salud que se venden sin receta, como vendas o pasta de dientes. Cuánto, cada cuánto, para qué artículos y en qué tiendas, lo decide cada plan.',
    },
  },
  'c-snp': {
    words: {
      english: ['Chronic Condition Special Needs Plan', 'C-SNPs', 'C-SNP'],
      spanish: ['plan de necesidades especiales para condiciones crónicas', 'planes C-SNP', 'plan C-SNP', 'C-SNP'],
    },
    question: {
      english: 'What is a C-SNP?',
      spanish: '¿Qué es un plan C-SNP?',
    },
    explanation: {
      english:
        'A Chronic Condition Special Needs Plan: a Medicare Advantage plan for people who have a certain chronic condition, which a doctor confirms to the plan. Which conditions count depends on the plan, and not every area has one.',
      spanish:
        'Un plan de necesidades especiales para condiciones crónicas: un plan Medicare Advantage para personas con una condición crónica determinada, que un médico confirma al plan. Qué condiciones cuentan depende del plan, y no todas las áreas tienen uno.',
    },
  },
  'd-snp': {
    words: {
      english: ['Dual Eligible Special Needs Plan', 'D-SNPs', 'D-SNP'],
      spanish: ['planes D-SNP', 'plan D-SNP', 'D-SNP'],
    },
    question: {
      english: 'What is a D-SNP?',
      spanish: '¿Qué es un plan D-SNP?',
    },
    explanation: {
      english:
        'A Dual Eligible Special Needs Plan: a Medicare Advantage plan for people who have both Medicare and Medicaid. Who can join depends on the state, on the level of Medicaid and on the plan.',
      spanish:
        'Un plan de necesidades especiales para personas con doble elegibilidad: un plan Medicare Advantage para quienes tienen Medicare y también Medicaid. Quién puede inscribirse depende del estado, del nivel de Medicaid y del plan.',
    },
  },
  network: {
    words: { english: ['networks', 'network'], spanish: ['redes', 'red'] },
    question: { english: 'What is a network?', spanish: '¿Qué es una red?' },
    explanation: {
      english:
        'The doctors, hospitals and pharmacies that have a contract with a plan. Care outside the network may cost more or may not be covered at all. Networks change, so ask about your own doctors before you join.',
      spanish:
        'Los médicos, hospitales y farmacias que tienen contrato con un plan. La atención fuera de la red puede costar más o no estar cubierta. Las redes cambian: pregunte por sus médicos antes de inscribirse.',
    },
  },
  copay: {
    words: {
      english: ['copays', 'copay', 'copayments', 'copayment'],
      spanish: ['copagos', 'copago'],
    },
    question: { english: 'What is a copay?', spanish: '¿Qué es un copago?' },
    explanation: {
      english:
        'A set amount that you pay for a visit, a service or a prescription; the plan pays its share. Each plan lists its copays in its summary of benefits.',
      spanish:
        'Una cantidad fija que usted paga por una consulta, un servicio o una receta; el plan paga su parte. Cada plan indica sus copagos en su resumen de beneficios.',
    },
  },
  deductible: {
    words: {
      english: ['deductibles', 'deductible'],
      spanish: ['deducibles', 'deducible'],
    },
    question: {
      english: 'What is a deductible?',
      spanish: '¿Qué es un deducible?',
    },
    explanation: {
      english:
        'What you pay yourself before the insurance pays. A higher deductible usually comes with a lower price, and leaves you with more to pay when something happens.',
      spanish:
        'Lo que usted paga antes de que pague el seguro. Un deducible más alto suele ir con un precio más bajo, y le deja más por pagar cuando algo ocurre.',
    },
  },
  'sr-22': {
    words: { english: ['SR-22'], spanish: ['SR-22'] },
    question: { english: 'What is an SR-22?', spanish: '¿Qué es un SR-22?' },
    explanation: {
      english:
        'A form that an insurer files with the state to show that a driver has the coverage that the law asks for. It is not an insurance of its own. Whoever needs one was told so by a court or by the state, and not every state uses it.',
      spanish:
        'Un formulario que la aseguradora presenta al estado para mostrar que un conductor tiene la cobertura que pide la ley. No es un seguro aparte. A quien lo necesita se lo ha dicho un juez o el estado, y no todos los estados lo usan.',
    },
  },
};
