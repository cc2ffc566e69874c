import { chakra } from '@chakra-ui/react/styled-system'
import { useWatch } from 'react-hook-form'
import type { Event, EventSettings } from '#shared/catering/contract'
import { getPackagePortions } from '#shared/catering/event-request'
import type { Location } from '#shared/locations/index'
import type { MenuItem } from '#shared/menu/contract'
import { listSelectedOptionIds } from '#shared/menu/options'
import { formatCents, percentageOfCents } from '#shared/platform/money'
import { parseTypedCents, readTypedAmount, readTypedCount } from '#shared/platform/typed-amount'
import { addDays, toWallClock } from '#shared/platform/time'
import { emptyLine, type QuoteLineValues, type QuoteValues } from './quote-lines'

const VALID_DAYS = 7

/** Returns a typed percentage, such as `18,5`, as a number; NaN if it is none. */
const readServiceCharge = (typed: string): number => Number(readTypedAmount(typed) ?? NaN)

/** Returns the request body of a quote, without the event's version. */
export const toQuoteRequest = ({ lines, guests, serviceChargePercent, ...values }: QuoteValues) => ({
  ...values,
  guests: readTypedCount(guests),
  lines: lines.map(({ menuItemId, quantity, unitPrice, notes, options }) => ({
    menuItemId,
    quantity: readTypedCount(quantity),
    ...(unitPrice.trim() !== '' && { unitPrice }),
    ...((notes !== '' || options) && { customizations: { notes, ...(options && { options }) } }),
  })),
  serviceChargePercent: readServiceCharge(serviceChargePercent),
})

/** The lines to begin with: those of the last quote, otherwise those of the requested package. */
export function listInitialLines(
  event: Event,
  settings: EventSettings,
  dishes: readonly MenuItem[],
): QuoteLineValues[] {
  const quoted = event.quote?.lines.map(({ menuItemId, quantity, unitPrice, notes, options }) => ({
    menuItemId: String(menuItemId),
    quantity: String(quantity),
    unitPrice,
    notes,
    options: [...listSelectedOptionIds(options)],
  }))
  const chosen = settings.packages.find(({ id }) => id === event.package?.id)
  const packaged = chosen?.dishes.map((dish) => ({
    ...emptyLine,
    menuItemId: String(dish.menuItemId),
    quantity: String(getPackagePortions(dish, event.guests)),
    unitPrice: dishes.find(({ id }) => id === dish.menuItemId)?.price ?? '',
  }))
  return quoted ?? packaged ?? [{ ...emptyLine, quantity: String(event.guests) }]
}

/** A quote is valid for a week, but at most until the day before the event. */
export function getInitialValidity({ date }: Event, location: Location, now: Date): string {
  const { date: today } = toWallClock(location, now)
  const [week, dayBefore] = [addDays(today, VALID_DAYS), addDays(date, -1)]
  if (dayBefore <= today) return today
  return dayBefore < week ? dayBefore : week
}

/** The sum of the lines with the service charge, while staff type. */
export function QuoteSum() {
  const [lines, percent] = useWatch<QuoteValues, ['lines', 'serviceChargePercent']>({
    name: ['lines', 'serviceChargePercent'],
  })
  const subtotal = lines.reduce(
    (sum, line) => sum + (parseTypedCents(line.unitPrice) ?? 0) * (readTypedCount(line.quantity) || 0),
    0,
  )
  const charge = percentageOfCents(subtotal, parseTypedCents(percent) ?? 0)
  return (
    <chakra.p role="status" fontWeight="medium">
      Dishes {formatCents(subtotal)} + service charge {formatCents(charge)} = {formatCents(subtotal + charge)} plus tax
    </chakra.p>
  )
}
