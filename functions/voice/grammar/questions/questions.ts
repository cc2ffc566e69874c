import type { Allergen } from '#shared/menu/contract'
import { findAllergens } from '#shared/menu/dietary/allergies'
import { parseExclusions, toDietaryPreferences } from '#shared/menu/dietary/exclusions'
import { listAvoidedAllergens as avoidedAllergens } from '#shared/menu/dietary/verdict'
import { detectAllergens } from '../safety/allergens'
import { requestPattern, splitWords } from '../tokenize/words'
import { hasOnlyKeywords } from './keywords'

export type QuestionTopic =
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

export type Question = {
  readonly topic: QuestionTopic
  readonly allergens?: readonly Allergen[]
  readonly text: string
}

const ASKING =
  /^(?:(?:and|so|hey|hi|hello|hiro|ok|okay|um|uh|well|excuse me|but|also|please|oh|just) )*(?:what|whats|when|whens|until when|till|anything|at what|by when|where|wheres|which|who|how|hows|is|are|do|does|did|has|will|would you (?:deliver|guys)|can (?:you|i|we) (?:tell|know|see|get there|call|reach|talk|speak|drink|eat|deliver)|can i (?:get|have) (?:it |my food |food )?deliver\w*|could i (?:call|pick)|could (?:you|i) (?:tell|know)|would you tell|tell me|tell us|show (?:me|us)|have you|got any|any|que|cual|cuanto|cuanta|donde|tienen|tienes|a que hora|hay|can someone with|whos|i wonder|i want to know|id like to know|do you know)\b/
const NOT_ASKING =
  /^(?:please )?(?:do not|dont)\b|\b(?:how about|what about (?:a|an|one|two|some)|is it possible to (?:get|have|order)|are you able to (?:get|do)|any (?:chance|way) (?:i|we) (?:can|could) (?:get|have|order)|do you think i could (?:get|have)|would it be possible)\b/

// Questions about the location, without a dish. The first match wins.
const general: readonly (readonly [QuestionTopic, RegExp])[] = [
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
    /\b(?:phone|telephone|telefono|cell|landline)\b|\b(?:call|reach|contact|ring) (?:you|somebody|someone|anybody|anyone|the (?:restaurant|store|place|shop)|your (?:restaurant|store|place))\b|\bnumber (?:to|can i|do i|should i|i can|could i|for you|of the (?:restaurant|store|place))\b|\b(?:who|what|which|where) (?:number )?(?:do|can|should|could|would) i (?:call|ring|dial)\b|\bcontact (?:number|info|details)\b|\b(?:talk|speak) (?:to|with) (?:a |an |the |some)?(?:person|human|someone|somebody|manager|staff|employee|one|body|people)\b|\bget in touch\b/,
  ],
  ['email', /\b(?:email|e mail|mail address|correo)\b/],
  [
    'hours',
    /\b(?:hours?|what time|open|opens|opening|opened|close|closes|closed|closing|horario|hora|abren|abierto|cierran|until when|till when|(?:until|till) what time|last (?:order|call))\b/,
  ],
  [
    'address',
    /\b(?:address|located|location|directions|direccion|ubicad|ubicacion|find you|where are you|where you are|wheres (?:your|the) (?:restaurant|place|store|shop)|where is (?:your|the) (?:restaurant|place|store|shop)|street|donde estan|get there|get to (?:you|your|the restaurant)|(?:what|which) (?:city|town|part of)|parking|where (?:do|can|should|could) (?:i|we) (?:pick|come|go|collect|get (?:it|my)))\b/,
  ],
  [
    'specials',
    /\b(?:specials|deals?|promotions?|discounts?|coupons?|on sale|on special|especiales|todays special|(?:the|a|any|your) special|special (?:today|of the day|offers?|for today|tonight)|daily special|any special)\b/,
  ],
  [
    'vegetarian',
    /\b(?:vegetarians?|vegans?|meatless|meat free|(?:without|no) meat|plant based|(?:veggie|veg) (?:options|dishes|food|things|choices|stuff))\b/,
  ],
  [
    'popular',
    /\b(?:popular|recommend|recommendations?|recommended|recomienda|best sellers?|bestsellers?|best seller|best selling|favou?rites?|suggest|suggestions?|should i (?:get|order|try|have|eat)|whats good|what is good|(?:most|often) ordered|ordered (?:the )?(?:most|often)|best (?:thing|dish|item)|signature|most people|(?:people|folks|everyone|everybody|guests|customers|others|families) (?:here )?(?:\w+ )?(?:orders?|gets?|eats?|likes?|loves?|buys?|haves?|getting|ordering|eating|choose)|sells? (?:the )?(?:best|most)|(?:sell|order|make|serve)s? the most|number one|top (?:dish|dishes|seller|sellers|picks?)|known for|famous for|famous|(?:your|the) go to|surprise me|do you like)\b/,
  ],
  [
    'delivery',
    /\bdeliver(?:y|s|ed|ing|ies)?\b|\b(?:minimum (?:order|purchase|spend|amount)|order minimum|envios?|a domicilio|reparto|pedido minimo)\b|\b(?:do|will|can|could|would) you (?:guys )?(?:bring|drive|come|go|ship) .*\bto \w+/,
  ],
]

