import * as z from 'zod/mini'
import { ContributionRecord, DayRecord, SampleRecord, numbersKeys } from '#functions/numbers/records'
import { parseKitchenTime } from '#functions/orders/times/kitchen-time-records'
import type { StationMinutes } from '#shared/orders/timing/kitchen-time'
import { SlotCount } from '#functions/orders/placement/slot-records'
import { OrderRecord } from '#functions/orders/records'
import { findSiteOfKey } from '#shared/locations/site-kind'
import { formatDay } from '#shared/numbers/figure-days'
import type { FigureTotals } from '#shared/numbers/figures'
import { formatRecordKey, getOwner, type RecordKinds } from './record-key'

/** An order with its key in the sparse index of the boards. */
const BookedOrder = z.intersection(OrderRecord, z.object({ gsi1pk: z.optional(z.string()) }))
const Counter = z.object({ lastNumber: z.int() })
const Answered = z.object({ status: z.int(), answer: z.string(), isSecret: z.optional(z.boolean()) })

export type AuditedOrder = z.infer<typeof BookedOrder>

/** Orders and what counts them. */
export type OrderBooks = {
  readonly orders: AuditedOrder[]
  /** By record key. */
  readonly slots: Map<string, number>
  /** Reserved minutes of stations by location and quarter of an hour. */
  readonly kitchenTime: Map<string, StationMinutes>
  readonly ticketCounters: Map<string, number>
  /** A location's days and the contributions of orders and other records to them, by key. */
  readonly days: Map<string, FigureTotals>
  readonly counted: Map<string, ContributionRecord>
  /** Days with sample figures. */
  readonly samples: z.infer<typeof SampleRecord>[]
  /** Responses to calls with an idempotency key. */
  readonly answers: { readonly id: string; readonly status: number; readonly answer: string }[]
}

export const emptyOrderBooks = (): OrderBooks => ({
  orders: [],
  slots: new Map(),
  kitchenTime: new Map(),
  ticketCounters: new Map(),
  days: new Map(),
  counted: new Map(),
  samples: [],
  answers: [],
})

export const orderKinds: RecordKinds<OrderBooks> = {
  Order: (books, item) => books.orders.push(BookedOrder.parse(item)),
  KitchenTime: (books, item) => {
    for (const { at, minutes } of parseKitchenTime(item)) books.kitchenTime.set(`${String(item['pk'])} ${at}`, minutes)
  },
  SlotCount: (books, item) => books.slots.set(formatRecordKey(item), SlotCount.parse(item).taken),
  TicketCounter: (books, item) => books.ticketCounters.set(String(item['pk']), Counter.parse(item).lastNumber),
  Day: (books, item) => {
    const { sk, figures } = DayRecord.parse(item)
    const pk = String(item['pk'])
    const place = findSiteOfKey(numbersKeys.daysOf, pk)
    books.days.set(place ? formatDay({ ...place, date: sk }) : `${pk} ${sk}`, figures)
  },
  Counted: (books, item) => books.counted.set(formatRecordKey(item), ContributionRecord.parse(item)),
  SampleDay: (books, item) => books.samples.push(SampleRecord.parse(item)),
  Once: (books, item) => {
    const { isSecret, ...answered } = Answered.parse(item)
    // Only the caller can decrypt a secret, which is no order.
    if (!isSecret) books.answers.push({ id: getOwner(item), ...answered })
  },
}
