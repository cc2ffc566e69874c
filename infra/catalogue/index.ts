import { ingredients } from './ingredients'
import { rewards, tiers } from './loyalty'
import { categories, dishes } from './menu/index'
import type { Seed } from './schema'
import { specials } from './specials'
import { badges, levels, questions } from './training'

/**
 * The sample data of the group: menu, ingredients with recipes, specials, loyalty and training. A
 * test checks it.
 */
export const seed: Seed = {
  categories,
  dishes,
  ingredients,
  specials,
  rewards,
  tiers,
  badges,
  levels,
  questions,
}
