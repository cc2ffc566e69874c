import type { ServiceTopic } from './service-topics'

export type QuestionTopic =
  | ServiceTopic
  | 'hours'
  | 'address'
  | 'phone'
  | 'email'
  | 'delivery'
  | 'order-status'
  | 'wait'
  | 'specials'
  | 'popular'
  | 'menu'
  | 'price'
  | 'contents'
  | 'spice'
  | 'nutrition'
  | 'vegetarian'
  | 'allergen'
  | 'availability'
  | 'greeting'
  | 'thanks'
  | 'farewell'
  | 'yes'
  | 'no'
  | 'help'

/** What the patterns ask for. The first match wins. */
type TopicTable = readonly (readonly [QuestionTopic, RegExp])[]

/** `can vegans eat the roll` */
export const MAY_EAT = /\bcan (?:\w+ ){1,2}eat\b/

export const VEGETARIAN =
  /\b(?:vegetarian[ao]?s?|vegans?|meatless|meat free|(?:without|no) meat|plant based|(?:veggie|veg) (?:options|dishes|food|things|choices|stuff))\b/

/** Questions about the location or the menu, without a dish. */
export const locationTopics: TopicTable = [
  [
    'order-status',
    /\b(?:wheres|where is|status|track|hows|how is|is|when will|check|what about|when is|whens|did you get|have you got|got) (?:of |on )?(?:my|our|the|an) (?:order|food)\b|\border (?:status|number|id)\b|\bstatus of\b|\b(?:my|our) (?:order|food) (?:ready|done|coming|status|on)\b(?! if)|donde esta mi (?:orden|pedido)|\btrack\b.*\border\b/,
  ],
  [
    'hours',
    /\bhow (?:late|long) (?:are|do|will|can|is)\b(?!.*\b(?:take|wait|deliver|ready)).*\b(?:open|order|stay|serving|serve)\b/,
  ],
  [
    'wait',
    /\bcuanto (?:tiempo|tarda|demora)|\bhow (?:long|soon|fast|quick|quickly|busy)\b|\bhow (?:many|much) (?:more )?(?:minutes|time)\b|\bwait(?:ing)? ?times?\b|\b(?:the|a|long|any) wait\b|\bwhen (?:can|could|will|would|should|might)\b.*\b(?:ready|pick|get|done|have|come|arrive|here)\b|\bprep(?:aration)? time\b|\b(?:are|is) (?:you|it) (?:guys )?(?:very |so |really )?busy\b/,
  ],
  [
    'phone',
    /\b(?:phone|telephone|telefono|cell|landline)\b|\b(?:call|reach|contact|ring) (?:you|somebody|someone|anybody|anyone|the (?:restaurant|store|place|shop)|your (?:restaurant|store|place))\b|\bnumber (?:to|can i|do i|should i|i can|could i|for you|of the (?:restaurant|store|place))\b|\b(?:who|what|which|where) (?:number )?(?:do|can|should|could|would) i (?:call|ring|dial)\b|\bcontact (?:number|info|details)\b|\bget in touch\b/,
  ],
  ['email', /\b(?:email|e mail|mail address|correo)\b/],
  [
    'hours',
    /\b(?:hours?|what time|open|opens|opening|opened|close|closes|closed|closing|horario|hora|abren|abierto|cierran|until when|till when|(?:until|till) what time|last (?:order|call))\b/,
  ],
  [
    'address',
    /\b(?:address|located|location|directions|direccion|ubicad|ubicacion|find you|where are you|where you are|wheres (?:your|the) (?:restaurant|place|store|shop)|where is (?:your|the) (?:restaurant|place|store|shop)|street|donde estan|get there|get to (?:you|your|the restaurant)|(?:what|which) (?:city|town|part of)|where (?:do|can|should|could) (?:i|we) (?:pick|come|go|collect|get (?:it|my)))\b/,
  ],
  [
    'specials',
    /\b(?:specials|deals?|promotions?|discounts?|coupons?|on sale|on special|especiales|todays special|(?:the|a|any|your) special|special (?:today|of the day|offers?|for today|tonight)|daily special|any special)\b/,
  ],
  ['vegetarian', VEGETARIAN],
  [
    'popular',
    /\b(?:popular|recommend|recommendations?|recommended|recomienda|best sellers?|bestsellers?|best seller|best selling|favou?rites?|suggest|suggestions?|should i (?:get|order|try|have|eat)|whats good|what is good|(?:most|often) ordered|ordered (?:the )?(?:most|often)|best (?:thing|dish|item)|signature|most people|(?:people|folks|everyone|everybody|guests|customers|others|families) (?:here )?(?:\w+ )?(?:orders?|gets?|eats?|likes?|loves?|buys?|haves?|getting|ordering|eating|choose)|sells? (?:the )?(?:best|most)|(?:sell|order|make|serve)s? the most|number one|top (?:dish|dishes|seller|sellers|picks?)|known for|famous for|famous|(?:your|the) go to|surprise me|do you like)\b/,
  ],
  [
    'delivery',
    /\bdeliver(?:y|s|ed|ing|ies)?\b|\b(?:minimum (?:order|purchase|spend|amount)|order minimum|envios?|a domicilio|reparto|pedido minimo)\b|\b(?:do|will|can|could|would) you (?:guys )?(?:bring|drive|come|go|ship) .*\bto \w+/,
  ],
]

