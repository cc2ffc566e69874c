import * as z from 'zod/mini'
import { findOrderByTicket, findTracedOrder } from '#functions/orders/order-trace-repository'
import { defineOption } from '#infra/command-line'
import { findLocation, getLocation, locations, type LocationCode } from '#shared/locations/index'
import { toWallClock } from '#shared/platform/time'
import type { LogSource } from './log-source'
import { describeOrder, formatTrace, traceOrder, traceReference } from './trace-order'

const codes = locations.map(({ code }) => code)
const Place = z.pipe(
  z.string().check(z.refine((text) => findLocation(text) !== undefined, { error: `none of ${codes.join(', ')}` })),
  z.transform((text): LocationCode => findLocation(text)?.code ?? locations[0].code),
)
const Subject = z.string().check(z.regex(/^(#?\d{1,6}|[0-9A-Za-z]{4})$/, { error: 'no ticket number or reference' }))
const LocalDate = z.iso.date({ error: 'no date such as 2026-03-13' })

/** The words of the command: the location, the ticket number or the reference, and the date. */
export const traceWords = defineOption(
  z.union([z.tuple([Place, Subject]), z.tuple([Place, Subject, LocalDate])], { error: 'not understood' }),
  {
    value: 'LOCATION TICKET|REFERENCE [DATE]',
    help: 'an order by its ticket number, or a request by the reference that the page shows; of today unless given',
  },
)

/** A local day of America's time zones lies within this time after its UTC midnight. */
const LOCAL_DAY_MS = 36 * 3_600_000

type Result = { readonly lines: readonly string[]; readonly isFound: boolean }

async function traceTicket(location: LocationCode, ticket: number, date: string, log: LogSource, now: Date) {
  const found = await findOrderByTicket(location, ticket, date)
  if (!found) return undefined
  return formatTrace(describeOrder(found), await traceOrder(found, log, now), getLocation(location).timeZone)
}

/** Runs the command. Returns its output, and whether there was something to trace. */
export async function runTrace(
  [location, subject, given]: z.output<typeof traceWords>,
  log: LogSource,
  now: Date,
): Promise<Result> {
  const place = getLocation(location)
  const date = given ?? toWallClock(place, now).date
  const isTicket = /^#?\d+$/.test(subject)
  const ofTicket = isTicket ? await traceTicket(location, Number(subject.replace('#', '')), date, log, now) : undefined
  if (ofTicket) return { lines: ofTicket, isFound: true }
  const from = Date.parse(`${date}T00:00:00.000Z`)
  const reference = subject.toUpperCase()
  const { entries, orderIds } = await traceReference({ location, reference, from, to: from + LOCAL_DAY_MS }, log)
  const orders = await Promise.all(orderIds.slice(0, 5).map(findTracedOrder))
  const hints = orders.flatMap((order) =>
    order
      ? [`It concerns ticket ${order.ticketNumber}: npm run tool -- trace ${order.location} ${order.ticketNumber}`]
      : [],
  )
  if (entries.length > 0)
    return {
      lines: [...formatTrace(`Reference ${reference}`, entries, place.timeZone), ...hints],
      isFound: true,
    }
  const what = isTicket ? `ticket ${subject}` : `request with the reference ${subject}`
  return { lines: [`There is no ${what} at ${place.fullName} on ${date}.`], isFound: false }
}
