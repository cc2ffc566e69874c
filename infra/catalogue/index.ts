import * as z from 'zod/mini'
import { ingredients } from './ingredients'
import { rewards, tiers } from './loyalty'
import { categories, dishes } from './menu/index'
import { Seed } from './schema'
import { specials } from './specials'
import { badges, levels, questions } from './training'

/** The sample data of the group, checked: menu, ingredients with recipes, specials, loyalty and training. */
export const seed: Seed = z.parse(Seed, {
  categories,
  dishes,
  ingredients,
  specials,
  rewards,
  tiers,
  badges,
  levels,
  questions,
})
