import type { QuoteRequest } from '#shared/catering/desk-contract'
import { getEventStart } from '#shared/catering/event-request'
import { calculateQuoteTotals, getQuotedMenuCents, selectQuotedOptions } from '#shared/catering/quote-price'
import { getLocation } from '#shared/locations/index'
import { addDays, fromWallClock } from '#shared/platform/time'
import { toCents } from '#shared/platform/money'
import { Problem, type FieldError } from '#shared/platform/problem'
import { getTaxAt } from '#shared/taxes/tax-rates'
import { getMenuWithState } from '../menu/menu-cache'
import { buildOrderLine } from '../orders/lines/order-lines'
import type { EventQuoteRecord, EventRecord } from './records'

type Menu = Awaited<ReturnType<typeof getMenuWithState>>['menu']

const invalid = (errors: readonly FieldError[]) =>
  new Problem('invalid-input', `${errors[0]?.message ?? ''}.`, { errors })

function buildLines({ dishes }: Menu, lines: QuoteRequest['lines']): EventQuoteRecord['lines'] {
  const errors: FieldError[] = []
  const built = lines.flatMap((line, index) => {
    const dish = dishes.find(({ id }) => id === line.menuItemId)
    if (!dish) {
      errors.push({ path: `lines.${index}.menuItemId`, message: 'This dish is not on the menu' })
      return []
    }
    const optionIds = line.customizations?.options
    const { chosen, faults } = selectQuotedOptions(dish.optionGroups, optionIds)
    errors.push(...faults.map((message) => ({ path: `lines.${index}.customizations.options`, message })))
    if (line.unitPrice === undefined && dish.priceCents === 0)
      errors.push({ path: `lines.${index}.unitPrice`, message: 'Needs a price: this dish has the market price' })
    const unitPriceCents = line.unitPrice === undefined ? getQuotedMenuCents(dish, optionIds) : toCents(line.unitPrice)
    const totalPriceCents = unitPriceCents * line.quantity
    return [buildOrderLine({ sent: line, dish, chosen, unitPriceCents, totalPriceCents, loyaltyMultiplier: 1 })]
  })
  if (errors.length > 0) throw invalid(errors)
  return built
}

/** Returns the end of a quote's validity: a date means until its end in local time. */
function getValidityEnd({ location }: EventRecord, validUntil: string): string {
  const isDate = validUntil.length === 10
  const end = isDate ? fromWallClock(getLocation(location), addDays(validUntil, 1), 0) : new Date(validUntil)
  return end.toISOString()
}

/**
 * Returns the event with the date, time and guests of a quote, which may differ from the request.
 * @throws Problem `invalid-input` for a time that is over
 */
export function applyQuotedDetails(event: EventRecord, request: QuoteRequest, now: Date): EventRecord {
  const { date = event.date, time = event.time, guests = event.guests } = request
  const startsAt = getEventStart(getLocation(event.location), { date, time })
  if (startsAt <= now) throw invalid([{ path: 'date', message: 'Must be in the future' }])
  return { ...event, date, time, guests, startsAt: startsAt.toISOString() }
}

/**
 * Prices a quote by the menu, with the tax that applies on the date of the event.
 * @throws Problem `invalid-input`
 */
export async function priceQuote(event: EventRecord, request: QuoteRequest, now: Date): Promise<EventQuoteRecord> {
  const { menu, state } = await getMenuWithState(event.location)
  const lines = buildLines(menu, request.lines)
  const subtotalCents = lines.reduce((sum, { totalPriceCents }) => sum + totalPriceCents, 0)
  const serviceChargeBasisPoints = Math.round(request.serviceChargePercent * 100)
  const totals = calculateQuoteTotals({
    subtotalCents,
    serviceChargeBasisPoints,
    tax: getTaxAt(getLocation(event.location), state.taxes, { scheduledFor: event.startsAt, now }),
  })
  const depositCents = toCents(request.deposit)
  const validUntil = getValidityEnd(event, request.validUntil)
  const errors = [
    ...(depositCents > totals.totalCents ? [{ path: 'deposit', message: 'Must not be more than the total' }] : []),
    ...(Date.parse(validUntil) <= now.getTime() ? [{ path: 'validUntil', message: 'Must be in the future' }] : []),
  ]
  if (errors.length > 0) throw invalid(errors)
  const { date, time, guests } = event
  return {
    ...totals,
    ...{ lines, serviceChargeBasisPoints, depositCents, note: request.note, validUntil, date, time, guests },
  }
}
