/** What guests ask of a restaurant apart from its dishes, hours, address and delivery. */
const serviceTopics = [
  'staff',
  'lost-item',
  'gift-cards',
  'events',
  'payment',
  'tip',
  'charges',
  'receipt',
  'wrong-order',
  'order-change',
  'order-later',
  'rewards',
  'utensils',
  'curbside',
  'assistant',
  'parking',
  'unknown',
] as const
export type ServiceTopic = (typeof serviceTopics)[number]

const DET = '(?:a|an|the|my|our|your|some|any|this|that|all|un|una|el|la|los|las|mi|mis|su|sus)'
const LEAD =
  '^(?:(?:please|hi|hey|hello|hiro|and|so|but|also|can you|could you|can i|could i|may i|can we|could we|do you|i want to|i need to|i want|i would like to|id like to|we want to|we need to|how do i|how can i|quiero|quisiera|puedo|necesito|por favor) )*'
const END = '(?: (?:please|now|here|thanks|por favor|aqui))*$'

const STAFF =
  '(?:person|human|someone|somebody|anyone|anybody|managers?|staff|employees?|one|body|people|owners?|chefs?|cooks?|agent|representative|operator|team|kitchen|server|waiter|waitress|host|hostess|restaurant|customer (?:service|care|support)|support)'
const CARDS =
  '(?:credit|debit|(?:(?:credit|debit|bank) )?cards?|cash|checks|apple ?pay|google ?pay|samsung ?pay|amex|american express|visa|mastercard|venmo|paypal|zelle|cash ?app|contactless|ebt|food stamps|bitcoin|crypto)'
const TARJETAS = '(?:tarjetas?|efectivo|credito|debito|cheques?|apple ?pay|google ?pay|pagos? en linea)'
const PARTY =
  '(?:part(?:y|ies)(?! (?:of|trays?|box|pack|size|mix))|events?|weddings?|receptions?|graduations?|quinceanera|(?:baby |bridal )showers?|banquets?|reunions?)'
const BELONGING =
  '(?:jacket|coat|wallet|purse|phone|keys?|umbrella|(?:sun)?glasses|hat|credit card|sweater|hoodie|backpack|scarf|gloves|laptop|chaqueta|abrigo|cartera|billetera|bolso|bolsa|telefono|celular|llaves|paraguas|lentes|sombrero)'

