import ingredients from './sample/ingredients.json'
import loyalty from './sample/loyalty.json'
import menu from './sample/menu.json'
import pictures from './sample/pictures.json'
import { Seed } from './seed-schema'
import specials from './sample/specials.json'
import training from './sample/training.json'
import { createMenuSnapshot, type GetMenuSnapshot } from '#shared/pages/menu-snapshot'
import { getPolicy } from '#shared/locations/policy'
import { getPictureUrl } from '#shared/menu/pictures/picture'

const pictureMarks: ReadonlyMap<string, string> = new Map(Object.entries(pictures))

function findPictureUrl(code: string): string | null {
  const mark = pictureMarks.get(code)
  return mark === undefined ? null : getPictureUrl(code, mark)
}

/**
 * The sample data of the group: menu, ingredients with recipes, specials, loyalty and training.
 * @throws ZodError if a file breaks the schema
 */
export const seed: Seed = Seed.parse({
  categories: menu.map(({ category }) => category),
  dishes: menu.flatMap(({ category, dishes }) =>
    dishes.map((dish) => ({ ...dish, categoryId: category.id, imageUrl: findPictureUrl(dish.code) })),
  ),
  ingredients,
  specials,
  ...loyalty,
  ...training,
})

/** Returns the id of the dish with a code. Throws if the menu has none. */
export function getDishId(code: string): number {
  const dish = seed.dishes.find((candidate) => candidate.code === code)
  if (!dish) throw new Error(`There is no dish ${code}`)
  return dish.id
}

/** What the transcription service takes at most, in letters of a phrase. */
const MAX_PHRASE = 256

/**
 * A phrase as the service takes it: letters and apostrophes, its words joined by hyphens; empty
 * when nothing is left.
 */
const phrase = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/[^A-Za-z']+/g, '-')
    .replace(/^[-']+|[-']+$/g, '')
    .slice(0, MAX_PHRASE)

const options = seed.dishes.flatMap(({ optionGroups }) => optionGroups.flatMap((group) => group.options))

/**
 * What guests say here and seldom elsewhere: the names of dishes, options, categories and
 * ingredients, and their words.
 */
export const transcriptionVocabulary: readonly string[] = (() => {
  const names = [...seed.dishes, ...options, ...seed.categories, ...seed.ingredients].map(({ name }) => phrase(name))
  const words = names.flatMap((name) => name.split('-')).filter((word) => word.length > 3)
  const spoken = new Map([...words, ...names].map((name) => [name.toLowerCase(), name]))
  return [...spoken.values()].filter((name) => name.length > 1).sort()
})()

/** The initial menu of the location. */
export const getInitialMenu: GetMenuSnapshot = (location) =>
  createMenuSnapshot({
    categories: seed.categories,
    dishes: seed.dishes.map(({ priceCents, prices, ...dish }) => ({
      ...dish,
      nutrition: getPolicy(location).showsSampleFacts ? dish.nutrition : null,
      isPopular: getPolicy(location).showsSampleFacts && dish.isPopular,
      priceCents: prices?.[location.code] ?? priceCents,
    })),
    specials: seed.specials.filter(({ locations }) => locations?.includes(location.code) ?? true),
  })
