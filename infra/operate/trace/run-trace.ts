import * as z from 'zod/mini'
import { findOrderByTicket, findTracedOrder } from '#functions/orders/order-trace-repository'
import { defineFlag, defineOption } from '#infra/command-line'
import { findLocation, getLocation, locations, type LocationCode } from '#shared/locations/index'
import { toWallClock } from '#shared/platform/time'
import type { LogSource } from './log-source'
import { describeOrder, formatTrace, traceOrder, traceReference } from './trace-order'

const codes = locations.map(({ code }) => code)
/** Parses the code of a location. */
export const Place = z.pipe(
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

/** Whether a trace has every line. */
export const allLines = defineFlag('shows also the usual steps that worked')

/** A local day of America's time zones lies within this time after its UTC midnight. */
const LOCAL_DAY_MS = 36 * 3_600_000

type TraceOptions = { readonly log: LogSource; readonly now: Date; readonly isComplete: boolean }

type Result = { readonly lines: readonly string[]; readonly isFound: boolean }

type Ticket = { readonly location: LocationCode; readonly ticket: number; readonly date: string }

async function traceTicket({ location, ticket, date }: Ticket, { log, now, isComplete }: TraceOptions) {
  const found = await findOrderByTicket(location, ticket, date)
  if (!found) return undefined
  const { timeZone } = getLocation(location)
  return formatTrace(describeOrder(found), await traceOrder(found, log, now), { timeZone, isComplete })
}

/** Runs the command. Returns its output, and whether there was something to trace. */
export async function runTrace(
  [location, subject, given]: z.output<typeof traceWords>,
  options: TraceOptions,
): Promise<Result> {
  const { log, now, isComplete } = options
  const place = getLocation(location)
  const date = given ?? toWallClock(place, now).date
  const isTicket = /^#?\d+$/.test(subject)
  const ticket = Number(subject.replace('#', ''))
  const ofTicket = isTicket ? await traceTicket({ location, ticket, date }, options) : undefined
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
      lines: [...formatTrace(`Reference ${reference}`, entries, { timeZone: place.timeZone, isComplete }), ...hints],
      isFound: true,
    }
  const what = isTicket ? `ticket ${subject}` : `request with the reference ${subject}`
  return { lines: [`There is no ${what} at ${place.fullName} on ${date}.`], isFound: false }
}