// Greetings before a question.
const GREETED = /^(?:(?:hey|hi|hello|hiro|um|uh|so|excuse me|oh|and|good (?:morning|afternoon|evening)) )+(?=\w+ \w)/

const MAY_EAT = /\bcan (?:\w+ ){1,2}eat\b/

// Questions about dishes.
const about: readonly (readonly [QuestionTopic, RegExp])[] = [
  ['allergen', MAY_EAT],
  ['price', /\b(?:how much|price|prices|priced|cost|costs|cuanto|cuesta|expensive)\b/],
  ['nutrition', /\b(?:calories|calorie|protein|carbs|carbohydrates|sodium|nutrition|nutritional|fat)\b/],
  [
    'spice',
    /\bhow (?:spicy|hot)\b|\b(?:is|are)\b.*\b(?:spicy|hot)\b|\bspice level\b|\b(?:what|which|anything|something|any)\b.*\bspicy\b/,
  ],
  ['vegetarian', /\b(?:vegetarian|vegan|meatless|meat free|plant based|vegetariano|vegetariana)\b/],
  [
    'contents',
    /\b(?:whats? (?:is |are )?(?:in|inside|on)|ingredients?|made (?:of|with|from)|whats? (?:it |does it )?comes? with|come with|describe|tell (?:me|us) (?:more )?about|what (?:is|are)|whats|que (?:tiene|lleva|es)|contains?|without|(?:is|are) there (?:any )?\w+(?: \w+)? in|does .* (?:have|contain|include|come))\b/,
  ],
  ['availability', /\b(?:do|does|have|got|is|are|any|tienen|tienes|hay|serve|sell|carry|left|available|still)\b/],
  ['menu', /\b(?:menu|choices|options|kinds?|types?|what do you (?:have|serve|sell|offer))\b/],
]

