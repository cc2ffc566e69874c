import type { User } from '#shared/accounts/contract'
import type { LocationStockLevels, UpdateInventoryItemRequest } from '#shared/inventory/schemas'
import type { EditableInventoryItem } from '#shared/inventory/contract'
import { findLocation, getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { isValidSessionAt } from '#shared/accounts/access'
import { toCents } from '#shared/platform/money'
import { toHundredths } from '#shared/inventory/stock'
import { normalizeDeliveryDays } from '#shared/hours/opening-hours'
import type { ItemWithStocks, StockLevels } from './stock-levels'
import type { IngredientRecord } from './records'

const levelOf = (level: string | number | null) => (level === null ? null : toHundredths(level))

function factsOf(
  { name, costPerUnit, supplier, deliveryDays }: UpdateInventoryItemRequest,
  item: IngredientRecord,
): IngredientRecord {
  const { supplier: supplierNow, ...rest } = item
  const supplierThen = supplier === undefined ? supplierNow : supplier
  return {
    ...rest,
    ...(name !== undefined && { name }),
    ...(costPerUnit !== undefined && { costPerUnitCents: toCents(costPerUnit) }),
    ...(deliveryDays !== undefined && { deliveryDays: normalizeDeliveryDays(deliveryDays) }),
    ...(supplierThen && { supplier: supplierThen }),
  }
}

/**
 * What a change's words make of an ingredient; throws `not-found` where the location that it names
 * has none of it.
 */
export const applyItemChange =
  (change: UpdateInventoryItemRequest, by: Pick<User, 'id'>) =>
  ({ item, stocks }: ItemWithStocks): ItemWithStocks => {
    const { minimumStock, parStock, locationId } = change
    const isMeant = (code: LocationCode) => (locationId ? code === locationId : isValidSessionAt(by, getLocation(code)))
    const meant = stocks.filter(({ location }) => isMeant(location))
    const hasLevels = minimumStock !== undefined || parStock !== undefined
    if (hasLevels && locationId && meant.length === 0)
      throw new Problem('not-found', 'This location has no stock of that item.')
    return {
      item: factsOf(change, item),
      stocks: meant.map(({ location, minimumHundredths, parHundredths }) => ({
        location,
        minimumHundredths: minimumStock === undefined ? minimumHundredths : toHundredths(minimumStock),
        parHundredths: parStock === undefined ? parHundredths : levelOf(parStock),
      })),
    }
  }

/** An ingredient as an entry of a log has it, for who puts that back. */
export const restoreItem =
  ({ name, costPerUnit, supplier, deliveryDays, levels }: EditableInventoryItem) =>
  ({ item }: ItemWithStocks): ItemWithStocks => ({
    item: factsOf(
      { name, costPerUnit, supplier: supplier ?? null, deliveryDays: deliveryDays ?? null, version: 0 },
      item,
    ),
    stocks: levels.flatMap(({ locationId, minimumStock, parStock }): StockLevels[] => {
      const location = findLocation(locationId)
      return location
        ? [{ location: location.code, minimumHundredths: toHundredths(minimumStock), parHundredths: levelOf(parStock) }]
        : []
    }),
  })

const days = (chosen: EditableInventoryItem['deliveryDays']) => chosen?.join(', ') ?? 'every day'
const par = (level: string | null) => level ?? 'by hand'

const place = (id: number) => findLocation(id)?.name ?? String(id)

type Moved = { readonly from: string; readonly to: string; readonly at: string }

/** What moved, said once where it did alike everywhere. */
function movedWords(name: string, moved: readonly Moved[], places: number): string[] {
  const [first] = moved
  const isAlike = first && moved.every(({ from, to }) => from === first.from && to === first.to)
  if (isAlike && moved.length === places && places > 1) return [`${name} everywhere ${first.from} to ${first.to}`]
  return moved.map(({ from, to, at }) => `${name} at ${at} ${from} to ${to}`)
}

function levelWords(before: EditableInventoryItem, after: EditableInventoryItem): string[] {
  const movedBy = (levelOf: (level: LocationStockLevels) => string) =>
    after.levels.flatMap((level) => {
      const was = before.levels.find(({ locationId }) => locationId === level.locationId)
      if (!was || levelOf(was) === levelOf(level)) return []
      return [{ from: levelOf(was), to: levelOf(level), at: place(level.locationId) }]
    })
  return [
    ...movedWords(
      'minimum',
      movedBy(({ minimumStock }) => minimumStock),
      after.levels.length,
    ),
    ...movedWords(
      'par',
      movedBy(({ parStock }) => par(parStock)),
      after.levels.length,
    ),
  ]
}

/**
 * A change of an ingredient in one line: `Shrimp: cost 8.75 to 9.20, supplier Gulf Coast to none`.
 */
export function describeItemChange(before: EditableInventoryItem, after: EditableInventoryItem): string {
  const facts = [
    ['name', before.name, after.name],
    ['cost', before.costPerUnit, after.costPerUnit],
    ['supplier', before.supplier ?? 'none', after.supplier ?? 'none'],
    ['delivery', days(before.deliveryDays), days(after.deliveryDays)],
  ] as const
  const words = facts.flatMap(([name, from, to]) => (from === to ? [] : [`${name} ${from} to ${to}`]))
  const all = [...words, ...levelWords(before, after)]
  return `${after.name}: ${all.length > 0 ? all.join(', ') : 'minimum or par at another location'}`
}
