import * as z from 'zod/mini'
import { findOrderByTicket, findTracedOrder, type TracedOrder } from '#functions/orders/order-trace-repository'
import { defineFlag, defineOption } from '#infra/command-line'
import { findLocation, getLocation, locations, type LocationCode } from '#shared/locations/index'
import { isOrderId, normalizeOrderId } from '#shared/platform/ids'
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

const OrderId = z.string().check(z.refine((text) => isOrderId(normalizeOrderId(text)), { error: 'no id of an order' }))

/** The words of the command: the order's id; or location, ticket number or reference, and date. */
export const traceWords = defineOption(
  z.union([z.tuple([OrderId]), z.tuple([Place, Subject]), z.tuple([Place, Subject, LocalDate])], {
    error: 'not understood',
  }),
  {
    value: 'ORDER | LOCATION TICKET|REFERENCE [DATE]',
    help: "an order by its id or by the ticket number of today or of a date; or a request by the page's reference",
  },
)

/** Whether a trace has every line. */
export const allLines = defineFlag('shows also the usual steps that worked')

/** A local day of America's time zones lies within this time after its UTC midnight. */
const LOCAL_DAY_MS = 36 * 3_600_000

type TraceOptions = { readonly log: LogSource; readonly now: Date; readonly isComplete: boolean }

type Result = { readonly lines: readonly string[]; readonly isFound: boolean }

async function traceFound(found: TracedOrder, { log, now, isComplete }: TraceOptions): Promise<Result> {
  const { timeZone } = findLocation(found.location) ?? locations[0]
  const lines = formatTrace(describeOrder(found), await traceOrder(found, log, now), { timeZone, isComplete })
  return { lines, isFound: true }
}

const notFound = (what: string): Result => ({ lines: [`There is no ${what}.`], isFound: false })

type Words = z.output<typeof traceWords>

async function traceAtLocation(
  [location, subject, given]: Exclude<Words, [string]>,
  options: TraceOptions,
): Promise<Result> {
  const { log, now, isComplete } = options
  const place = getLocation(location)
  const date = given ?? toWallClock(place, now).date
  const isTicket = /^#?\d+$/.test(subject)
  const found = isTicket ? await findOrderByTicket(location, Number(subject.replace('#', '')), date) : undefined
  if (found) return traceFound(found, options)
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
  return notFound(`${what} at ${place.fullName} on ${date}`)
}

/** Runs the command. Returns its output, and whether there was something to trace. */
export async function runTrace(words: Words, options: TraceOptions): Promise<Result> {
  if (words.length !== 1) return traceAtLocation(words, options)
  const id = normalizeOrderId(words[0])
  const found = await findTracedOrder(id)
  return found ? traceFound(found, options) : notFound(`order ${id}`)
}