const small: readonly (readonly [QuestionTopic, RegExp])[] = [
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

const first = (text: string, of: readonly (readonly [QuestionTopic, RegExp])[]): QuestionTopic | undefined =>
  of.find(([, pattern]) => pattern.test(text))?.[0]

const SEEKING = /\b(?:anything|something|nothing|everything|dishes|options)\b/
const AVOIDED = /\b(?:without|no|nothing with|free (?:of|from)) (?:any )?(.+)$/

/**
 * Lists the allergens that a question excludes: `something without shrimp`, `gluten free options`.
 */
function avoidedIn(text: string): readonly Allergen[] {
  const after = AVOIDED.exec(text)?.[1] ?? ''
  const avoided = new Set([...(/\bfree\b/.test(text) || after ? findAllergens(text) : []), ...detectAllergens(after)])
  return [...avoided]
}

/**
 * Reads a sentence that only excludes allergens (`no peanuts`) as a question for dishes without
 * them.
 */
export function findExclusion(text: string): Question | null {
  const filters = parseExclusions(text).filters.filter((filter) => filter !== 'vegetarian')
  const allergens = avoidedAllergens(toDietaryPreferences(filters))
  return allergens.length > 0 ? { topic: 'allergen', allergens, text } : null
}

const ALLERGY = /\b(?:allerg\w*|alergi\w*|intolerant|celiac|coeliac|safe)\b/
/**
 * Reads the question of a sentence, or returns null. `hasDish` says whether a dish is named: `can I
 * get your address` asks, `can I get a Dragon Roll` orders.
 */
export function findQuestion(sentence: string, hasDish: boolean): Question | null {
  const said = splitWords(sentence)
    .filter((word) => word !== ',')
    .join(' ')
  const text = said.replace(GREETED, '') || said
  const asks =
    (ASKING.test(text) || (hasDish && MAY_EAT.test(text)) || (/\?\s*$/.test(sentence) && !requestPattern.test(text))) &&
    !NOT_ASKING.test(text)
  const allergens = findAllergens(text)
  const hasAllergen = allergens.length > 0
  const seeks =
    asks ||
    (!hasDish &&
      (requestPattern.test(text) ||
        hasOnlyKeywords(text) ||
        SEEKING.test(text) ||
        /\b(?:recommend|suggest|surprise)\b/.test(text) ||
        ALLERGY.test(text)))
  if (ALLERGY.test(text) && (!hasDish || asks)) return { topic: 'allergen', allergens, text }
  if (asks && hasAllergen && !/\bhow much\b/.test(text)) return { topic: 'allergen', allergens, text }
  if (seeks) {
    const topic = hasDish ? undefined : first(text, general)
    if (topic) return { topic, text }
    const avoided = hasDish ? [] : avoidedIn(text)
    if (avoided.length > 0) return { topic: 'allergen', allergens: avoided, text }
    if (!hasDish && /\b(?:vegetarian|vegan)\b/.test(text)) return { topic: 'vegetarian', text }
    if (!hasDish && /\b(?:the|your|a) menu\b|^menu$/.test(text)) return { topic: 'menu', text }
  }
  if (hasDish && /^(?:the )?(?:price|prices|cost|ingredients|calories|description) (?:of|for|in|on)\b/.test(text))
    return { topic: first(text, about) ?? 'contents', text }
  const chat = hasDish ? undefined : first(text, small)
  if (chat) return { topic: chat, text }
  if (!asks) return null
  const place = first(
    text,
    general.filter(([topic]) => (topic !== 'popular' && topic !== 'specials') || !hasDish),
  )
  if (
    hasDish &&
    place &&
    /\b(?:you|your|my order|delivery|u)\b/.test(text) &&
    place !== 'delivery' &&
    !/\bdo you\b/.test(text)
  )
    return { topic: place, text }
  return { topic: first(text, about) ?? 'menu', text }
}

const BREAKS =
  /[?]+\s*|(?<!\b(?:dr|mr|mrs|st|oz)|[.!;])[.!;]+\s+(?=[a-z])|,\s+(?=(?:what|when|where|which|how (?:much|late|long|many|soon|far)|are you|do you|is there)\b)|,?(?<!\s)\s+and\s+(?=(?:what|when|where|how (?:much|late|long|spicy)|are you|do you|is the|can i (?:get|have|order)|could i (?:get|have)|i want|id like|ill have|ill take)\b)|,?(?<!\s)\s+(?:(?:ok|okay|so|then|yes|yeah|well)\s+)*(?=i(?:['’]?ll| will) take\b)/gi

/**
 * Splits a message into sentences if one of them is a question. Otherwise returns the whole
 * message, since corrections may span sentences.
 */
export function splitSentences(message: string): readonly string[] {
  const parts: string[] = []
  let from = 0
  for (const found of message.matchAll(BREAKS)) {
    const part = message.slice(from, found.index)
    // `excuse me, what …` is one sentence.

    if (!/[?.!;]/.test(found[0]) && part.trim().split(' ').length < 3) continue
    parts.push(found[0].includes('?') ? `${part}?` : part)
    from = found.index + found[0].length
  }
  const all = [...parts, message.slice(from)].map((part) => part.trim()).filter((part) => /\w/.test(part))
  const isMixed =
    all.length > 1 && all.some((part) => findQuestion(part, true)) && all.some((part) => !findQuestion(part, true))
  return isMixed || (all.length > 1 && all.every((part) => findQuestion(part, true))) ? all : [message]
}
