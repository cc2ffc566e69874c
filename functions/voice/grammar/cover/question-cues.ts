const LEAD =
  '(?:(?:hey|hi|hello|hiro|um|uh|so|and|ok|okay|please|well|excuse me|sorry|but|also|oh|just|y|pero|oye|hola|disculpe|perdon|por favor|quick question|then|now|still|todavia|ya|even|wait|yeah|yes|good (?:morning|afternoon|evening)) )*'

const ADVERBS = '(?:(?:please|just|maybe|also|kindly|possibly|perhaps|all|guys|go ahead and|still|then|quickly) )*'
const WANTED =
  '(?:get|have|order|add|give|bring|make|keep|do|put|send|grab|try|take|start|buy|use|pick|hook|ring|throw|include|change|swap|switch|replace|remove|cancel|set|double|leave|hold|do with|go with|pass|pack|fix|cook|prepare|toss|upgrade|substitute|sub|kick|split|cut|squeeze|whip|update|drop|skip|top|bump|turn|reorder|repeat|place|pay|check ?out|interest)'
const SPANISH_WANTED =
  '(?:dar|traer|poner|agregar|anadir|tener|pedir|ordenar|mandar|cambiar|quitar|(?:hacer|preparar|servir)(?:me|nos))'

/** An order in the form of a question: `could I get …`, `any chance we can have …`. */
const POLITE = new RegExp(
  `^${LEAD}(?:(?:can|could|may|might|would|will|shall) (?:i|we|you|u|yall|ya|you guys) (?:be able to |mind if (?:i|we) )?${ADVERBS}${WANTED}\\b|` +
    `(?:i|we) (?:was|were|am) (?:just )?(?:wondering|hoping) if (?:i|we|you) (?:can|could|might) ${ADVERBS}${WANTED}\\b|would (?:i|we|you) (?:like|love|care|rather|be so kind)\\b|(?:would|do) you mind \\w+ing\\b|` +
    `(?:is it|would it be|is there any way|is there a way|is there any chance|any chance|any way|are you able|am i able|do you think|you think|is it ok|is it okay|is it alright|be possible)\\b.{0,24}?\\b(?:get|have|order|add|bring|make)\\b|` +
    `are (?:you|u) able to|(?:how|what) about (?!the )|why (?:dont|not)\\b|what (?:i|we|id|wed)\\b|(?:do|could|can) (?:me|us)\\b|whatever\\b|` +
    `(?:me |nos )?(?:puede[ns]?|podria[ns]?|puedo|podemos|podria) (?:me |nos )?${SPANISH_WANTED}(?:me|nos|le|lo)?\\b|` +
    `(?:is|are|was) (?:that|this|it) (?:ok|okay|fine|alright|all right|possible|cool)\\b)`,
)

const ASKS = new RegExp(
  `^${LEAD}(?:(?:what|which|who|whose|when|where|why|how)(?:s|re|ll|d)?\\b(?! many? thanks)|whether\\b|` +
    `(?:is|are|was|am|does|did|has|can|could|will|would|should|may|might|shall)\\b|do (?!not|me|us|it|that|a|an|the|\\d|one|two|three)\\w+|have (?:you|they|we|i)\\b|were (?:the|they|you|there|my|those)\\b|` +
    `(?:im|i am|i was|was|just|we were) (?:wondering|curious|not sure|unsure|asking)\\b|i wonder\\b|(?:i|we) (?:want|wanted|need|would like|d like|have) to (?:know|ask|see|find out|hear|check)\\b|(?:id|wed) (?:like|love) to (?:know|ask|see|find out|hear|check)\\b|` +
    `(?:any|no) (?:idea|clue)\\b|got any\\b|anybody know\\b|(?:tell|show|remind|explain|describe|read|list|compare|recommend|suggest|name|check|guarantee|promise|confirm)\\b(?! (?:out|my order))|let (?:me|us) (?:know|see|hear)\\b|help (?:me|us)\\b|` +
    `(?:give|get|send|bring) (?:me|us) (?:the |some |more |a )?(?:ingredients?|descriptions?|details?|info|information|prices?|calories|list|allergens?|nutrition|options|pictures?|recommendations?|names?|menu)\\b|` +
    `(?:you|yall|they)(?: guys| all)? (?:still |also |even |really )*(?:do|have|make|serve|sell|carry|got|offer|use|put)\\b|(?:i have a |one |a )?question\\b|what about the\\b|not sure (?:if|whether|about|what)\\b|` +
    `(?:que|cual|cuales|cuanto|cuanta|cuantos|cuantas|como|cuando|donde|quien|adonde)\\b|por que\\b|(?:tiene|tienen|tienes|hay|lleva|llevan|trae|traen|viene|vienen|contiene|es|son|esta|estan|puede|pueden|puedes|puedo|podemos|podria|podrian)\\b|` +
    `(?:me|nos) (?:puede|puedes|pueden|podria|podrias|recomienda|recomiendas|recomiendan|dices|dice|explica|explicas)\\b|(?:quiero|quisiera|queremos|me gustaria|necesito) (?:saber|preguntar|ver|conocer)\\b|(?:dime|digame|muestrame|ensename|explicame|cuentame|recomiendame|describe)\\b|(?:ya |yo )?(?:pedi|ordene)\\b|a (?:la gente|los ninos|alguien|ustedes) (?:le|les)\\b|hice\\b)`,
)

/** A condition in the words of a question: `has to be shrimp free`, `tell the chef no nuts`. */
const DEMANDS = new RegExp(
  `^${LEAD}(?:has to|does not|tell (?:the|your|my) (?:chefs?|kitchen|cooks?|guys|staff)|(?:tienen?|hay) que|(?:puede|pueden) ser (?=sin|libre))\\b`,
)

/** What is said about a dish before it, which orders nothing: `the dragon roll comes with …`. */
export const SAYS_OF_DISH =
  /^(?:is|are|was|were|has|had|comes?|contains?|tastes?|looks?|smells?|costs?|sounds?|seems?|es|son|esta|estan|lleva|llevan|trae|tiene|tienen|cuesta|viene|sabe)(?! (?:for|what|all i|all we|it|mine|para|lo que))(?= |$)/

/** What is said about a food before it: `shrimp is out for me`, `crab would send me to the er`. */
export const SAYS_OF_FOOD =
  /^(?:(?:is|are) (?:a |an |the )?(?:out|off|not?|never|bad|forbidden|prohibited|banned|haram|my (?:kryptonite|enemy|downfall)|trigger|worst)|(?:would|will|could|might|may) (?!be |do |work|suit|go |please)\w+)(?= |$)/

/** Whether a clause asks, and does not order in the form of a question. */
export const isQuestion = (text: string): boolean => ASKS.test(text) && !POLITE.test(text) && !DEMANDS.test(text)

/** Where a question may start within a clause: `I am allergic to soy is the roll ok`. */
export const ASKS_WITHIN =
  /^(?:(?:can|could|may|would|will|do|did|should) (?:i|we|you|they|my|the|someone|anyone|people|it)|(?:is|are|does|was) (?:the|it|there|that|this|your|these|those)|(?:what|how) (?:is|are|about|does|do|can|could|much|many)|whats|puedo|es segur[oa]|esta bien)(?= )/

/** Words after which such a start belongs to the words before it: `know what is …`. */
export const ASKS_ON =
  /^(?:what|which|who|when|where|why|how|whether|if|know|that|and|it|there|que|cual|si|i|we|you|they|want|still|guys|also|even|really)$/
