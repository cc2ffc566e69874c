import type { Seed, SeedReward, SeedTier } from './seed-schema'
import { ingredients } from './ingredients'
import { categories, dishes } from './menu/index'
import { specials } from './specials'
import { badges, levels, questions } from './training'
import { createMenuSnapshot, type GetMenuSnapshot } from '#shared/platform/pages/menu-snapshot'

export const tiers: readonly SeedTier[] = [
  { name: 'Bronze', minimumSpentCents: 0 },
  { name: 'Silver', minimumSpentCents: 250_00 },
  { name: 'Gold', minimumSpentCents: 750_00 },
  { name: 'Platinum', minimumSpentCents: 1_500_00 },
]

const percent = (discountPercent: number) =>
  ({ rewardType: 'discount_percent', discountPercent, discountAmountCents: null }) as const
const amount = (discountAmountCents: number) =>
  ({ rewardType: 'discount_amount', discountPercent: null, discountAmountCents }) as const

export const rewards: readonly SeedReward[] = [
  { id: 1, name: '$3 Off', description: 'A pot of tea on us: $3 off any order.', pointsCost: 100, ...amount(3_00) },
  { id: 2, name: '10% Off', description: '10% off one order of any size.', pointsCost: 200, ...percent(10) },
  {
    id: 3,
    name: '$10 Off',
    description: 'A classic roll and a little more: $10 off one order.',
    pointsCost: 350,
    ...amount(10_00),
  },
  { id: 4, name: '15% Off', description: '15% off one order of any size.', pointsCost: 400, ...percent(15) },
  {
    id: 5,
    name: '$20 Off',
    description: 'Dinner for one from the grill: $20 off one order.',
    pointsCost: 650,
    ...amount(20_00),
  },
  {
    id: 6,
    name: '25% Off',
    description: 'A quarter off one order: best with a party tray.',
    pointsCost: 900,
    ...percent(25),
  },
]

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

export const getInitialMenu: GetMenuSnapshot = ({ code }) =>
  createMenuSnapshot({
    categories,
    dishes: dishes.map(({ priceCents, prices, ...dish }) => ({ ...dish, priceCents: prices?.[code] ?? priceCents })),
    specials: specials.filter(({ locations }) => locations?.includes(code) ?? true),
  })
