import { allergens } from './contract'
import { allergenTable } from './dietary/allergen-table'
import { allergenWords } from './dietary/allergen-words'
import type { DietaryPreference } from './dietary/filters'
import { isSimilarWord } from '../platform/text'

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words without meaning for a dish. They end a phrase and never count as a misspelled dish. */
export const stopWords = list(`
  a an the this that these those some any of to for from in on at by with without as is are was were be been am do does
  did done have has had i id ill im ive me my mine we us our you your youre he she him her his they them their it its
  itll there here what which who when where why how and or but if so then than also too plus not no yes yeah yep ok okay
  please can could would will should may might want wants need needs like take takes get gets got give order orders
  ordering add adds adding put make makes let lets go going have having try send bring grab throw cart basket bag just
  only really very much more less another other one ones thing things stuff today tonight tomorrow now later soon maybe
  oh ah hm nah um erm uhh umm along perhaps whatever already same between okey
  thanks thank hello hi hey hiro good great perfect sure well um uh er hmm like about know think guess say said tell
  actually instead wait sorry oops change remove delete cancel drop forget scratch replace swap take away out off up
  down back over again still already ready feel feeling hungry starving love lunch dinner breakfast meal food menu eat
  eating drink drinks myself yourself everyone everybody people person each all every both either side time times pick
  pickup delivery deliver wife husband kid son daughter mom dad friend girlfriend boyfriend family table bit lot way
  start starts finally first second third last end begin plate plates bowl bowls piece pieces portion portions serving
  servings size order-of cup cups glass glasses bottle bottles yo tu el la los las un una de del por favor quiero
  quisiera dame deme me para con sin y o tambien gracias hola mas ponme pon queremos puedo tener ordenar pedir agrega
  agregar anade al carrito orden ordenes tomorrows wanna gonna gotta lemme gimme kinda while youre dont doesnt didnt
  cant wont isnt happy better best see real quick kindly possible possibly right alright item items number dish dishes`)

/** Synonyms, of which the menu uses one or the other. */
export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    prawn: ['shrimp'],
    ebi: ['shrimp'],
    camaron: ['shrimp'],
    camarone: ['shrimp'],
    unagi: ['eel'],
    maguro: ['tuna'],
    atun: ['tuna'],
    hamachi: ['yellowtail'],
    kappa: ['cucumber'],
    pepino: ['cucumber'],
    pollo: ['chicken'],
    res: ['steak'],
    bistec: ['steak'],
    carne: ['steak'],
    langosta: ['lobster'],
    cangrejo: ['crab'],
    aguacate: ['avocado'],
    verdura: ['vegetable'],
    veggie: ['vegetable'],
    veg: ['vegetable'],
    veggy: ['vegetable'],
    rollo: ['roll'],
    maki: ['roll'],
    sopa: ['soup'],
    ensalada: ['salad'],
    te: ['tea'],
    tes: ['tea'],
    verde: ['green'],
    agua: ['water'],
    limonada: ['lemonade'],
    picante: ['spicy'],
    nino: ['kids'],
    child: ['kids'],
    children: ['kids'],
    childs: ['kids'],
    childrens: ['kids'],
    kiddie: ['kids'],
    salmon: ['salmon'],
    scallion: ['scallion'],
    noodle: ['noodle'],
  }),
)

type Terms = ReadonlyMap<string, readonly DietaryPreference[]>

const termsOf = (rows: readonly (readonly [readonly DietaryPreference[], string])[]): Terms =>
  new Map(
    rows.flatMap(([filters, words]) =>
      words.split(',').flatMap((word) => {
        const term = word.trim().replace(/\s+/g, ' ')
        return [term, `${term}s`, `${term}es`].map((form) => [form, filters] as const)
      }),
    ),
  )

/** Foods that can be excluded, in English and Spanish without accents, with their filters. */
const excludable = termsOf([
  ...allergens.map((each) => [[allergenTable[each].filter], allergenWords[each].excluded] as const),
  [['noShellfish', 'noFish'], 'seafood, sea food, fish and shellfish'],
  [
    ['noRaw'],
    `raw, raw fish, raw food, raw seafood, raw sushi, raw salmon, raw tuna, uncooked, uncooked fish, sashimi, crudo, cruda,
    pescado crudo, pez crudo, comida cruda, sushi crudo, carne cruda`,
  ],
  [['vegetarian'], 'meat, animal product, carne, productos animale'],
])

/** Names that are recognized despite a typing error. */
const allergenNames = `gluten, shellfish, lactose, peanut, peanuts, sesame, seafood, dairy, mariscos, pescado, lacteos,
  lactosa, soybeans, vegetarian, cacahuates`.split(/,\s*/)

/** Words that imply filters without a negation. */
const diets = termsOf([
  [['vegetarian', 'noDairy', 'noEgg'], 'vegan, vegano, vegana, plant based'],
  [['vegetarian'], 'vegetarian, vegetariano, vegetariana'],
  [['glutenFree'], 'celiac, coeliac, celiac disease, coeliac disease, celiaco, celiaca, celiaquia'],
  [['noRaw'], 'pregnant, pregnancy, embarazada, embarazo, expecting a baby'],
])

type ExclusionTerm = { readonly filters: readonly DietaryPreference[]; readonly length: number }

const LONGEST_TERM = 4

function longestTerm(terms: Terms, words: readonly string[], at: number): ExclusionTerm | null {
  for (let length = LONGEST_TERM; length > 0; length -= 1) {
    if (at + length > words.length) continue
    const filters = terms.get(words.slice(at, at + length).join(' '))
    if (filters) return { filters, length }
  }
  return null
}

/**
 * Returns the longest food or allergen that begins at a position, allowing a typing error; null if
 * there is none.
 */
export function matchExclusionAt(words: readonly string[], at: number): ExclusionTerm | null {
  const found = longestTerm(excludable, words, at)
  const typed = words[at] ?? ''
  if (found || typed.length < 5) return found
  const name = allergenNames.find((each) => isSimilarWord(typed, each))
  const filters = name === undefined ? undefined : excludable.get(name)
  return filters ? { filters, length: 1 } : null
}

/** Returns the food or allergen that ends before a position; null if there is none. */
export function matchExclusionBefore(words: readonly string[], end: number): ExclusionTerm | null {
  for (let length = Math.min(LONGEST_TERM, end); length > 0; length -= 1) {
    const found = matchExclusionAt(words.slice(0, end), end - length)
    if (found?.length === length) return found
  }
  return null
}

/** What vegans avoid besides what filters cover. */
export const VEGAN_FOODS = ['honey'] as const

export type DietTerm = ExclusionTerm & {
  /** The foods that it excludes and no filter covers. */
  readonly foods: readonly string[]
}

/** Returns the diet that begins at a position, such as `vegan`; null if there is none. */
export function matchDietAt(words: readonly string[], at: number): DietTerm | null {
  const found = longestTerm(diets, words, at)
  return found && { ...found, foods: found.filters.includes('noEgg') ? VEGAN_FOODS : [] }
}
