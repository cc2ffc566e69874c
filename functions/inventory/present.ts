import type * as z from 'zod/mini'
import type {
  DeskItem,
  ExpiringLot,
  InventoryItem,
  MenuAvailability,
  Stock,
  StockAlert,
  StockMovement,
} from '#shared/contract/inventory'
import type { StockDay as StockDayShown } from '#shared/contract/stock-day'
import { locationOf, serverIdOf } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { fromCents } from '#shared/rules/money'
import { fromHundredths } from '#shared/rules/stock'
import type { StockDay } from '#shared/rules/stock-days'
import { expiringLots } from '#shared/rules/stock-lots'
import type { DishRecord } from '../menu/records'
import { FIRST_VERSION } from './records'
import type { Alert, IngredientRecord, MovementRecord } from './records'
import type { StockedItem } from './stock-view'
import type { ItemStanding, StockLevels } from './item-standing'

const serverId = (location: LocationCode) => serverIdOf(locationOf(location))

/** An inventory item as the pages show it. */
export const presentItem = ({
  costPerUnitCents,
  deliveryDays,
  version = FIRST_VERSION,
  ...item
}: IngredientRecord): z.input<typeof InventoryItem> => ({
  ...item,
  deliveryDays: deliveryDays ?? undefined,
  version,
  costPerUnit: fromCents(costPerUnitCents),
})

const levels = ({ stock, item }: StockedItem) => ({
  item: presentItem(item),
  currentStock: fromHundredths(stock.hundredths),
  minimumStock: fromHundredths(stock.minimumHundredths),
})

/** What a location has of an item. */
export const presentStock = (stocked: StockedItem): z.input<typeof Stock> => ({
  ...levels(stocked),
  id: stocked.stock.ingredientId,
  parStock: stocked.stock.parHundredths === null ? null : fromHundredths(stocked.stock.parHundredths),
  updatedAt: stocked.stock.updatedAt,
})

/**
 * An ingredient as the owner changes it, and its levels as far as a location's readers are to know
 * of them.
 */
export function presentDeskItem({ item, stocks }: ItemStanding, at: LocationCode): z.input<typeof DeskItem> {
  const { signIn } = policyOf(locationOf(at))
  const known = stocks.filter(({ location }) => policyOf(locationOf(location)).signIn === signIn)
  const levelsOf = ({ location, minimumHundredths, parHundredths }: StockLevels) => ({
    locationId: serverId(location),
    minimumStock: fromHundredths(minimumHundredths),
    parStock: parHundredths === null ? null : fromHundredths(parHundredths),
  })
  const here = known.find(({ location }) => location === at)
  const { minimumStock, parStock } = here ? levelsOf(here) : { minimumStock: null, parStock: null }
  return { ...presentItem(item), minimumStock, parStock, levels: known.map(levelsOf) }
}

/** An alert with the level as it is now. */
export const presentAlert = (stocked: StockedItem, alert: Alert): z.input<typeof StockAlert> => ({
  ...levels(stocked),
  id: alert.id,
  createdAt: alert.createdAt,
  acknowledgedAt: alert.acknowledgedAt ?? null,
})

/** A movement with its item. */
export const presentMovement = (movement: MovementRecord, item: IngredientRecord): z.input<typeof StockMovement> => ({
  id: movement.id,
  itemId: item.id,
  item: presentItem(item),
  locationId: serverId(movement.location),
  movementType: movement.movementType,
  quantity: fromHundredths(movement.quantityHundredths),
  reason: movement.reason,
  unitCost: movement.unitCostCents === undefined ? null : fromCents(movement.unitCostCents),
  notes: movement.notes ?? null,
  expirationDate: movement.expirationDate ?? null,
  otherLocationId: movement.otherLocation ? serverId(movement.otherLocation) : null,
  stockBefore: fromHundredths(movement.beforeHundredths),
  stockAfter: fromHundredths(movement.afterHundredths),
  by: movement.by,
  createdAt: movement.createdAt,
})

/** The lots of a stock that expire within a week of a local date. */
export const presentExpiring = ({ stock, item }: StockedItem, today: string): z.input<typeof ExpiringLot>[] =>
  expiringLots(stock.lots, stock.hundredths, today).map(({ expiresOn, hundredths }) => ({
    item: presentItem(item),
    expirationDate: expiresOn,
    quantity: fromHundredths(hundredths),
  }))

/** A day of stock; today is not closed yet. */
export const presentDay = ({ date, valueCents, use }: StockDay, isClosed: boolean): z.input<typeof StockDayShown> => ({
  date,
  isClosed,
  totalValue: fromCents(valueCents),
  use: use && {
    days: use.days,
    usedValue: fromCents(use.usedCents),
    wastedValue: fromCents(use.wastedCents),
    items: use.used.map(({ ingredientId, hundredths }) => ({
      itemId: ingredientId,
      quantity: fromHundredths(hundredths),
    })),
  },
})

/** Whether a dish is offered, and why it is or is not; once it is counted out it is off. */
export const presentAvailability = (
  dish: DishRecord,
  portionsLeft: number | null = null,
): z.input<typeof MenuAvailability> => {
  const isOut = dish.isAvailable && portionsLeft === 0
  return {
    id: dish.id,
    menuItem: { id: dish.id, name: dish.name },
    isAvailable: dish.isAvailable && !isOut,
    reason: isOut ? 'No portion left' : dish.availabilityReason,
    portionsLeft,
  }
}
