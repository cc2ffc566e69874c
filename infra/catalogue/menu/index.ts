import { getPictureUrl } from '#shared/menu/pictures/picture'
import type { SeedCategory, SeedDish } from '../seed-schema'
import type { MenuSection } from './dish-draft'
import { appetizers } from './appetizers'
import { bento, kids } from './bento-and-kids'
import { drinks } from './drinks'
import { hibachi } from './hibachi'
import { composePlate } from './options/plate'
import { partyTrays, platters } from './platters-and-trays'
import pictures from './pictures.json'
import { saladsAndSoups } from './salads-and-soups'
import { specialRolls } from './special-rolls'
import { sushi } from './sushi'
import { teriyaki } from './teriyaki'

const sections: readonly MenuSection[] = [
  appetizers,
  saladsAndSoups,
  hibachi,
  platters,
  specialRolls,
  sushi,
  bento,
  teriyaki,
  partyTrays,
  kids,
  drinks,
]

export const categories: readonly SeedCategory[] = sections.map(({ category }) => category)

const marks: ReadonlyMap<string, string> = new Map(Object.entries(pictures))

function pictureOf(code: string): string | null {
  const mark = marks.get(code)
  return mark ? getPictureUrl(code, mark) : null
}

/**
 * A dish's id follows from its category and its code (`H3` in category 21 is 2103), so it stays the
 * same whatever is added around it.
 */
const dishesOf = ({ category, codePrefix, station, leadMinutes = 0, dishes }: MenuSection): SeedDish[] =>
  dishes.map(({ options = [], ...dish }, position) => ({
    advisory: null,
    isPopular: false,
    spiceLevel: 0,
    station,
    leadMinutes,
    imageUrl: pictureOf(dish.code),
    ...dish,
    ...composePlate(dish, options),
    alsoCalled: [...(dish.alsoCalled ?? [])],
    id: category.id * 100 + Number(dish.code.slice(codePrefix.length)),
    categoryId: category.id,
    allergens: dish.allergens && [...dish.allergens],
    displayOrder: position + 1,
  }))

export const dishes: readonly SeedDish[] = sections.flatMap(dishesOf)

/** The id of the dish with a code; throws when the menu has none. */
export function getDishId(code: string): number {
  const dish = dishes.find((candidate) => candidate.code === code)
  if (!dish) throw new Error(`no dish ${code}`)
  return dish.id
}
