/*
 * Phrases of notes for the kitchen, as patterns for normalized clauses in which `F` stands for each
 * food of an allergen. What they match is ordinary: the other words of the clause decide.
 */

const list = (words: string): string => `(?:${words.trim().split(/\s+/).join('|')})`

const pattern = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<![a-zA-Z\\d])(?:${phrases.join('|')})(?![a-zA-Z\\d])`, 'g')

const PERSON = list(`
  sons? daughters? kids? child children baby toddler wife husband mom mother dad father grandma grandpa brother sister
  boyfriend girlfriend fiance friends? family boss guests? coworkers? grandkids? grandson granddaughter nephew niece cousin
  uncle aunt roommate neighbor girl boy lady man esposa esposo hij[oa]s? nin[oa]s? mama papa familia`)
const SOMEONE = `(?:i|we|he|she|they|(?:(?:my|our|the) )?(?:birthday )?(?:\\d+ year old )?${PERSON}(?: and ${PERSON})?)`
const PRAISE =
  '(?:loves?|likes?|enjoys?|adores?|wants?|would (?:like|love)|needs?|craves?|prefers?|ordered|will (?:have|eat)|(?:am|are) craving)'

export const ANY_PERSON = new RegExp(`\\b${PERSON}\\b`)

/** Another food in the place of one, before its name. */
export const INSTEAD_OF = '(?:(?:instead|in lieu|in place) of|en (?:lugar|vez) del?)'

/** Wishes, praise and complaints that have words of people, of leaving out or of taking away. */
export const ANY_WISH = pattern([
  `${SOMEONE}(?: (?:all|both|really|also|always|just|absolutely|so))* ${PRAISE}`,
  '(?:id|wed) (?:like|love)|(?:im|i am|were|we are) (?:craving|excited|first time)',
  `(?:for|to|with|para) (?:me|us|him|her|them|everyone|(?:my|our|the|a|mi|los|las)(?: \\d+ year old)? ${PERSON})`,
  '(?:can|could|may|might) (?:i|we|you|u)(?: guys)?(?: (?:please|also|maybe|possibly|just))*(?: (?:get|have|do|let))?',
  '(?<=^ ?|please )(?:give|send|get|bring) (?:me|us)|let me get|ill (?:have|take)|make (?:it|mine|them|the|my)',
  '(?:go|going)(?= (?:easy|light|heavy))|to go|load it up|stays? (?=crisp|hot|warm|cold|fresh)|feel free to|for (?:the )?free|done(?! with)',
  'you(?: guys)? (?:forgot|missed)(?: to (?:add|put|give|include|send))?|(?:(?:was|were) )?missing|no problem with',
  '(?:was|were|tasted|smelled|looked) (?:bad|off|old|undercooked|overcooked|burnt|soggy|cold|dry)(?= last| and|$)',
  'last time (?:i|we) (?:got|had|ordered|received)|same (?:as (?:last time|usual|always)|order)|(?:double )?check that',
  'to die for|(?:(?:i|id) )?(?:(?:would|could) )?(?:kill|die) for|(?:on|over|in|with) everything(?! but| except)',
  'if (?:you|u)(?: guys)? (?:cant|can|could|can not) (?:make|do|cook|get|find)',
  'if (?:possible|available|its ok(?:ay)?|you (?:have$|have (?:it|any|some|them)|can|like|could))',
  'if (?:you )?(?:dont have|are out of|run out of) F(?=$| (?:use|then|make|do|give|add|please))',
  'tails? off(?: (?:the|of))*|(?:remove|take off|peel off) (?:the )?tails?|take (?:the )?tails? off|out of the shell',
  '(?:with )?(?:no|without|sin)(?: the)? (?:tails?|shells?|skin|bones?|heads?|sticks?|colas?|cascara|piel|espinas)',
  'cut (?:(?:up|F|the|my|our|it|them|each|all|rolls?|tempura|dragon|in|into) )*(?:in|into|up|small|smaller|thin|pieces|half)',
  '(?:thick|thin|belly|center) cut|leave (?:(?:F|the|it|them|my|all|sauces?|seeds) )*(?:on|in) (?:the side|the box|it|top|them)',
  'keep (?:(?:F|the|it|my|food|soup|sauces?) )*(?:hot|warm|cold|crispy|fresh|in (?:an?|its|their)(?: own| separate)? (?:container|bag|box|cup))',
  '(?:me|nos) (?:encantan?|gustan?)|me (?:pueden?|dan?|ponen?)|le pueden?|\\d+ ?x|x ?\\d+',
])

// Foods that no allergen of the menu is in, and qualities, in English and Spanish.
const PLAIN = list(`
  onions? ginger wasabi carrots? cucumbers? avocados? zucchinis? mushrooms? scallions? garlic jalapenos? peppers? cilantro
  broccoli cabbage lettuce corn celery sprouts? cauliflower tomato tomatoes vegetables? veggies? veg greens seaweed nori salt
  sugar lemons? limes? spice rice sauces? dressing chicken steak beef ice straws? napkins? utensils cutlery chopsticks? forks?
  bags? lids? plastic bell cebollas? ajo jengibre pepinos? aguacates? zanahorias? hongos champinones verduras vegetales algas
  sal azucar arroz hielo pollo bistec salsa
  spicy hot dry raw salty sweet greasy oily rubbery runny mushy soggy chewy hard burnt burned overcooked undercooked frozen
  cold warm crispy sour bland fishy thick thin picantes? salad[oa] sec[oa] crud[oa] dulce fri[oa] caliente`)
const REFUSING = `(?:no|not|without|sin|ni|zero|less|fewer|reduced?|que no sea|(?:hold|skip)(?: the)?|(?:dont|do not) (?:add|put|want|include|like|make it))`
const DEGREE = '(?:any|the|too|so|very|that|extra|added|muy|tan|super|demasiad[oa]|much|mucho|mucha)'
// What is refused ends there, unlike `no onions or shrimp`, `no sauce with egg`, `no spicy mayo`.
const ENDS = [
  '(?! ?F)(?! (?:or|nor|ni|o|u)(?![a-z])[^F]*F)(?! (?:that|which|containing|made|has|have|que)(?![a-z]))',
  '(?! (?:and|y|plus|of|de|with|con|from|using)(?: (?:any|a|el|la|los|las))? F)',
].join('')

/** Negations that refuse no food of an allergen: `no onions`, `not too dry`, `don't forget`. */
export const ANY_PLAIN_NEGATION = pattern([
  `${REFUSING}(?: ${DEGREE})* ${PLAIN}(?:(?: (?:or|and|nor|y|o|ni|no|not|inside|outside))* ${PLAIN})*${ENDS}`,
  '(?:dont|do not|never|no) (?:forget|(?:over|under) ?cook|burn|skimp on|dry out|spill|break|shake|microwave|olvid(?:en|e|ar|es))(?: to (?:add|put|give|include|send))?(?: it)?',
  '(?:dont|do not) (?:cut|slice|squish|smash|crush)(?: the| my| up)*(?=(?: F)?(?: tempura)? rolls?)',
  '(?:dont|do not) mix the F with the (?:chicken|steak|beef|rice|veggies|vegetables)',
  'cant (?:wait|get enough|go wrong)(?: (?:for|with|of|to (?:try|eat|have)))?|couldnt (?:taste|find|see|get enough)',
  'not (?:only|just|fresh|(?:too|so|very) much|a lot of|lots of)|no (?:rush|hurry|worries|worry|problem)',
  '(?<=^ ?)not (?:on|in) (?:the|my) (?:rice|chicken|steak|side|veggies|salad)(?! F)|(?<=steamed |soft )not fried',
  'never (?:had better|change|better|disappoints?|fails?)|que no pique(?: mucho)?',
])