/** The first match wins. Each pattern has words that no dish of a menu is named by. */
const patterns: readonly (readonly [ServiceTopic, string])[] = [
  [
    'assistant',
    `\\b(?:are you|is this|am i (?:talking|speaking) (?:to|with)) (?:a |an |really |just )*(?:real |live |actual )*(?:person|human|robot|bot|computer|machine|ai|chatbot)\\b|\\b(?:eres|es usted|es esto) (?:un|una) (?:real )?(?:persona|robot|maquina|bot)\\b`,
  ],
  [
    'lost-item',
    `\\b(?:lost|left|forgot|find|found|perdi|olvide|deje|encontraron) (?:${DET} )?(?:\\w+ )?${BELONGING}\\b|\\blost (?:and found|items?|something|property)\\b|\\bobjetos perdidos\\b`,
  ],
  [
    'staff',
    `\\b(?:talk|speak|chat|connect me|connect us|transfer me)\\b(?: \\w+)? (?:to|with) (?:(?:a|an|the|your|some|any|real|live|actual) )*${STAFF}\\b|${LEAD}(?:${DET} )?(?:real |live )?(?:representative|operator|agent|human|manager|customer (?:service|support))${END}|\\b(?:need|want|get me) (?:a |an |the |your )?(?:real |live )?(?:manager|human|person|representative|agent|operator)\\b|${LEAD}(?:speak|talk) (?:to|with)\\b(?! (?:me|us)\\b)|\\bcall (?:me|us) back\\b|^(?:\\w+ ){0,3}call (?:me|us)${END}|\\bhablar con\\b|\\b(?:llameme|llamame|llamenme)\\b|${LEAD}(?:un |una |el |la )?(?:gerente|operadora?|agente|encargad[oa])${END}`,
  ],
  [
    'gift-cards',
    '\\b(?:e ?)?gift ?(?:cards?|certificates?|vouchers?)\\b|\\b(?:tarjetas?|certificados?|vales?|bonos?) (?:de )?regalo\\b',
  ],
  [
    'events',
    `^(?!.*\\b(?:open|closed?)\\b).*(?:\\bcater(?:s|ed|ers?|ing)?\\b(?! trays?)|\\b(?:book|host|plan|organi[sz]e|schedule|reserve|arrange)\\b(?: \\w+){0,3} ${PARTY}\\b|(?<=^(?:can|could|may|do|would|will|is it|are)\\b.*)\\b(?:have|throw|hold|do|cook for|handle)\\b(?: \\w+){0,3} ${PARTY}\\b|\\b(?:private|large|big|corporate|office|special|birthday) (?:events?|part(?:y|ies)(?! (?:trays?|box|pack|size|mix)))\\b|\\b(?:reservar|organizar|hacer|hacen|celebrar|atienden|tener)\\b(?: \\w+){0,3} (?:fiestas?|eventos?|bodas?|quinceaneras?|cumpleanos|banquetes?)\\b|\\bbanquetes\\b)`,
  ],
  ['wrong-order', '\\b(?:charged|cobraron) (?:me )?(?:twice|double|wrong|dos veces)\\b'],
  ['unknown', '\\b(?:split|divide|separate) (?:the |our )?(?:bill|check|tab)s?\\b|\\bpay separately\\b'],
  [
    'payment',
    `\\bpay(?:ing|ment|ments)?\\b(?: \\w+){0,4} ${CARDS}\\b|\\bpay(?:ing)?\\b(?: \\w+){0,3} (?:online|ahead|in advance|in person|at (?:the )?(?:counter|door|pick ?up|delivery|restaurant)|on delivery|when (?:i|we|it)|over the phone)\\b|\\bhow (?:do|can|could|should|would|will) (?:i|we|you) pay\\b|\\b(?:take|accept|honor)s?\\b(?: \\w+){0,3} ${CARDS}\\b|\\b(?:use|have|do|with) (?:my |a |an )?(?:${CARDS.replace('|checks', '').replace('|(?:(?:credit|debit|bank) )?cards?', '|(?:credit|debit|bank) cards?')})${END}|${LEAD}(?:is |are )?${CARDS}(?: only| ok| okay| fine| accepted)*$|\\bpayment (?:methods?|options?|types?)\\b|\\bcash only\\b|\\bforms? of payment\\b|\\b(?:pagar|pago|paga)\\b(?: \\w+){0,3} (?:tarjeta|efectivo|linea|internet|apple|google|cheque)|\\b(?:aceptan?|toman?|reciben?|cobran)\\b(?: \\w+){0,2} ${TARJETAS}\\b|\\bcomo (?:puedo |podemos |se (?:puede )?)?(?:pagar|pago|paga|pagamos)\\b|\\b(?:formas?|metodos?|medios?) de pago\\b`,
  ],
  [
    'tip',
    '\\b(?:a|the|i|we|to|you|my|your|and|do|no) tip\\b(?! of \\d)|\\btipping\\b|\\bgratuit(?:y|ies)\\b|\\btips? (?:the|my|your|our) \\w+|\\btips? included\\b|\\bpropinas?\\b',
  ],
  [
    'charges',
    '\\bservice (?:charge|fee)s?\\b|\\b(?:extra|hidden|additional|other) (?:charge|fee)s?\\b|\\b(?:what|any) (?:fees|charges)\\b|^(?:what|whats|how much|do you|is|are)\\b.*\\b(?:sales )?tax(?:es)?\\b|\\bcargos? (?:por|de) servicio\\b|\\b(?:impuestos?|cargos (?:extra|adicionales))\\b',
  ],
  ['receipt', '\\b(?:receipts?|invoices?|recibos?|facturas?|comprobantes?)\\b'],
  [
    'wrong-order',
    '\\b(?:refund(?:ed|s)?|money back|reimburse\\w*|reembols\\w+)\\b|\\b(?:complain\\w*|quejas?|quejarme|reclamo|reclamar)\\b|\\b(?:my|our) (?:order|food|delivery|meal)\\b.*\\b(?:wrong|missing|cold|late|incorrect|incomplete|burnt|spilled|messed up|never (?:came|arrived|showed)|(?:hasnt|has not|didnt|did not) (?:come|arrived?|show\\w*))\\b|\\b(?:missing|forgot)\\b.*\\b(?:from|in|with) (?:my|our) (?:order|bag|delivery|food)\\b|\\bmi (?:pedido|orden|comida)\\b.*\\b(?:mal|equivocad[oa]|incorrect[oa]|fri[oa]|falta|incomplet[oa]|tarde|nunca|no (?:llego|ha llegado))\\b|\\bfalta\\w*\\b.*\\b(?:pedido|orden)\\b',
  ],
  [
    'order-change',
    `${LEAD}(?:change|edit|modify|update|adjust|reschedule|cambiar|modificar|editar) (?:the (?:time|address|phone number|name) (?:of|for|on) |la (?:hora|direccion) de )?(?:my|our|an|mi|el|la) (?:\\w+ )?(?:order|pedido|orden|(?:pick ?up|delivery) (?:time|address))(?: (?:i placed|ive placed|that i placed|already placed|after (?:i place|placing) it|later))?${END}`,
  ],
  [
    'order-later',
    '\\b(?:schedule|pre ?order)\\b(?: \\w+){0,3} (?:order|orders|pick ?up|delivery|ahead|advance|later)\\b|^(?:can|could|may|do|how|is it|id like to|i (?:want|would like) to)\\b.*\\border (?:ahead|in advance|for (?:later|another day|a later))\\b|\\b(?:pedir|ordenar|programar)\\b.*\\b(?:anticipacion|con tiempo|otro dia|mas tarde)\\b',
  ],
  [
    'rewards',
    '\\b(?:rewards?|loyalty|points?|punch|membership) (?:program|points|cards?|club|system|work)\\b|\\b(?:earn|get|collect|redeem|use) (?:my |the )?(?:reward )?points\\b|\\bprograma de (?:lealtad|puntos|recompensas|fidelidad|premios)\\b|\\bhow (?:many|do|does) (?:my |the |your )?(?:reward )?points\\b',
  ],
  [
    'utensils',
    `${LEAD}(?:get|have|include|add|send|give|need|put in|bring|pedir|traer|incluir|poner|i need|we need|i want|do you (?:have|give|include)|are there|me (?:da|pone|trae)|incluyen|tienen|dan)?(?: ?(?:me|us))? ?(?:(?:some|extra|more|any|plastic|disposable|wooden|a few|of|pairs?|sets?|unos|mas) )*(?:utensils?|chopsticks?|napkins?|forks?|silverware|cutlery|plasticware|palillos|cubiertos|servilletas|tenedor(?:es)?)(?: (?:and|y) (?:utensils|chopsticks|napkins|forks|palillos|cubiertos|servilletas))?(?: (?:with|in|for) (?:it|that|my order|the order|my food))?${END}`,
  ],
  [
    'curbside',
    '\\bcurb ?side\\b|\\bbring (?:it|my (?:food|order)) (?:out )?to my car\\b|\\b(?:al|en el) (?:carro|coche|auto)\\b',
  ],
  [
    'parking',
    '\\b(?:parking|where (?:can|do|should) (?:i|we) park|estacionamiento|estacionar|estaciono|parqueo|aparcamiento|aparcar)\\b',
  ],
  [
    'unknown',
    [
      '\\b(?:wi ?fi|high ?chairs?|booster (?:seats?|chairs?)|strollers?|dress code|dress up|bathrooms?|rest ?rooms?|toilets?|changing (?:table|station)|wheel ?chairs?|handicap\\w*|accessible|outdoor (?:seating|dining|seats|tables)|patio|indoor (?:seating|dining)|dine ?in|eat in(?:side)?|seating|(?:private|party|banquet) rooms?|live music|byob|corkage|happy hour|franchise|door ?dash|uber ?eats|grub ?hub|postmates|drive thru)\\b|\\b(?:serve|sell|have|offer|carry|any|sirven|venden|tienen|hay) (?:\\w+ )?(?:alcohol|liquor)\\b|\\b(?:the|your|who) own(?:s|ers?)\\b',
      '\\b(?:kid|child|family|pet|dog) friendly\\b|\\b(?:kids|children|babies|dogs|pets|ninos|perros|mascotas)\\b.*\\b(?:allowed|welcome|permitid[oa]s|bienvenid[oa]s)\\b|\\b(?:bring|traer|llevar) (?:my|our|a|the|mi|mis|al?) (?:\\w+ )?(?:kids?|children|baby|dog|pet|perro|mascota|ninos?|bebe)(?: (?:in|inside|along|there|with (?:me|us)))?(?: please)?$|\\bbring (?:my|our|your) own\\b',
      '\\breservations?\\b|\\b(?:reserve|book|hold)\\b(?: \\w+){0,2} (?:tables?|booth)\\b|\\b(?:get|have) (?:a|any) tables?\\b|\\btable for\\b|\\bwalk ins?\\b|\\breserv(?:ar|aciones|acion|as)\\b|\\bmesa para\\b',
      '\\b(?:are you|you guys|is anyone|are they) (?:still )?hiring\\b|\\b(?:a|any) jobs?(?: opening\\w*)?\\b|\\b(?:have|for) jobs\\b|\\b(?:job|careers?|employment|vacanc\\w+|vacantes?|empleos?|contratan\\w*)\\b|\\bapply (?:for|here)\\b|\\bwork (?:for you|here|there)\\b|\\btrabajar (?:aqui|ahi|con ustedes)\\b|\\b(?:hay|buscan|tienen) trabajo\\b',
      '\\b(?:student|senior|military|veterans?|police|first responders?|teacher|employee|birthday) discounts?\\b|\\bdescuentos? (?:para|de) (?:estudiantes?|militares?|mayores|cumpleanos)\\b',
      '\\b(?:sillas? (?:altas?|para (?:ninos|bebes?)|de ruedas)|codigo de vestimenta|banos?|comedor|comer (?:ahi|alli|adentro|en el (?:local|restaurante))|terraza|musica en vivo|duen[oa]s?)\\b',
    ].join('|'),
  ],
]

const table = patterns.map(([topic, pattern]) => [topic, new RegExp(pattern)] as const)

/** Returns which service a text asks for; null for none. */
export const findServiceTopic = (text: string): ServiceTopic | null =>
  table.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** Whether a topic is one of these. */
export const isServiceTopic = (topic: string): topic is ServiceTopic => serviceTopics.some((each) => each === topic)
