import type { User } from '#shared/accounts/contract'
import type { LocationStockLevels, UpdateInventoryItemRequest } from '#shared/inventory/schemas'
import type { EditableInventoryItem } from '#shared/inventory/contract'
import { findLocation, getLocation, type LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { getUserAt } from '#shared/accounts/access'
import { toCents } from '#shared/platform/money'
import { assertPackNames } from '#shared/inventory/packs'
import { toRecipeHundredths } from '#shared/inventory/recipe-amounts'
import { toHundredths, withUnit } from '#shared/inventory/stock'
import { normalizeDeliveryDays } from '#shared/hours/opening-hours'
import type { ItemWithStocks, StockLevels } from './stock-levels'
import { getItemShownAt } from './group-data'
import type { IngredientRecord } from './records'

const parseLevel = (level: string | number | null) => (level === null ? null : toHundredths(level))

const parseBatch = ({ quantity, recipe }: NonNullable<UpdateInventoryItemRequest['batch']>) => ({
  hundredths: toHundredths(quantity),
  recipe: recipe.map((line) => ({ ingredientId: line.itemId, hundredths: toRecipeHundredths(line.quantity) })),
})

/** Converts packs of a call to those of a record. */
export const parsePacks = (packs: readonly { readonly name: string; readonly quantity: string | number }[]) =>
  packs.map(({ name, quantity }) => ({ name, hundredths: toHundredths(quantity) }))

function applyFields(
  { name, kitchenName, costPerUnit, supplier, isServedRaw, deliveryDays, packs, batch }: UpdateInventoryItemRequest,
  item: IngredientRecord,
): IngredientRecord {
  const { supplier: currentSupplier, ...rest } = item
  assertPackNames(packs ?? [], item.unit)
  const nextSupplier = supplier === undefined ? currentSupplier : supplier
  return {
    ...rest,
    ...(name !== undefined && { name }),
    ...(kitchenName !== undefined && { kitchenName }),
    ...(costPerUnit !== undefined && { costPerUnitCents: toCents(costPerUnit) }),
    ...(isServedRaw !== undefined && { isServedRaw }),
    ...(deliveryDays !== undefined && { deliveryDays: normalizeDeliveryDays(deliveryDays) }),
    ...(packs !== undefined && { packs: parsePacks(packs) }),
    ...(batch !== undefined && { batch: batch && parseBatch(batch) }),
    ...(nextSupplier && { supplier: nextSupplier }),
  }
}

/**
 * Returns a function that applies a change request to an ingredient and its stock levels.
 * @throws Problem `not-found` if the location of the request does not stock the ingredient
 */
export const applyItemChange =
  (change: UpdateInventoryItemRequest, by: User) =>
  ({ item, stocks }: ItemWithStocks): ItemWithStocks => {
    const { minimumStock, parStock, isCounted, locationId } = change
    const isAffected = (code: LocationCode) =>
      locationId ? code === locationId : getUserAt(by, getLocation(code))?.role === by.role
    const affected = stocks.filter(({ location }) => isAffected(location))
    const hasLevels = [minimumStock, parStock, isCounted].some((level) => level !== undefined)
    if (hasLevels && locationId && affected.length === 0)
      throw new Problem('not-found', 'This location has no stock of that item.')
    return {
      item: applyFields(change, item),
      stocks: affected.map(({ location, minimumHundredths, parHundredths, isCounted: current }) => ({
        location,
        isCounted: isCounted ?? current,
        minimumHundredths: minimumStock === undefined ? minimumHundredths : toHundredths(minimumStock),
        parHundredths: parStock === undefined ? parHundredths : parseLevel(parStock),
      })),
    }
  }

/** Returns a function that restores an ingredient from a log entry. */
export const restoreItem =
  ({
    name,
    kitchenName,
    costPerUnit,
    supplier,
    isServedRaw = false,
    deliveryDays,
    packs = [],
    batch,
    levels,
  }: EditableInventoryItem) =>
  ({ item }: ItemWithStocks): ItemWithStocks => ({
    item: applyFields(
      {
        name,
        kitchenName: kitchenName ?? null,
        costPerUnit,
        supplier: supplier ?? null,
        isServedRaw,
        deliveryDays: deliveryDays ?? null,
        packs,
        batch: batch ?? null,
        version: 0,
      },
      item,
    ),
    stocks: levels.flatMap(({ locationId, minimumStock, parStock, isCounted }): StockLevels[] => {
      const location = findLocation(locationId)
      return location
        ? [
            {
              location: location.code,
              minimumHundredths: toHundredths(minimumStock),
              parHundredths: parseLevel(parStock),
              isCounted,
            },
          ]
        : []
    }),
  })

const formatDays = (deliveryDays: EditableInventoryItem['deliveryDays']) => deliveryDays?.join(', ') ?? 'every day'
const formatPacks = ({ packs = [] }: EditableInventoryItem) =>
  packs.map(({ name, quantity }) => `${name} of ${Number(quantity)}`).join(', ') || 'none'

/** The other ingredients, and the location at which they are named. */
type Ingredients = { readonly items: ReadonlyMap<number, IngredientRecord>; readonly at: LocationCode }

/** Formats `2 gallons from 12 lbs Mayonnaise, 0.375 lbs Butter`. */
function formatBatch({ batch, unit }: EditableInventoryItem, { items, at }: Ingredients): string {
  if (!batch) return 'bought'
  const parts = batch.recipe.map(({ itemId, quantity }) => {
    const stored = items.get(itemId)
    const part = stored && getItemShownAt(at, stored)
    return part ? `${withUnit(String(Number(quantity)), part.unit)} ${part.name}` : `item ${itemId} ${quantity}`
  })
  return `${withUnit(String(Number(batch.quantity)), unit)} from ${parts.join(', ')}`
}
const formatPar = (level: string | null) => level ?? 'by hand'

const getLocationName = (id: number) => findLocation(id)?.name ?? String(id)

type LevelChange = { readonly from: string; readonly to: string; readonly at: string }

/**
 * Describes changed levels: one text if all locations changed alike, else one for each location.
 */
function describeLevelChanges(name: string, changes: readonly LevelChange[], places: number): string[] {
  const [first] = changes
  const isSameEverywhere = first && changes.every(({ from, to }) => from === first.from && to === first.to)
  if (isSameEverywhere && changes.length === places && places > 1)
    return [`${name} everywhere ${first.from} to ${first.to}`]
  return changes.map(({ from, to, at }) => `${name} at ${at} ${from} to ${to}`)
}

function describeLevels(before: EditableInventoryItem, after: EditableInventoryItem): string[] {
  const listChanges = (parseLevel: (level: LocationStockLevels) => string) =>
    after.levels.flatMap((level) => {
      const previous = before.levels.find(({ locationId }) => locationId === level.locationId)
      if (!previous || parseLevel(previous) === parseLevel(level)) return []
      return [{ from: parseLevel(previous), to: parseLevel(level), at: getLocationName(level.locationId) }]
    })
  return [
    ...describeLevelChanges(
      'minimum',
      listChanges(({ minimumStock }) => minimumStock),
      after.levels.length,
    ),
    ...describeLevelChanges(
      'par',
      listChanges(({ parStock }) => formatPar(parStock)),
      after.levels.length,
    ),
    ...describeLevelChanges(
      'counted',
      listChanges(({ isCounted }) => (isCounted ? 'yes' : 'no')),
      after.levels.length,
    ),
  ]
}

/** Describes a change for the log: `Shrimp: cost 8.75 to 9.20, supplier Gulf Coast to none`. */
export function describeItemChange(
  before: EditableInventoryItem,
  after: EditableInventoryItem,
  ingredients: Ingredients,
): string {
  const fields = [
    ['name', before.name, after.name],
    ['kitchen name', before.kitchenName ?? 'none', after.kitchenName ?? 'none'],
    ['cost', before.costPerUnit, after.costPerUnit],
    ['supplier', before.supplier ?? 'none', after.supplier ?? 'none'],
    ['served raw', before.isServedRaw ? 'yes' : 'no', after.isServedRaw ? 'yes' : 'no'],
    ['packs', formatPacks(before), formatPacks(after)],
    ['made', formatBatch(before, ingredients), formatBatch(after, ingredients)],
    ['delivery', formatDays(before.deliveryDays), formatDays(after.deliveryDays)],
  ] as const
  const fieldChanges = fields.flatMap(([name, from, to]) => (from === to ? [] : [`${name} ${from} to ${to}`]))
  const all = [...fieldChanges, ...describeLevels(before, after)]
  return `${after.name}: ${all.length > 0 ? all.join(', ') : 'minimum or par at another location'}`
}
