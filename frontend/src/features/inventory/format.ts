import type { MovementReason, MovementType } from '#shared/inventory/stock'
import type { StockMovement } from '#shared/inventory/contract'
import { daysBetween } from '#shared/inventory/stock-usage'
import { locations, getServerId } from '#shared/locations/index'

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A word of the contract for people: `count_adjustment` gives Count adjustment. */
export const formatLabel = (name: string): string => capitalise(name.replaceAll('_', ' '))

const decimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A quantity as it stands in a column: `'1300.00'` gives 1,300.00. */
export const formatQuantity = (quantity: string | number): string => decimals.format(Number(quantity))

export const formatMoney = (amount: string | number): string => `$${decimals.format(Number(amount))}`

/** How much a movement changed the level, with its sign. */
export function formatLevelChange({
  stockBefore,
  stockAfter,
}: Pick<StockMovement, 'stockBefore' | 'stockAfter'>): string {
  const change = Number(stockAfter) - Number(stockBefore)
  return `${change > 0 ? '+' : change < 0 ? '−' : ''}${formatQuantity(Math.abs(change))}`
}

/** A local date for people: Mar 21, 2026. */
export const formatCalendarDate = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** A moment for people, on the location's clock. */
export const formatMoment = (at: string, timeZone: string): string =>
  new Date(at).toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone })

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** How long a lot keeps, from a local date. */
export function formatExpiry(expirationDate: string, today: string): string {
  const left = daysBetween(today, expirationDate)
  if (left < 0) return `Expired ${days(-left)} ago`
  return left === 0 ? 'Expires today' : `Expires in ${days(left)}`
}

/** How long stock lasts at its average use; nothing where nothing is used. */
export const formatDaysLeft = (daysLeft: number | null): string =>
  daysLeft === null ? '–' : daysLeft > 99 ? '99+' : daysLeft.toFixed(1)

/** The reason that goes without saying for a type of movement. */
export const defaultReason: Readonly<Record<MovementType, MovementReason>> = {
  in: 'purchase',
  out: 'sale',
  adjustment: 'count_adjustment',
  waste: 'waste',
  transfer: 'transfer',
}

/** The name of a location by its id on the wire. */
export const getLocationName = (serverId: number): string =>
  locations.find((location) => getServerId(location) === serverId)?.name ?? `location ${serverId}`
