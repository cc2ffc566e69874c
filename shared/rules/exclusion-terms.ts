import type { DietaryPreference } from './dietary-filters'
import { isSimilarWord } from './near-words'

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

/**
 * What can be excluded, in English and Spanish, as plain text, with the filters that exclude it.
 */
const excludable = termsOf([
  [['glutenFree'], 'gluten, wheat, flour, bread, trigo, harina'],
  [
    ['noDairy'],
    `dairy, dairy product, lactose, milk, cheese, cream, cream cheese, butter, lacteo, producto lacteo, lactosa, leche,
    queso, queso crema, crema, mantequilla`,
  ],
  [['noEgg'], 'egg, mayo, mayonnaise, huevo, mayonesa'],
  [['noFish'], 'fish, finfish, salmon, tuna, yellowtail, pescado, atun'],
  [
    ['noShellfish'],
    `shellfish, shell fish, crustacean, mollusc, mollusk, shrimp, prawn, crab, lobster, scallop, clam, mussel, oyster,
    squid, calamari, octopus, marisco, crustaceo, molusco, camaron, gamba, cangrejo, langosta, almeja, ostra, pulpo`,
  ],
  [['noShellfish', 'noFish'], 'seafood, sea food, fish and shellfish'],
  [
    ['noSoy'],
    'soy, soya, soja, soybean, soy bean, soy sauce, soy product, salsa de soya, salsa de soja, tofu, edamame',
  ],
  [
    ['nutFree'],
    `nut, tree nut, treenut, almond, walnut, cashew, pecan, pistachio, hazelnut, macadamia, nuez, nuece, nueces de arbol,
    almendra, frutos seco, fruto seco`,
  ],
  [['noPeanuts'], 'peanut, pea nut, groundnut, cacahuate, cacahuete, mani'],
  [['noSesame'], 'sesame, sesame seed, tahini, sesamo, semillas de sesamo, ajonjoli'],
  [
    ['noRaw'],
    `raw, raw fish, raw food, raw seafood, raw sushi, raw salmon, raw tuna, uncooked, uncooked fish, sashimi, crudo, cruda,
    pescado crudo, pez crudo, comida cruda, sushi crudo, carne cruda`,
  ],
  [['vegetarian'], 'meat, animal product, carne, productos animale'],
])

/** Names that are recognized with a typing error. */
const allergenNames = `gluten, shellfish, lactose, peanut, peanuts, sesame, seafood, dairy, mariscos, pescado, lacteos,
  lactosa, soybeans, vegetarian, cacahuates`.split(/,\s*/)

/** Words that ask for filters without a negation. */
const diets = termsOf([
  [['vegetarian', 'noDairy', 'noEgg'], 'vegan, vegano, vegana, plant based'],
  [['vegetarian'], 'vegetarian, vegetariano, vegetariana'],
  [['glutenFree'], 'celiac, coeliac, celiac disease, coeliac disease, celiaco, celiaca, celiaquia'],
  [['noRaw'], 'pregnant, pregnancy, embarazada, embarazo, expecting a baby'],
])

export type ExclusionTerm = { readonly filters: readonly DietaryPreference[]; readonly length: number }

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
 * Returns the longest food or allergen that begins at a word, a typing error in its name included;
 * null if none does.
 */
export function matchExclusionAt(words: readonly string[], at: number): ExclusionTerm | null {
  const found = longestTerm(excludable, words, at)
  const typed = words[at] ?? ''
  if (found || typed.length < 5) return found
  const name = allergenNames.find((each) => isSimilarWord(typed, each))
  const filters = name === undefined ? undefined : excludable.get(name)
  return filters ? { filters, length: 1 } : null
}

/** Returns the food or allergen that ends before a word; null if none does. */
export function matchExclusionBefore(words: readonly string[], end: number): ExclusionTerm | null {
  for (let length = Math.min(LONGEST_TERM, end); length > 0; length -= 1) {
    const found = matchExclusionAt(words.slice(0, end), end - length)
    if (found?.length === length) return found
  }
  return null
}

/** Returns the diet that begins at a word, such as `vegan`; null if none does. */
export const matchDietAt = (words: readonly string[], at: number): ExclusionTerm | null => longestTerm(diets, words, at)
