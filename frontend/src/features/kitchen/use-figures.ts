import type { Ticket } from '#shared/contract/orders'
import { countBoardOrders } from '#shared/rules/kitchen-counts'
import { useLocationConfig } from '#base/location/location'
import { useClockValue } from './clock'

/** So often is looked whether a held order is due. */
const LOOK_MS = 5_000

/** The moment of the last look, for what need not be right by the second. */
export function useCoarseNow(): Date {
  return new Date(useClockValue((now) => Math.floor(now / LOOK_MS)) * LOOK_MS)
}

/** What a board says of its day. */
export function useDayFigures(tickets: readonly Ticket[]) {
  const location = useLocationConfig()
  return countBoardOrders(tickets, location, useCoarseNow())
}
