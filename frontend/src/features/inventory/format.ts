import { toHundredths, type RecordedReason, type MovementType } from '#shared/inventory/stock'
import { formatShortDate } from '#shared/hours/hours'
import type { Stock } from '#shared/inventory/contract'
import type { StockMovement } from '#shared/inventory/movement-contract'
import { formatInPacks } from '#shared/inventory/packs'
import type { BookedPack } from '#shared/inventory/schemas'
import { daysBetween } from '#shared/inventory/stock-usage'
import { locations, getServerId } from '#shared/locations/index'

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Formats a value of the contract: `count_adjustment` as `Count adjustment`. */
export const formatLabel = (name: string): string => capitalize(name.replaceAll('_', ' '))

const decimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats a quantity with two decimals: `'1300.00'` as `1,300.00`. */
export const formatQuantity = (quantity: string | number): string => decimals.format(Number(quantity))

export const formatMoney = (amount: string | number): string => `$${decimals.format(Number(amount))}`

type InPacks = { readonly quantity: string; readonly packs?: readonly BookedPack[] | undefined; readonly unit: string }

/** Formats `2 × Case of 24 and 7 pieces (55 pieces)`; without packs `55 pieces`. */
export const formatBooked = ({ quantity, packs = [], unit }: InPacks): string =>
  formatInPacks(
    packs.map((pack) => ({
      name: pack.name,
      hundredths: toHundredths(pack.quantity),
      countHundredths: toHundredths(pack.count),
    })),
    toHundredths(quantity),
    unit,
  )

/** Formats how much a movement changed the stock level, with a sign. */
export function formatLevelChange({
  stockBefore,
  stockAfter,
}: Pick<StockMovement, 'stockBefore' | 'stockAfter'>): string {
  const change = Number(stockAfter) - Number(stockBefore)
  return `${change > 0 ? '+' : change < 0 ? '−' : ''}${formatQuantity(Math.abs(change))}`
}

/** Formats a local date, such as `Mar 21, 2026`. */
export const formatCalendarDate = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Formats what later orders will take: `Sat, Dec 5 3.50, Sun, Dec 6 1.00 (short)`. */
export const formatPlanned = (planned: Stock['planned']): string =>
  planned
    .map(
      ({ date, quantity, isShort }) =>
        `${formatShortDate(date)} ${formatQuantity(quantity)}${isShort ? ' (short)' : ''}`,
    )
    .join(', ')

/** Formats a point in time in the location's time zone. */
export const formatMoment = (at: string, timeZone: string): string =>
  new Date(at).toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone })

const formatDays = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** Says when a lot expires, relative to a local date. */
export function formatExpiry(expirationDate: string, today: string): string {
  const left = daysBetween(today, expirationDate)
  if (left < 0) return `Expired ${formatDays(-left)} ago`
  return left === 0 ? 'Expires today' : `Expires in ${formatDays(left)}`
}

/** Formats the days that stock lasts at its average use; a dash if the item isn't used. */
export const formatDaysLeft = (daysLeft: number | null): string =>
  daysLeft === null ? '–' : daysLeft > 99 ? '99+' : daysLeft.toFixed(1)

/** The reasons that the form offers for each type of movement; the first is the default. */
export const reasonsByType = {
  in: ['purchase', 'transfer'],
  out: ['sale', 'transfer'],
  adjustment: ['count_adjustment'],
  waste: ['waste', 'expired', 'damaged'],
  transfer: ['transfer'],
} as const satisfies Readonly<Record<MovementType, readonly [RecordedReason, ...RecordedReason[]]>>

/** Returns the name of a location by its server id. */
export const getLocationName = (serverId: number): string =>
  locations.find((location) => getServerId(location) === serverId)?.name ?? `location ${serverId}`