/** Questions about dishes. */
export const dishTopics: TopicTable = [
  ['allergen', MAY_EAT],
  ['price', /\b(?:how much|price|prices|priced|cost|costs|cuanto|cuesta|expensive)\b/],
  ['nutrition', /\b(?:calories|calorie|protein|carbs|carbohydrates|sodium|nutrition|nutritional|fat)\b/],
  [
    'spice',
    /\bhow (?:spicy|hot)\b|\b(?:is|are)\b.*\b(?:spicy|hot)\b|\bspice level\b|\b(?:what|which|anything|something|any)\b.*\bspicy\b/,
  ],
  ['vegetarian', VEGETARIAN],
  [
    'contents',
    /\b(?:whats? (?:is |are )?(?:in|inside|on)|ingredients?|made (?:of|with|from)|whats? (?:it |does it )?comes? with|come with|describe|tell (?:me|us) (?:more )?about|what (?:is|are)|whats|que (?:tiene|lleva|es)|contains?|without|(?:is|are) there (?:any )?\w+(?: \w+)? in|does .* (?:have|contain|include|come))\b/,
  ],
  ['availability', /\b(?:do|does|have|got|is|are|any|tienen|tienes|hay|serve|sell|carry|left|available|still)\b/],
  [
    'menu',
    /\b(?:menu|choices|options|kinds?|types?|what do you (?:have|serve|sell|offer)|(?:what|which|que)(?: else)? (?:can|could|should|puedo|podemos) (?:(?:i|we|you) )?(?:order|get|make|have|eat|cook|pedir|ordenar|comer)|what else|which one|que (?:me |nos )?(?:ofrecen|venden|sirven))\b/,
  ],
]

/** Sentences that neither ask nor order. */
export const smallTalk: TopicTable = [
  [
    'farewell',
    /^(?:no )*(?:thats (?:all|it|everything|enough)|that is (?:all|it|everything)|that will be (?:all|it)|thatll be (?:all|it)|that would be all|thats all for (?:now|today)|nothing (?:else|more)|im (?:done|good|finished|all set)|all set|all done|done|bye|goodbye|good bye|see you|check ?out|no more|eso es todo|nada mas|adios)\b/,
  ],
  [
    'thanks',
    /^(?:ok |okay |great |perfect |awesome |no |cool )*(?:thanks|thank you|thx|gracias|muchas gracias|appreciate it|cheers|much appreciated|many thanks)\b/,
  ],
  [
    'greeting',
    /^(?:hi|hello|hey|hola|good (?:morning|afternoon|evening)|buenas|buenos dias|yo|howdy|whats up|how are you|hows it going|greetings)\b/,
  ],
  [
    'help',
    /^(?:help|what can (?:you|i) (?:do|say|ask)|how does this work|can you help|who are you|what are you|i need help|help me)\b/,
  ],
  [
    'yes',
    /^(?:yes|yeah|yep|sure|ok|okay|si|great|perfect|sounds good|correct|right|cool|awesome|nice)(?: (?:please|thats right|sounds good|ok))?$/,
  ],
  ['no', /^(?:no|nope|nah|not (?:now|yet|really)|no thanks)$/],
]

/** Returns the topic of a text by a table; null without a match. */
export const findTopic = (text: string, topics: TopicTable): QuestionTopic | null =>
  topics.find(([, pattern]) => pattern.test(text))?.[0] ?? null
