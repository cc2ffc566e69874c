import type * as z from 'zod/mini'
import type { EditableInventoryItem, ExpiringLot, InventoryItem, Stock, StockAlert } from '#shared/inventory/contract'
import type { StockMovement } from '#shared/inventory/movement-contract'
import type { StockUsageDay as StockDayShown } from '#shared/inventory/schemas'
import { getLocation, getServerId, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { showsGroupData } from '#shared/locations/group-data'
import { centsToDecimal } from '#shared/platform/money'
import { markShortPlans, type PlannedAmount } from '#shared/inventory/planned-stock'
import { isStockCounted } from '#shared/inventory/counted'
import { formatRecipeAmount, hundredthsToDecimal } from '#shared/inventory/stock'
import type { BookedPack } from '#shared/inventory/packs'
import type { DailyStock } from '#shared/inventory/stock-usage'
import { listExpiringLots } from '#shared/inventory/lots'
import { getItemShownAt } from './group-data'
import { FIRST_VERSION, type Alert, type IngredientRecord } from './records'
import type { AnyMovement } from './movements/plan-movement'
import type { ItemWithStocks, StockLevels, StockedItem } from './stock-levels'

const getLocationId = (location: LocationCode) => getServerId(getLocation(location))

/** Presents packs that were ordered or booked; none as undefined. */
export const presentPacks = (packs: readonly BookedPack[] | undefined) =>
  packs?.map(({ name, hundredths, countHundredths }) => ({
    name,
    quantity: hundredthsToDecimal(hundredths),
    count: hundredthsToDecimal(countHundredths),
  }))

/** Presents an ingredient. */
export const presentItem = ({
  costPerUnitCents,
  deliveryDays,
  packs,
  batch,
  version = FIRST_VERSION,
  changedAtTestSite: _changed,
  ...item
}: IngredientRecord): z.input<typeof InventoryItem> => ({
  ...item,
  deliveryDays: deliveryDays ?? undefined,
  packs: packs?.length
    ? packs.map(({ name, hundredths }) => ({ name, quantity: hundredthsToDecimal(hundredths) }))
    : undefined,
  batch: batch
    ? {
        quantity: hundredthsToDecimal(batch.hundredths),
        recipe: batch.recipe.map(({ ingredientId, hundredths }) => ({
          itemId: ingredientId,
          quantity: formatRecipeAmount(hundredths),
        })),
      }
    : undefined,
  version,
  costPerUnit: centsToDecimal(costPerUnitCents),
})

const levels = ({ stock, item }: StockedItem) => ({
  item: presentItem(item),
  // The books of an ingredient that isn't counted go on below nothing.
  currentStock: hundredthsToDecimal(Math.max(0, stock.hundredths)),
  minimumStock: hundredthsToDecimal(stock.minimumHundredths),
})

/** Presents a location's stock of an ingredient, with what is planned for later orders. */
export const presentStock = (stocked: StockedItem, planned: readonly PlannedAmount[]): z.input<typeof Stock> => ({
  ...levels(stocked),
  id: stocked.stock.ingredientId,
  parStock: stocked.stock.parHundredths === null ? null : hundredthsToDecimal(stocked.stock.parHundredths),
  isCounted: isStockCounted(stocked.stock),
  planned: markShortPlans(stocked.stock, planned).map(({ date, hundredths, isShort }) => ({
    date,
    quantity: hundredthsToDecimal(hundredths),
    isShort,
  })),
  updatedAt: stocked.stock.updatedAt,
})

/**
 * Presents an ingredient for editing. Live sites do not show levels of test sites, and vice versa.
 */
export function presentEditableItem(
  { item, stocks }: ItemWithStocks,
  at: LocationCode,
): z.input<typeof EditableInventoryItem> {
  const { signIn } = getPolicy(getLocation(at))
  const visibleStocks = stocks.filter(({ location }) => getPolicy(getLocation(location)).signIn === signIn)
  const presentLevels = ({ location, minimumHundredths, parHundredths, isCounted }: StockLevels) => ({
    locationId: getLocationId(location),
    isCounted: isStockCounted({ location, isCounted }),
    minimumStock: hundredthsToDecimal(minimumHundredths),
    parStock: parHundredths === null ? null : hundredthsToDecimal(parHundredths),
  })
  const ownStock = visibleStocks.find(({ location }) => location === at)
  const none = { minimumStock: null, parStock: null, isCounted: false }
  const { minimumStock, parStock, isCounted } = ownStock ? presentLevels(ownStock) : none
  return {
    ...presentItem(getItemShownAt(at, item)),
    minimumStock,
    parStock,
    isCounted,
    levels: visibleStocks.map(presentLevels),
  }
}

/** Presents an alert with the current level. */
export const presentAlert = (stocked: StockedItem, alert: Alert): z.input<typeof StockAlert> => ({
  ...levels(stocked),
  id: alert.id,
  createdAt: alert.createdAt,
  acknowledgedAt: alert.acknowledgedAt ?? null,
  orders: alert.orders ?? [],
})

/** Presents a movement with its ingredient. A manual movement is an entry of its own. */
export const presentMovement = (
  { unitCostCents, paidCents, packs, ...movement }: AnyMovement & { readonly entryId?: string },
  item: IngredientRecord,
): z.input<typeof StockMovement> => ({
  id: movement.id,
  entryId: movement.entryId ?? movement.id,
  itemId: item.id,
  item: presentItem(getItemShownAt(movement.location, item)),
  locationId: getLocationId(movement.location),
  movementType: movement.movementType,
  quantity: hundredthsToDecimal(movement.quantityHundredths),
  packs: showsGroupData(movement.location) ? presentPacks(packs) : undefined,
  reason: movement.reason,
  unitCost: unitCostCents === undefined || !showsGroupData(movement.location) ? null : centsToDecimal(unitCostCents),
  paid: paidCents === undefined || !showsGroupData(movement.location) ? undefined : centsToDecimal(paidCents),
  notes: movement.notes ?? null,
  expirationDate: movement.expirationDate ?? null,
  otherLocationId: movement.otherLocation ? getLocationId(movement.otherLocation) : null,
  stockBefore: hundredthsToDecimal(movement.beforeHundredths),
  stockAfter: hundredthsToDecimal(movement.afterHundredths),
  by: movement.by,
  cause: movement.cause ?? null,
  createdAt: movement.createdAt,
})

/** Presents the lots of a stock that expire within a week of a local date. */
export const presentExpiringLots = ({ stock, item }: StockedItem, today: string): z.input<typeof ExpiringLot>[] =>
  listExpiringLots(stock.lots, stock.hundredths, today).map(({ expiresOn, hundredths }) => ({
    item: presentItem(item),
    expirationDate: expiresOn,
    quantity: hundredthsToDecimal(hundredths),
  }))

/** Presents a day's stock value and usage. Today is not closed yet. */
export const presentStockDay = (
  { date, valueCents, use }: DailyStock,
  isClosed: boolean,
): z.input<typeof StockDayShown> => ({
  date,
  isClosed,
  totalValue: centsToDecimal(valueCents),
  use: use && {
    days: use.days,
    usedValue: centsToDecimal(use.usedCents),
    wastedValue: centsToDecimal(use.wastedCents),
    items: use.used.map(({ ingredientId, hundredths }) => ({
      itemId: ingredientId,
      quantity: hundredthsToDecimal(hundredths),
    })),
  },
})
