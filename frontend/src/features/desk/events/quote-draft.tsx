import { chakra } from '@chakra-ui/react/styled-system'
import { useWatch } from 'react-hook-form'
import type { Event, EventSettings } from '#shared/catering/contract'
import { getEventStart, getPackagePortions } from '#shared/catering/event-request'
import { calculateQuoteTotals } from '#shared/catering/quote-price'
import type { Location } from '#shared/locations/index'
import type { MenuItem } from '#shared/menu/contract'
import { listSelectedOptionIds } from '#shared/menu/options'
import { formatCents } from '#shared/platform/money'
import { parseTypedCents, readTypedAmount, readTypedCount } from '#shared/platform/typed-amount'
import { addDays, toWallClock } from '#shared/platform/time'
import { useTax } from '#base/location/taxes'
import { useDeskLocation } from '../desk-location'
import { emptyLine, type QuoteLineValues, type QuoteValues } from './quote-lines'
import { getTypedMenuPrice, getUsualCents } from './usual-prices'

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
    unitPrice: getTypedMenuPrice(
      dishes.find(({ id }) => id === dish.menuItemId),
      null,
    ),
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

/** Returns what a line's portions cost; an empty price is the menu's, as when it is sent. */
function getLineCents({ menuItemId, quantity, unitPrice, options }: QuoteLineValues, dishes: readonly MenuItem[]) {
  const dish = dishes.find(({ id }) => String(id) === menuItemId)
  const menuCents = dish ? getUsualCents(dish, options) : 0
  const eachCents = unitPrice.trim() === '' ? menuCents : (parseTypedCents(unitPrice) ?? 0)
  return eachCents * (readTypedCount(quantity) || 0)
}

type QuoteSumProps = { readonly event: Event; readonly dishes: readonly MenuItem[] }

/** What the quote will come to, with service charge and tax, while staff type. */
export function QuoteSum({ event, dishes }: QuoteSumProps) {
  const location = useDeskLocation()
  const [lines, percent, date, time] = useWatch<QuoteValues, ['lines', 'serviceChargePercent', 'date', 'time']>({
    name: ['lines', 'serviceChargePercent', 'date', 'time'],
  })
  const start = getEventStart(location, { date: date || event.date, time: time || event.time })
  const { tax } = useTax(start.toISOString())
  const { subtotalCents, serviceChargeCents, taxCents, totalCents } = calculateQuoteTotals({
    subtotalCents: lines.reduce((sum, line) => sum + getLineCents(line, dishes), 0),
    serviceChargeBasisPoints: parseTypedCents(percent) ?? 0,
    tax,
  })
  return (
    <chakra.p role="status" fontWeight="medium">
      Dishes {formatCents(subtotalCents)} + service charge {formatCents(serviceChargeCents)} + tax{' '}
      {formatCents(taxCents)} = {formatCents(totalCents)}
    </chakra.p>
  )
}
