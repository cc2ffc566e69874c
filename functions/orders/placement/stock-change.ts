import type { PlaceAtSite } from '#shared/locations/site-kind'
import type { Location } from '#shared/locations/index'
import type { PortionsByCategory } from '#shared/menu/listing'
import {
  addAmounts,
  divideNeeds,
  findPlannedDate,
  negateAmounts,
  type StockShares,
  type StockTiming,
} from '#shared/inventory/planned-stock'
import type { IngredientNeed } from '#shared/menu/recipes'
import type { WithheldStock } from '#shared/inventory/lots'
import type { RecipeLine } from '#shared/inventory/stock'
import { isStarted } from '#shared/orders/transitions'
import { getBusinessDate } from '#shared/hours/open-periods'
import { createMovementId } from '../../inventory/movements/plan-movement'
import { reserveIngredients } from '../../inventory/order-stock'
import { changePlannedStock } from '../../inventory/planned-stock'
import type { WriteStep } from '../../platform/table/transaction'
import type { OrderRecord } from '../records'
import { buildIngredientReservations, findPlannedStockDate, getStockShares, type Reservation } from './reservations'

/** When an order takes its stock, and the date for which a rest is planned. */
export type StockSchedule = { readonly timing: StockTiming; readonly date: string | undefined }

/** Returns when a new order takes its stock: an order for a later day at that day's opening. */
export function scheduleStock(place: Location, scheduledFor: string | undefined, now: Date): StockSchedule {
  const date = findPlannedDate(place, scheduledFor, now)
  return { timing: date === undefined ? 'now' : 'later', date }
}

/** Returns when an order takes its stock after it was edited or moved to a time. */
export function rescheduleStock(
  order: Pick<OrderRecord, 'status' | 'reservations'>,
  place: Location,
  scheduledFor: string | undefined,
  now: Date,
): StockSchedule {
  const isBegun = isStarted(order.status)
  const next = scheduleStock(place, isBegun ? undefined : scheduledFor, now)
  const planned = findPlannedStockDate(order)
  const isDue = planned !== undefined && planned <= getBusinessDate(place, now)
  return next.timing === 'now' && isDue ? { timing: 'due', date: planned } : next
}

const NOTHING_RESERVED = { reservations: [] }

type StockChange = StockSchedule & {
  /** The order before the change; undefined for a new one. */
  readonly order?: Pick<OrderRecord, 'location' | 'reservations'>
  readonly needs: readonly IngredientNeed[]
  /** Changes of the portions per category. */
  readonly portions: PortionsByCategory
  readonly withheld: WithheldStock
  readonly at: string
  readonly notes?: string | undefined
}

type StockPlan = { readonly date: string | undefined; readonly amounts: readonly RecipeLine[] }

/** Returns the steps that replace what is planned for an order. */
export function exchangePlans(place: PlaceAtSite, before: StockPlan, after: StockPlan): WriteStep[] {
  if (before.date === after.date) {
    const amounts = addAmounts(after.amounts, negateAmounts(before.amounts))
    return after.date === undefined ? [] : changePlannedStock(place, after.date, amounts)
  }
  return [
    ...(before.date === undefined ? [] : changePlannedStock(place, before.date, negateAmounts(before.amounts))),
    ...(after.date === undefined ? [] : changePlannedStock(place, after.date, after.amounts)),
  ]
}

/** Returns the steps that plan the stock of a new order whose reservations are planned. */
export const planStock = (order: OrderRecord): WriteStep[] =>
  exchangePlans(
    order,
    { date: undefined, amounts: [] },
    { date: findPlannedStockDate(order), amounts: getStockShares(order).planned },
  )

type ChangedStock = {
  readonly reservations: readonly Reservation[]
  /** What the order takes from stock in addition; negative for what it returns. */
  readonly changes: readonly RecipeLine[]
  readonly shares: StockShares
  readonly stepsFor: (order: Pick<OrderRecord, 'location' | 'site' | 'ticketNumber'>) => readonly WriteStep[]
}

/**
 * Plans what an order takes from stock and what is planned for a later day, with the steps that
 * change both. They fail with `item-unavailable` if stock that is taken now doesn't suffice.
 */
export function changeStock(change: StockChange): ChangedStock {
  const { order = NOTHING_RESERVED, needs, timing, date, portions, withheld, at, notes } = change
  const before = getStockShares(order)
  const shares = divideNeeds(needs, before, timing)
  const changes = addAmounts(shares.taken, negateAmounts(before.taken))
  const plans = [
    { date: findPlannedStockDate(order), amounts: before.planned },
    { date: shares.planned.length > 0 ? date : undefined, amounts: shares.planned },
  ] as const
  return {
    reservations: buildIngredientReservations(shares, date),
    changes,
    shares,
    stepsFor: (of) => [
      // The tally also counts portions per category.
      ...(changes.length + portions.size > 0
        ? [reserveIngredients({ order: of, saleId: createMovementId(), needs, changes, notes, portions, withheld, at })]
        : []),
      ...exchangePlans(of, ...plans),
    ],
  }
}
