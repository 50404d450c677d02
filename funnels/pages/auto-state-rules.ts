import type { LocalizedText } from '@/lib/names/language';

/**
 * What each state does differently in car insurance: how fault counts, uninsured drivers, rules found nowhere else. By
 * the state’s full name; in general words, so that a yearly look at the states’ own pages keeps them true.
 */
export const autoStateRules: Readonly<Record<string, LocalizedText>> = {
  Alabama: {
    english:
      'Fault counts strictly here: a person who is even slightly to blame for a crash can be left with nothing from the other side. Uninsured motorist coverage is part of a policy unless the policyholder turns it down in writing.',
    spanish:
      'Aquí la culpa se mide con rigor: quien tiene aunque sea una parte mínima en un choque puede quedarse sin nada de la otra parte. La cobertura contra conductores sin seguro viene con la póliza, salvo que el titular la rechace por escrito.',
  },
  Alaska: {
    english:
      'Some remote places without road links are exempt from the insurance requirement; the motor vehicle division keeps the list. An uninsured driver who is hurt may lose the right to payment for pain and suffering.',
    spanish:
      'Algunos lugares apartados y sin carretera están exentos del seguro obligatorio; la división de vehículos tiene la lista. Un conductor sin seguro que resulte herido puede perder el derecho a un pago por dolor y sufrimiento.',
  },
  Arizona: {
    english:
      'If you carry comprehensive, the insurer must offer a version without a deductible for windshields and other safety glass. Your own share of fault shrinks a claim and does not end it.',
    spanish:
      'Si usted lleva cobertura amplia, la aseguradora debe ofrecerle una versión sin deducible para parabrisas y otros cristales de seguridad. Su parte de la culpa reduce un reclamo, pero no lo termina.',
  },
  Arkansas: {
    english:
      'The driver at fault pays, yet insurers must also offer benefits for your own medical bills, lost income and accidental death. You may say no to them, in writing.',
    spanish:
      'Paga el conductor culpable, pero las aseguradoras también deben ofrecer beneficios para sus propios gastos médicos, ingresos perdidos y muerte accidental. Usted puede rechazarlos por escrito.',
  },
  California: {
    english:
      'By law, your driving record, your yearly miles and your years of experience weigh most in the price, and credit may not be used. The state runs a low cost program for good drivers with a small income.',
    spanish:
      'Por ley, lo que más pesa en el precio es su historial de manejo, las millas que recorre al año y sus años de experiencia, y no se puede usar su crédito. El estado tiene un programa de bajo costo para buenos conductores con ingresos modestos.',
  },
  Colorado: {
    english:
      'Colorado gave up no-fault in 2003. Since then policies come with medical payments coverage for you and your passengers, unless you decline it.',
    spanish:
      'Colorado dejó el sistema sin culpa en 2003. Desde entonces las pólizas incluyen cobertura de pagos médicos para usted y sus pasajeros, salvo que la rechace.',
  },
  Connecticut: {
    english:
      'Every policy includes coverage against uninsured and underinsured drivers. For an extra premium you can ask for a conversion option, which does not subtract what the other driver’s insurer paid.',
    spanish:
      'Toda póliza incluye cobertura contra conductores sin seguro o con seguro insuficiente. Por una prima adicional puede pedir la opción de conversión, que no resta lo que pagó la aseguradora del otro conductor.',
  },
  Delaware: {
    english:
      'Drivers must carry personal injury protection, as in a no-fault state. The right to sue the driver at fault is kept all the same.',
    spanish:
      'Los conductores deben llevar protección por lesiones personales, como en un estado sin culpa. Aun así se conserva el derecho a demandar al conductor culpable.',
  },
  'District of Columbia': {
    english:
      'Injury protection is optional. Whoever bought it has 60 days after a crash to choose between those benefits and a claim against the other driver. Uninsured motorist coverage is required.',
    spanish:
      'La protección por lesiones es opcional. Quien la compró tiene 60 días después de un choque para elegir entre esos beneficios y un reclamo contra el otro conductor. La cobertura contra conductores sin seguro es obligatoria.',
  },
  Florida: {
    english:
      'Florida has long asked for injury protection and for property damage liability, but not for bodily injury liability from most drivers; lawmakers keep debating that, so ask what holds on your start date. With comprehensive, no deductible applies to a windshield.',
    spanish:
      'Desde hace años Florida exige protección por lesiones y responsabilidad por daños a la propiedad, pero a la mayoría no le exige responsabilidad por lesiones corporales; los legisladores siguen debatiéndolo, así que pregunte qué rige el día en que empieza su póliza. Con cobertura amplia, el parabrisas dañado no lleva deducible.',
  },
  Georgia: {
    english:
      'Uninsured motorist coverage comes in two kinds here: one is added on top of what the other driver’s insurer pays, the other is reduced by it. Ask which kind your policy has. Police check insurance in a state database, not on a card.',
    spanish:
      'Aquí hay dos clases de cobertura contra conductores sin seguro: una se suma a lo que paga la aseguradora del otro conductor y la otra se reduce en esa cantidad. Pregunte cuál tiene su póliza. La policía comprueba el seguro en una base de datos estatal, no en una tarjeta.',
  },
  Hawaii: {
    english:
      'A no-fault state where injury protection is required. The law keeps a driver’s age, sex, marital status, credit and length of driving experience out of the price.',
    spanish:
      'Un estado sin culpa donde la protección por lesiones es obligatoria. La ley deja fuera del precio la edad, el sexo, el estado civil, el crédito y los años de experiencia del conductor.',
  },
  Idaho: {
    english:
      'Here the driver at fault pays. Coverage against uninsured drivers, and a second kind against underinsured ones, are in the policy unless you reject each in writing.',
    spanish:
      'Aquí paga el conductor culpable. La cobertura contra conductores sin seguro y otra contra los de seguro insuficiente vienen en la póliza, salvo que rechace cada una por escrito.',
  },
  Illinois: {
    english:
      'Uninsured motorist coverage for injuries is compulsory. Someone who is more than half to blame for a crash recovers nothing from the other driver.',
    spanish:
      'La cobertura por lesiones contra conductores sin seguro es obligatoria. Quien tiene más de la mitad de la culpa en un choque no recibe nada del otro conductor.',
  },
  Indiana: {
    english:
      'A driver who is caught uninsured again within a few years can lose the right to payment for pain and suffering after a crash. Coverage against uninsured and underinsured drivers must be offered.',
    spanish:
      'Un conductor al que vuelven a encontrar sin seguro en pocos años puede perder el derecho a un pago por dolor y sufrimiento después de un choque. Las aseguradoras deben ofrecer cobertura contra conductores sin seguro o con seguro insuficiente.',
  },
  Iowa: {
    english:
      'Police may take the plates or the car of a driver who cannot show coverage. A person who carries more of the fault than all others together gets nothing from them.',
    spanish:
      'La policía puede retirar las placas o el auto de quien no demuestre que tiene cobertura. Quien tiene más culpa que todos los demás juntos no recibe nada de ellos.',
  },
  Kansas: {
    english:
      'No-fault: your own injury protection pays first, and you may sue only after more serious injuries. Uninsured motorist coverage is required as well.',
    spanish:
      'Sin culpa: primero paga su propia protección por lesiones, y solo puede demandar después de lesiones más graves. También es obligatoria la cobertura contra conductores sin seguro.',
  },
  Kentucky: {
    english:
      'A choice state. No-fault applies unless you reject it on a form that is filed with the state, and then you keep the full right to sue and can be sued in the same way.',
    spanish:
      'Un estado de elección. Rige el sistema sin culpa, salvo que usted lo rechace en un formulario que se presenta al estado; entonces conserva todo el derecho a demandar y también pueden demandarlo.',
  },
  Louisiana: {
    english:
      'An uninsured driver cannot collect the first part of a claim, even when the other driver caused the crash. Since 2026, a person who is mostly at fault recovers nothing.',
    spanish:
      'Un conductor sin seguro no puede cobrar la primera parte de un reclamo, aunque el otro haya causado el choque. Desde 2026, quien tiene la mayor parte de la culpa no recibe nada.',
  },
  Maine: {
    english:
      'Two parts that are optional in much of the country are required here: medical payments coverage, and coverage against uninsured drivers.',
    spanish:
      'Dos partes que en muchos estados son opcionales aquí son obligatorias: la cobertura de pagos médicos y la cobertura contra conductores sin seguro.',
  },
  Maryland: {
    english:
      'Injury protection comes with the policy unless you waive it. Any fault of your own can end a claim against the other driver. Drivers whom other insurers refuse can turn to an insurer created by the state.',
    spanish:
      'La protección por lesiones viene con la póliza, salvo que usted renuncie a ella. Cualquier culpa propia puede terminar un reclamo contra el otro conductor. A quien otras aseguradoras rechazan le queda una aseguradora creada por el estado.',
  },
  Massachusetts: {
    english:
      'No-fault, with four compulsory parts, among them coverage against uninsured drivers. Insurers may not use credit, sex, marital status or occupation to set the price.',
    spanish:
      'Sin culpa, con cuatro partes obligatorias, entre ellas la cobertura contra conductores sin seguro. Las aseguradoras no pueden usar el crédito, el sexo, el estado civil ni la ocupación para fijar el precio.',
  },
  Michigan: {
    english:
      'You choose how much your own policy would pay for medical care after a crash; one choice has no limit. Another required part pays for fences, buildings and parked cars that your car damages in the state.',
    spanish:
      'Usted elige cuánto pagaría su propia póliza por atención médica después de un choque; una de las opciones no tiene límite. Otra parte obligatoria paga las cercas, los edificios y los autos estacionados que su auto dañe dentro del estado.',
  },
  Minnesota: {
    english:
      'A no-fault state that asks for more parts than most: injury protection, uninsured motorist and underinsured motorist coverage, beside liability.',
    spanish:
      'Un estado sin culpa que exige más partes que la mayoría: protección por lesiones, cobertura contra conductores sin seguro y con seguro insuficiente, además de la responsabilidad civil.',
  },
  Mississippi: {
    english:
      'Your share of the fault reduces what you receive, and even a large share does not erase it. Uninsured motorist coverage belongs to the policy unless you reject it in writing.',
    spanish:
      'Su parte de la culpa reduce lo que recibe, pero ni siquiera una parte grande lo borra. La cobertura contra conductores sin seguro pertenece a la póliza, salvo que la rechace por escrito.',
  },
  Missouri: {
    english:
      'Uninsured motorist coverage is required. A driver without insurance gives up payment for pain and suffering from an insured driver, with some exceptions.',
    spanish:
      'La cobertura contra conductores sin seguro es obligatoria. Quien maneja sin seguro renuncia, con algunas excepciones, a un pago por dolor y sufrimiento de un conductor asegurado.',
  },
  Montana: {
    english:
      'When fault is reasonably clear, the insurer of the driver at fault must pay undisputed medical bills as they come in, before the case is settled. Uninsured motorist coverage is offered and may be declined.',
    spanish:
      'Cuando la culpa está razonablemente clara, la aseguradora del culpable debe pagar las cuentas médicas no disputadas a medida que llegan, antes de cerrar el caso. La cobertura contra conductores sin seguro se ofrece y se puede rechazar.',
  },
  Nebraska: {
    english:
      'Coverage against uninsured and underinsured drivers is required on every policy. A person whose fault equals that of the others, or exceeds it, recovers nothing from them.',
    spanish:
      'Toda póliza debe llevar cobertura contra conductores sin seguro y con seguro insuficiente. Quien tiene tanta culpa como los demás, o más, no recibe nada de ellos.',
  },
  Nevada: {
    english:
      'Insurers report policies to the motor vehicle department electronically, and even a short lapse can suspend a registration. Medical payments coverage must be offered to you.',
    spanish:
      'Las aseguradoras informan las pólizas al departamento de vehículos por vía electrónica, y hasta una interrupción breve puede suspender la matrícula. Deben ofrecerle cobertura de pagos médicos.',
  },
  'New Hampshire': {
    english:
      'Most drivers are not made to buy insurance, but they must be able to pay for the harm they cause. Whoever does buy a policy gets uninsured motorist and medical payments coverage with it.',
    spanish:
      'A la mayoría no se le obliga a comprar seguro, pero debe poder pagar el daño que cause. Quien sí compra una póliza recibe con ella cobertura contra conductores sin seguro y pagos médicos.',
  },
  'New Jersey': {
    english:
      'You make two choices: a basic or a standard policy, and a limited or an unlimited right to sue for pain and suffering. Your own injury protection usually pays medical bills first.',
    spanish:
      'Usted elige dos veces: una póliza básica o una estándar, y un derecho limitado o ilimitado a demandar por dolor y sufrimiento. Por lo general, su propia protección por lesiones paga primero las cuentas médicas.',
  },
  'New Mexico': {
    english:
      'Insurers must offer uninsured motorist coverage up to your liability limits, and a refusal counts only if it was done properly. With several cars, the limits can often be added together.',
    spanish:
      'Las aseguradoras deben ofrecer cobertura contra conductores sin seguro hasta sus límites de responsabilidad, y el rechazo solo cuenta si se hizo como es debido. Con varios autos, a menudo se pueden sumar los límites.',
  },
  'New York': {
    english:
      'No-fault injury protection and uninsured motorist coverage are both required. If you drop your insurance, turn in the plates first, or the registration may be suspended.',
    spanish:
      'Son obligatorias la protección por lesiones sin culpa y la cobertura contra conductores sin seguro. Si deja su seguro, entregue antes las placas; si no, pueden suspender la matrícula.',
  },
  'North Carolina': {
    english:
      'A bureau proposes rates for all insurers, and the insurance commissioner reviews them. Any fault of your own can end a claim against another driver. Uninsured motorist coverage is required.',
    spanish:
      'Una oficina propone las tarifas de todas las aseguradoras y el comisionado de seguros las revisa. Cualquier culpa propia puede terminar un reclamo contra otro conductor. La cobertura contra conductores sin seguro es obligatoria.',
  },
  'North Dakota': {
    english:
      'A no-fault state with a long list of required parts: basic injury benefits, uninsured and underinsured motorist coverage, and liability.',
    spanish:
      'Un estado sin culpa con una larga lista de partes obligatorias: beneficios básicos por lesiones, cobertura contra conductores sin seguro y con seguro insuficiente, y responsabilidad civil.',
  },
  Ohio: {
    english:
      'Insurers may sell uninsured motorist coverage but do not have to include it. Ask for it by name, because it does not come on its own.',
    spanish:
      'Las aseguradoras pueden vender cobertura contra conductores sin seguro, pero no tienen que incluirla. Pídala por su nombre, porque no viene por sí sola.',
  },
  Oklahoma: {
    english:
      'Roadside cameras read plates and match them with insurance records; owners without coverage get a letter. Uninsured motorist coverage is offered on a form that the law prescribes.',
    spanish:
      'Cámaras en las carreteras leen las placas y las comparan con los registros de las aseguradoras; el dueño sin cobertura recibe una carta. La cobertura contra conductores sin seguro se ofrece en un formulario que fija la ley.',
  },
  Oregon: {
    english:
      'Injury protection and uninsured motorist coverage are both required, though the driver at fault stays responsible and can be sued.',
    spanish:
      'La protección por lesiones y la cobertura contra conductores sin seguro son obligatorias, aunque el conductor culpable sigue siendo responsable y se le puede demandar.',
  },
  Pennsylvania: {
    english:
      'You choose between full tort and limited tort. Limited tort gives up most claims for pain and suffering in exchange for a different premium. Medical benefits of your own are required.',
    spanish:
      'Usted elige entre derecho pleno y derecho limitado a demandar. El limitado renuncia a la mayoría de los reclamos por dolor y sufrimiento a cambio de otra prima. Los beneficios médicos propios son obligatorios.',
  },
  'Rhode Island': {
    english:
      'Uninsured motorist coverage matches your liability limits unless you choose less in writing. Your own fault lowers a claim and never cancels it outright.',
    spanish:
      'La cobertura contra conductores sin seguro iguala sus límites de responsabilidad, salvo que elija menos por escrito. Su propia culpa reduce un reclamo y nunca lo anula por completo.',
  },
  'South Carolina': {
    english:
      'Uninsured motorist coverage is required, and underinsured coverage must be offered on a form that you sign. Read that form before you decline.',
    spanish:
      'La cobertura contra conductores sin seguro es obligatoria, y la de seguro insuficiente debe ofrecerse en un formulario que usted firma. Léalo antes de rechazarla.',
  },
  'South Dakota': {
    english:
      'The only state that asks whether an injured person’s fault was slight next to the other driver’s. Uninsured and underinsured motorist coverage are part of every policy.',
    spanish:
      'El único estado que pregunta si la culpa del herido fue leve junto a la del otro conductor. La cobertura contra conductores sin seguro y con seguro insuficiente forma parte de toda póliza.',
  },
  Tennessee: {
    english:
      'The state compares registrations with insurers’ records and writes to owners who seem to have no coverage. Once you are half to blame, you recover nothing.',
    spanish:
      'El estado compara las matrículas con los registros de las aseguradoras y escribe a los dueños que parecen no tener cobertura. Quien tiene la mitad de la culpa ya no recibe nada.',
  },
  Texas: {
    english:
      'Injury protection and uninsured motorist coverage must both be offered, and both stay on the policy until you refuse them in writing. Police look up insurance in a state database.',
    spanish:
      'Deben ofrecerle tanto la protección por lesiones como la cobertura contra conductores sin seguro, y ambas quedan en la póliza hasta que las rechace por escrito. La policía consulta el seguro en una base de datos estatal.',
  },
  Utah: {
    english:
      'No-fault: your injury protection pays first, and you may sue only beyond a set level of harm. Uninsured and underinsured coverage are in the policy unless you sign to decline them.',
    spanish:
      'Sin culpa: primero paga su protección por lesiones, y solo puede demandar cuando el daño pasa de cierto nivel. Las coberturas contra conductores sin seguro y con seguro insuficiente vienen con la póliza, salvo que firme para rechazarlas.',
  },
  Vermont: {
    english:
      'Required uninsured motorist coverage extends here to damage to your car, not only to injuries. Underinsured drivers are included.',
    spanish:
      'Aquí la cobertura obligatoria contra conductores sin seguro alcanza también los daños a su auto, no solo las lesiones. Incluye a los conductores con seguro insuficiente.',
  },
  Virginia: {
    english:
      'Until 2024, an owner could pay the state a fee and drive uninsured; that choice is gone. Any fault of your own can defeat a claim, and uninsured motorist coverage is required.',
    spanish:
      'Hasta 2024 un dueño podía pagar una cuota al estado y manejar sin seguro; esa opción ya no existe. Cualquier culpa propia puede anular un reclamo, y la cobertura contra conductores sin seguro es obligatoria.',
  },
  Washington: {
    english:
      'Insurers must offer injury protection and underinsured motorist coverage, and only your written refusal removes them. Your share of fault reduces a claim without ending it.',
    spanish:
      'Las aseguradoras deben ofrecer protección por lesiones y cobertura contra conductores con seguro insuficiente, y solo su rechazo por escrito las quita. Su parte de la culpa reduce un reclamo sin terminarlo.',
  },
  'West Virginia': {
    english:
      'Uninsured motorist coverage is required. Underinsured coverage must be offered on a form from the insurance commissioner, with prices for several limits.',
    spanish:
      'La cobertura contra conductores sin seguro es obligatoria. La de seguro insuficiente debe ofrecerse en un formulario del comisionado de seguros, con los precios de varios límites.',
  },
  Wisconsin: {
    english:
      'Uninsured motorist coverage is required, medical payments coverage must be offered, and an insurer has to tell you that underinsured coverage exists.',
    spanish:
      'La cobertura contra conductores sin seguro es obligatoria, deben ofrecerle pagos médicos, y la aseguradora tiene que decirle que existe la cobertura contra conductores con seguro insuficiente.',
  },
  Wyoming: {
    english:
      'The driver at fault pays, and a person with more than half of the blame recovers nothing. Uninsured motorist coverage is in the policy unless the policyholder rejects it in writing.',
    spanish:
      'Paga el conductor culpable, y quien tiene más de la mitad de la culpa no recibe nada. La cobertura contra conductores sin seguro viene en la póliza, salvo que el titular la rechace por escrito.',
  },
};
