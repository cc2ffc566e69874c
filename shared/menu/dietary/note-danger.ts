import { allergens, type Allergen } from '../contract'
import { allergenTable } from './allergen-table'
import { allergenWords } from './allergen-words'
import { createWordPattern } from './food-words'

const bounded = (patterns: readonly string[]) => `(?<![a-z\\d])(?:${patterns.join('|')})(?![a-z\\d])`

const PERSON = '(?:me|us|him|her|them|my|our|anyone)'
const SURFACE =
  '(?:fryers?|frying|oil|pans?|pots?|grills?|griddles?|woks?|surfaces?|knife|knives|utensils?|gloves?|boards?|cutting|hands|tongs|spatulas?|cookware|station)'

/** Words of harm and of care. */
const DANGERS = [
  '(?<!(?:not|was|were|tasted|smelled|looked) )bad(?:ly)?',
  '(?:die|dies|died|dying)(?! for)|dead|death|deathly|deadly|lethal|fatal(?:ly)?',
  'kill(?:s|ed|ing)?(?! for)|danger\\w*|poison\\w*|toxic|unsafe|kryptonite|triggers?|triggered',
  'hospital|emergency|ambulance|the er',
  '(?:cross )?contaminat\\w+|cross contact|contaminacion',
  `(?:separate|dedicated|different|clean\\w*|new|fresh|own|another|other|chang\\w+|wash\\w*|saniti\\w+|wipe\\w*)(?: (?:the|your|of|a|all|cooking|fry)){0,2} ${SURFACE}`,
  'careful\\w*|caution\\w*|beware|watch out|be aware|warning|attention|(?:extra|special|great|utmost) care|care with',
  'sick|sickness|vomit\\w*|throw(?:s|ing)? up|nause\\w*|diarr\\w+|the runs|rash|rashes|itch\\w*|swell\\w*|swollen',
  'eczema|asthma|migraines?|cramps?|breath\\w*|throat|stomach|gut|inflam\\w*|seizures?|faints?',
  `(?:break|breaks|broke) ${PERSON} out|(?:mess|messes)(?: ${PERSON} up| with)|wrecks?|bothers? ${PERSON}`,
  'tested positive|(?:medically )?restrict(?:ed|ions?)',
  'muer[oe]|morir\\w*|mata[nr]?|venen\\w*|mal[oa]?|enferm\\w*|me pica|le pica|peligr\\w*|sensibles? a|cuidado|precaucion',
  'no (?:me|le|nos|les) (?:cae|caen|sienta|sientan|va|van)',
]

// What a guest can't, without a food that harms: `can't get enough shrimp`.
const HARMLESS =
  '(?:wait|get enough|have enough|decide|believe|resist|find|finish|stop|live without|go wrong|complain|say|remember|tell|taste|help|thank|see|choose|reach|come|pick|open|log|pay|order|make|do)'

/** Words of an inability, or of a rule by which a person eats. */
const INABILITIES = [
  `(?<!if (?:you|u|they) )(?:cant|cannot|can not|couldnt|could not|unable to)(?! (?:even )?${HARMLESS}(?![a-z]))`,
  '(?:not|isnt|arent) (?:able|allowed|permitted|supposed)|mustnt|must not|no longer|no way (?:i|we|he|she|they) can',
  '(?:dont|do not|doesnt|does not|never)(?: (?:really|even))? (?:keep|handle|tolerate|stomach|digest|process|agree|feel|react|sit|go (?:well|down)|get along|do (?:well|good|great))',
  '(?:steer|stay|stays|keep|keeps) clear|(?:stays?|keep) (?:off|out of)|swore off|gave up|quit',
  'forbid\\w*|prohibi\\w+|haram|kosher|halal|religio\\w+|off limits|out of the question|out for',
]

const ALARM = new RegExp(bounded([...DANGERS, ...INABILITIES]), 'g')

const NEGATION =
  '(?:no|not|without|never|dont|do not|doesnt|does not|wont|will not|none|nothing|sin|nada|ni|(?:separate\\w*|away) from)'
// A food behind another one is not what is refused: `no wasabi in my tuna roll`.
const BETWEEN =
  '(?:any|the|an?|of|to|some|with|put|add|use|give|me|him|her|us|them|include|eat|want|need|have|having|even|single|traces?|bits?|tiny|little|small|amounts?|pieces?|touch|near|around|contact|contain|contains|containing|drops?|crumbs?|kind|type|anything|that|de|con|tenga|lleve|contenga)'
const REFUSED_BEFORE = new RegExp(`(?<![a-z])${NEGATION}(?: ${BETWEEN}){0,6} $`)
const REFUSED_AFTER = new RegExp(
  `^[ ,:-]*(?:(?:is|are) )?(?:${[
    '(?:cant|cannot|can not|must not|mustnt|should not|shouldnt|may not|wont)(?: be)? (?:in|near|on|with|around|anywhere|touch|come|get|go)',
    `(?:not|no|isnt|arent|never)(?: (?:ok|okay|good|safe|allowed|possible)|(?: for)? ${PERSON}| in (?:it|my|the|there|this|anything))`,
  ].join('|')})(?![a-z])`,
)
const CONDITION_BEFORE = /(?<![a-z])an? $/
const CONDITION_AFTER = /^ (?:problem|issue|condition|thing|trigger|eater)(?![a-z])/

const foods = allergens.map((allergen) => ({
  allergen,
  pattern: createWordPattern(`${allergenWords[allergen].excluded}, ${allergenWords[allergen].foods}`),
  spoken: allergenTable[allergen].spoken,
}))

/** Returns the allergens that a normalized text names, also by their foods: `shrimp`. */
export const findNamedFoods = (text: string): readonly Allergen[] =>
  foods.flatMap(({ allergen, pattern, spoken }) => (spoken.test(text) || pattern.test(text) ? [allergen] : []))

const ANY_FOOD = new RegExp(foods.flatMap(({ pattern, spoken }) => [pattern.source, spoken.source]).join('|'), 'g')

const MAX_WORDS_BETWEEN = 6
// Six words and the food itself, with what stands between them.
const MAX_LENGTH_BETWEEN = 80

const wordsOf = (text: string): readonly string[] => text.match(/[a-z\d]+|!/g) ?? []

/** A food of a note, with what may mean that a person must not have it. */
type FoodInDanger = { readonly isAlarm: boolean; readonly allergens: readonly Allergen[] }

/**
 * Returns the foods of a normalized note that stand near a danger, an inability or a negation
 * (docs/product/kitchen.md#allergies). Only near a danger or an inability it speaks of an allergy.
 */
export function findFoodsInDanger(note: string): readonly FoodInDanger[] {
  const text = note.replace(ALARM, '!')
  return [...text.matchAll(ANY_FOOD)].flatMap(({ 0: food, index }) => {
    const before = text.slice(Math.max(0, index - MAX_LENGTH_BETWEEN), index)
    const after = text.slice(index + food.length, index + food.length + MAX_LENGTH_BETWEEN)
    const near = [...wordsOf(before).slice(-MAX_WORDS_BETWEEN - 1), ...wordsOf(after).slice(0, MAX_WORDS_BETWEEN + 1)]
    const isAlarm = near.includes('!') || (CONDITION_BEFORE.test(before) && CONDITION_AFTER.test(after))
    const isRefused = REFUSED_BEFORE.test(before) || REFUSED_AFTER.test(after)
    return isAlarm || isRefused ? [{ isAlarm, allergens: findNamedFoods(food) }] : []
  })
}
