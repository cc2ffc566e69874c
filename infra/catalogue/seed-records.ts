import { siteKinds, type SiteKind } from '#shared/locations/site-kind'
import { trainingKeys, type BadgeRecord, type LevelRecord, type QuestionRecord } from '#functions/training/records'
import {
  inventoryKeys,
  createAlert,
  formatTallyItem,
  type IngredientRecord,
  type StockRecord,
} from '#functions/inventory/records'
import { ProgramTermsRecord, loyaltyKeys, type RewardRecord, type TierRecord } from '#functions/loyalty/records'
import { menuKeys, type CategoriesRecord, type DishRecord, type SpecialsRecord } from '#functions/menu/records'
import { orderKeys, type AnonymizationProgress } from '#functions/orders/records'
import { getLocation, locations, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { allergens } from '#shared/menu/contract'
import { addDays, toWallClock } from '#shared/platform/time'
import { isLowStock } from '#shared/inventory/stock'
import type * as z from 'zod/mini'
import type { Seed, SeedDish, SeedIngredient, SeedQuestion } from './seed-schema'

export type SeedRecord = { readonly pk: string; readonly sk: string; readonly type: string } & Readonly<
  Record<string, unknown>
>

const keyed = <T extends { type: string }>(key: { pk: string; sk: string }, record: T): SeedRecord => ({
  ...key,
  ...record,
})

function dishRecord({ priceCents, prices, ...dish }: SeedDish, location: LocationCode, at: string): DishRecord {
  return {
    ...dish,
    type: 'Dish',
    allergensCovered: [...allergens],
    dayparts: [],
    daypartPriceCents: {},
    priceCents: prices?.[location] ?? priceCents,
    isAvailable: true,
    unavailableBecause: null,
    availabilityReason: null,
    createdAt: at,
    updatedAt: at,
  }
}

function menuRecords(seed: Seed, location: LocationCode, at: string): SeedRecord[] {
  const dishes = seed.dishes.map((dish) => keyed(menuKeys.dish(location, dish.id), dishRecord(dish, location, at)))
  const weekdays = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => {
    const specials = seed.specials.filter(
      (special) => special.dayOfWeek === dayOfWeek && (special.locations?.includes(location) ?? true),
    )
    const record: z.input<typeof SpecialsRecord> = {
      type: 'Specials',
      dayOfWeek,
      specials: specials.map(({ locations: _everywhere, ...special }) => special),
    }
    return keyed(menuKeys.specials(location, dayOfWeek), record)
  })
  return [...dishes, ...weekdays]
}

function ingredientRecord(ingredient: SeedIngredient, at: string): IngredientRecord {
  const { openingHundredths: _opening, minimumHundredths: _minimum, parHundredths: _par, ...rest } = ingredient
  return { ...rest, type: 'Ingredient', kitchenName: null, createdAt: at }
}

/** A live location has what its owner counted or received. */
const getOpening = ({ openingHundredths }: SeedIngredient, location: LocationCode): number =>
  getPolicy(getLocation(location)).hasSampleStock ? openingHundredths : 0

function stockRecord(ingredient: SeedIngredient, location: LocationCode, now: Date): StockRecord {
  const { id, minimumHundredths, parHundredths, shelfLifeDays } = ingredient
  const openingHundredths = getOpening(ingredient, location)
  const today = toWallClock(getLocation(location), now).date
  const expiresOn = shelfLifeDays === null ? null : addDays(today, shelfLifeDays)
  const stock: StockRecord = {
    type: 'Stock',
    location,
    ingredientId: id,
    hundredths: openingHundredths,
    minimumHundredths,
    parHundredths,
    usedHundredths: 0,
    wastedHundredths: 0,
    lots: openingHundredths > 0 ? [{ expiresOn, hundredths: openingHundredths }] : [],
    ...(openingHundredths > 0 && { opening: { beforeHundredths: 0, version: 0 } }),
    version: 1,
    updatedAt: now.toISOString(),
  }
  return isLowStock(stock) ? { ...stock, alert: createAlert(stock, stock.updatedAt, 0) } : stock
}

const stockRecords = (seed: Seed, location: LocationCode, now: Date): SeedRecord[] => [
  ...seed.ingredients.map((ingredient) =>
    keyed(inventoryKeys.stock(location, ingredient.id), stockRecord(ingredient, location, now)),
  ),
  formatTallyItem({
    type: 'Tally',
    location,
    levels: new Map(seed.ingredients.map((ingredient) => [ingredient.id, getOpening(ingredient, location)])),
    portions: new Map(),
    minimums: 1,
    version: 1,
    updatedAt: now.toISOString(),
  }),
]

const buildQuestionRecord = (question: SeedQuestion): SeedRecord =>
  keyed(trainingKeys.question(question.levelNumber, question.id), {
    type: 'Question',
    ...question,
  } satisfies QuestionRecord)

/** The first loyalty program of one kind of site. */
export const buildProgramRecords = ({ tiers, rewards }: Seed, kind: SiteKind): SeedRecord[] => [
  keyed(loyaltyKeys.terms(kind), ProgramTermsRecord.parse({ type: 'ProgramTerms' })),
  ...tiers.map((tier) => keyed<TierRecord>(loyaltyKeys.tier(tier.name, kind), { type: 'Tier', ...tier })),
  ...rewards.map((reward) => keyed<RewardRecord>(loyaltyKeys.reward(reward.id, kind), { type: 'Reward', ...reward })),
]

/** What the group has once: its catalogue, the loyalty programme, the training. */
export function buildGroupRecords(seed: Seed, now: Date): SeedRecord[] {
  const at = now.toISOString()
  const categories: z.input<typeof CategoriesRecord> = { type: 'Categories', categories: [...seed.categories] }
  return [
    keyed(menuKeys.categories, categories),
    ...seed.ingredients.map((ingredient) =>
      keyed(inventoryKeys.ingredient(ingredient.id), ingredientRecord(ingredient, at)),
    ),
    ...siteKinds.flatMap((kind) => buildProgramRecords(seed, kind)),
    ...seed.badges.map((badge) =>
      keyed(trainingKeys.badge(badge.id), { type: 'Badge', ...badge } satisfies BadgeRecord),
    ),
    ...seed.levels.map((level) =>
      keyed(trainingKeys.level(level.levelNumber), { type: 'Level', ...level } satisfies LevelRecord),
    ),
    ...seed.questions.map(buildQuestionRecord),
  ]
}

/** No order is older than this record, so the first nightly run starts here (decision 0050). */
const anonymizationRecord = (location: LocationCode, now: Date): SeedRecord =>
  keyed(orderKeys.forgotten(location), {
    type: 'GuestsForgotten',
    until: now.toISOString(),
  } satisfies z.infer<typeof AnonymizationProgress>)

/** What a location begins with: its menu, its stock, and where its nightly job starts. */
export const buildLocationRecords = (seed: Seed, location: LocationCode, now: Date): SeedRecord[] => [
  ...menuRecords(seed, location, now.toISOString()),
  ...stockRecords(seed, location, now),
  anonymizationRecord(location, now),
]

/**
 * Everything that a new table holds: the group's catalogue once, menu and stock for each location.
 */
export const buildSeedRecords = (seed: Seed, now: Date): SeedRecord[] => [
  ...buildGroupRecords(seed, now),
  ...locations.flatMap(({ code }) => buildLocationRecords(seed, code, now)),
]
