import { RAW_AVOIDING_STATE } from './harm-phrases'
import { ANY_FOOD } from './note-coverage'

const bounded = (patterns: readonly string[]) => `(?<![a-z\\d])(?:${patterns.join('|')})(?![a-z\\d])`

const PERSON = '(?:me|us|him|her|them|my|our|anyone)'
const SURFACE =
  '(?:fryers?|frying|oil|pans?|pots?|grills?|griddles?|woks?|surfaces?|knife|knives|utensils?|gloves?|boards?|cutting|hands|tongs|spatulas?|cookware|station)'
const SURFACE_IN_SPANISH =
  '(?:planchas?|parrillas?|freidoras?|aceite|sarten(?:es)?|ollas?|woks?|cuchillos?|guantes|tablas?|utensilios|superficies?)'

/** Words of harm and of care. */
const DANGERS = [
  '(?<!(?:not|was|were|tasted|smelled|looked) )bad(?:ly)?',
  '(?:die|dies|died|dying)(?! for(?! real))|dead|death|deathly|deadly|lethal|fatal(?:ly)?',
  'kill(?:s|ed|ing)?(?! for)|danger\\w*|poison\\w*|toxic|unsafe|kryptonite|triggers?|triggered',
  'hospital\\w*|emergency|ambulance|paramedics?|the er|urgent care|intensive care|call(?:ed|s)? 911|urgencias|emergencias',
  `(?:separate|dedicated|different|clean\\w*|new|fresh|own|another|other|chang\\w+|wash\\w*|saniti\\w+|wipe\\w*)(?: (?:the|your|of|a|all|cooking|fry)){0,2} ${SURFACE}`,
  'careful\\w*|caution\\w*|beware|watch out|be aware|warning|attention|(?:extra|special|great|utmost) care|care with',
  'sick|sickness|throw(?:s|ing)? up|nause\\w*|diarr\\w+|the runs|itch\\w*|swell\\w*|puff\\w* up',
  'migraines?|cramps?|breath\\w*|throat|stomach|gut|inflam\\w*|seizures?|faints?',
  `(?:break|breaks|broke) ${PERSON} out|(?:mess|messes)(?: ${PERSON} up| with)|wrecks?|bothers? ${PERSON}`,
  'trouble|afraid|scared|scares|nemesis|evil|serious\\w*|severe\\w*|life threatening',
  'tested positive|(?:medically )?restrict(?:ed|ions?)',
  'muer[oe]|morir\\w*|mata[nr]?|venen\\w*|mal[oa]?|enferm\\w*|me pica|le pica|peligr\\w*|sensibles? a|cuidado|precaucion',
  'no (?:me|le|nos|les) (?:cae|caen|sienta|sientan|va|van)',
  `${SURFACE_IN_SPANISH} (?:aparte|separad[oa]s?|limpi[oa]s?|nuev[oa]s?|distint[oa]s?|diferentes?)`,
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

const CONDITION_BEFORE = /(?<![a-z])(?:an?|have|has|got) $/
const CONDITION_AFTER = /^ (?:problems?|issues?|condition|thing|trigger|eater)(?![a-z])/

/** What is about health, whatever food it is, and also without any. */
export const HEALTH = new RegExp(
  bounded([
    '(?:cross )?contaminat\\w+|cross contact|contaminacion|anafila\\w+|epi ?pens?|epi|eppy pen|epinephrine|benadryl|antihistamines?',
    '(?<!sore )throat|swelled|swollen|(?:got|get|gets|getting|felt|feel|made (?:me|us|him|her)) (?:very |really |so )?(?:sick|ill)|food poisoning|vomit\\w*',
    '(?:chang\\w*|new|clean|fresh|different|separate|dedicated|own|shared)(?: (?:your|the|all|out))? (?:gloves|grills?|griddles?|fryers?|cutting boards?|surfaces?)',
    '(?<!dolor de )garganta|asfixi\\w+|(?:me|se|nos) (?:le )?ahog\\w+|respir(?:o|a|ar|an)|picazon|comezon|reacci\\w+|(?:hiper)?sensibilidad\\w*',
    'alpha gal|mast cell|eoe|fpies|fodmap|celiaquia|urticaria|ronchas?|sarpullidos?|epinefrina|(?:me|le|nos) (?:hincho|inflamo)|medical condition|react(?:s|ed|ing|ions?)?|rash(?:es)?|eczema|asthma|histamine|latex|allg|[a-z]*all?erg[iy][a-z]*',
  ]),
)

/** Words of a pregnancy or a weak immune system, for which the kitchen cooks through. */
export const FRAGILE = new RegExp(bounded([RAW_AVOIDING_STATE]))

const MAX_WORDS_BETWEEN = 6
// Six words and the food itself, with what stands between them.
const MAX_LENGTH_BETWEEN = 80

const wordsOf = (text: string): readonly string[] => text.match(/[a-z\d]+|!/g) ?? []

/**
 * Whether a food of a normalized note stands near a danger or an inability
 * (docs/product/kitchen.md#allergies).
 */
export function isNearDanger(note: string): boolean {
  const text = note.replace(ALARM, '!')
  return [...text.matchAll(ANY_FOOD)].some(({ 0: food, index }) => {
    const before = text.slice(Math.max(0, index - MAX_LENGTH_BETWEEN), index)
    const after = text.slice(index + food.length, index + food.length + MAX_LENGTH_BETWEEN)
    const near = [...wordsOf(before).slice(-MAX_WORDS_BETWEEN - 1), ...wordsOf(after).slice(0, MAX_WORDS_BETWEEN + 1)]
    return near.includes('!') || (CONDITION_BEFORE.test(before) && CONDITION_AFTER.test(after))
  })
}
