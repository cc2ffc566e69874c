import type { Ticket } from '#shared/contract/orders'
import { dayFigures } from '#shared/rules/kitchen-counts'
import { useLocationConfig } from '#base/location/location'
import { useClock } from './clock'

/** So often is looked whether a held order is due. */
const LOOK_MS = 5_000

/** The moment of the last look, for what need not be right by the second. */
export function useLook(): Date {
  return new Date(useClock((now) => Math.floor(now / LOOK_MS)) * LOOK_MS)
}

/** What a board says of its day. */
export function useFigures(tickets: readonly Ticket[]) {
  const location = useLocationConfig()
  return dayFigures(tickets, location, useLook())
}