/** Words that take a food away, ask for it, or make it a condition. */
export const REFUSING_WORD = new RegExp(
  `(?<![a-zA-Z\\d])${list(`
  no non not none never nope nah nono nor without wo sans sem zero 0 86 x anti heads\\sup fyi ojo hold skip\\w* omit\\w* remov\\w* exclud\\w* out off
  away far minus less free avoid\\w* bann?\\w* but except\\w* drop lose ditch nix scratch cancel\\w* cannot unable if unless
  (?:ca|do|does|did|is|are|was|wo|would|could|should|must)nt contain\\w* hates? dislikes? forbid\\w* prohibi\\w*
  sin ni nada nunca tampoco quit\\w* evit\\w* libre cero menos odi[oa]`)}(?![a-zA-Z\\d])`,
)

/**
 * Refusals of a food in words that are harmless alone: kept apart, replaced, looked for, named as
 * the reason, `anything but shrimp`.
 */
export const REFUSED_BY_PHRASE = new RegExp(
  [
    '\\b(?:cook(?:ed|ing)?|fry|fried|grill|made?|make|prepare)\\b.*\\bseparate(?:ly)?\\b|\\bseparate(?:ly)? from\\b',
    '\\baparte del?(?: (?:la|los|las))? F',
    `\\b${INSTEAD_OF} (?:the |any |a |la )?F|\\bnothing (?:of |any )?F|\\bF (?:has|have|needs?) to go$`,
    '^(?:please tell me )?(?:does|do(?= you| the| any)|did|has|hay|tienen?|llevan?|contienen?) |\\b(?:is|are) there\\b',
    '\\b(?:check for|look for|watch(?: for)?|mind|pass on) (?:the |any )?F',
    '^(?:but|except(?: for)?|pero|excepto|because|cause|cuz|porque) (?:the |any |el |la |los )?F(?: F)*$',
    '^(?:because|cause|cuz) of ',
  ].join('|'),
)

/** Questions, and a food that is served separately, for whatever reason. */
export const UNCLEAR_BY_PHRASE = /^(?:is|are|was|were) (?!for)|\bseparate(?:ly)? (?:the )?F$|F separate(?:ly)?$/

/** Answers to a food that was named before: `nuts? no`. */
export const ANSWERS: ReadonlySet<string> = new Set(
  'no nope nah none never not nunca nada ninguno ninguna cant cannot dont x nono bad'.split(' '),
)

/** What begins a clause that may take back the one before it. */
export const TAKES_BACK = /^(?:but|because|cause|cuz|since|otherwise|or else|unless|except|pero|porque|excepto|si no)\b/
