import { isDeepStrictEqual } from 'node:util'
import { StockRecord } from '#functions/inventory/records'
import { stocksAt } from '#functions/inventory/store'
import { settleDish } from '#functions/inventory/store-availability'
import { bringStock } from '#functions/inventory/store-carry-over'
import { DishRecord, menuChange, menuKeys } from '#functions/menu/records'
import { putNew } from '#functions/runtime/conditions'
import { queryAll, tableName } from '#functions/runtime/table'
import type { Item } from '#functions/runtime/table'
import { transact } from '#functions/runtime/transact'
import { locations } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { optionsRunOut } from '#shared/rules/stock-recipes'
import { seed } from './index'
import { pantry } from './ingredients'
import { summed } from './menu/options/plate'
import { groupRecords, locationRecords } from './records'
import type { SeedDish, SeedRecipeLine } from './schema'

const { brownRice, soyPaper, gingerSauce, wasabi, pickledGinger } = pantry
const brought = [brownRice, soyPaper, gingerSauce, wasabi, pickledGinger]
const broughtIds = new Set<unknown>(brought.map(({ id }) => id))

/** Puts what options are made of into the group's list and into each location's stock, with what a new location has. */
async function bringIngredients(now: Date): Promise<void> {
  for (const record of groupRecords(seed, now)) {
    if (record.type !== 'Ingredient' || !broughtIds.has(record['id'])) continue
    await transact([{ write: { Put: putNew(record) }, refused: 'already' }])
  }
  for (const { code } of locations) {
    const stocks = locationRecords(seed, code, now).filter(({ type }) => type === 'Stock')
    for (const record of stocks.filter((stock) => broughtIds.has(stock['ingredientId'])))
      await bringStock(StockRecord.parse(record))
  }
}

const amounts = (recipe: readonly SeedRecipeLine[]) =>
  new Map(recipe.map(({ ingredientId, hundredths }) => [ingredientId, hundredths]))

/** The plate that a dish was before its sample had options. */
const plateOf = ({ recipe, optionGroups }: SeedDish) =>
  summed(
    recipe,
    ...optionGroups.flatMap(({ options }) => options.flatMap((option) => (option.isDefault ? [option.recipe] : []))),
  )

/** Whether a stored dish is as the sample had it, in all that its options go by. */
function isUntouched(item: Item, sample: SeedDish): boolean {
  const { recipe, allergens } = DishRecord.parse(item)
  return (
    item['optionGroups'] === undefined &&
    isDeepStrictEqual(amounts(recipe), amounts(plateOf(sample))) &&
    isDeepStrictEqual(allergens && new Set(allergens), sample.allergens && new Set(sample.allergens))
  )
}

/** Gives a dish its options and moves what the default ones put there out of its recipe, while it is as it was read. */
async function bringTo(location: LocationCode, item: Item, { id, recipe, optionGroups }: SeedDish, now: Date) {
  const update = {
    TableName: tableName(),
    Key: menuKeys.dish(location, id),
    UpdateExpression: 'SET recipe = :recipe, optionGroups = :groups, updatedAt = :at',
    ConditionExpression: 'attribute_not_exists(optionGroups) AND recipe = :was AND allergens = :allergens',
    ExpressionAttributeValues: {
      ':recipe': recipe,
      ':groups': optionGroups,
      ':at': now.toISOString(),
      ':was': item['recipe'],
      ':allergens': item['allergens'],
    },
  }
  const counted = { write: { Update: { TableName: tableName(), ...menuChange(location) } } }
  await transact([{ write: { Update: update }, refused: 'already' }, counted])
}

const samplesById = new Map(seed.dishes.map((dish) => [dish.id, dish]))

async function bringToMenu(location: LocationCode, now: Date): Promise<void> {
  const menu = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :dishes)',
    ExpressionAttributeValues: { ':pk': menuKeys.location(location), ':dishes': 'ITEM#' },
    ConsistentRead: true,
  })
  for (const item of menu) {
    const sample = samplesById.get(Number(item['id']))
    if (!sample || sample.optionGroups.length === 0) continue
    if (isUntouched(item, sample)) await bringTo(location, item, sample, now)
  }
  // Stock that runs out from here on meets dishes that have their options.
  const stocks = await stocksAt(location)
  const levels = new Map(stocks.map(({ ingredientId, hundredths }) => [ingredientId, hundredths]))
  for (const { id, unavailableBecause } of menu.map((item) => DishRecord.parse(item))) {
    const sample = samplesById.get(id)
    const isShort = sample && optionsRunOut(sample, levels).length > 0
    // What ran out may be an option's now, and the dish is there without it.
    if (isShort || unavailableBecause === 'stock') await settleDish(location, id, now)
  }
}

/**
 * Brings the sample's options to the dishes of a table that exists. A dish whose recipe or allergens somebody changed is
 * left alone, since options are written for the plate that it was (docs/product/menu.md#the-samples-options).
 */
export async function bringOptions(now: Date): Promise<void> {
  await bringIngredients(now)
  await Promise.all(locations.map(({ code }) => bringToMenu(code, now)))
}
