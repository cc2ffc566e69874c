import * as z from 'zod/mini'
import { parseChangeEntries } from '#functions/platform/change-log/change-log'
import type { ChangeRecord } from '#functions/platform/change-log/records'
import { CodeRecord } from '#functions/payments/codes/records'
import { GiftCardEntryRecord, GiftCardRecord } from '#functions/gift-cards/ledger/records'
import { FeedbackRecord } from '#functions/feedback/records'
import { HoursRecord } from '#functions/menu/hours-records'
import { listSaleMovements, type AnyMovement } from '#functions/inventory/plan-movement'
import {
  IngredientRecord,
  MovementRecord,
  SaleRecord,
  StockRecord,
  TallyRecord,
  parsePlannedStock,
} from '#functions/inventory/records'
import { LedgerEntryRecord, LoyaltyAccountRecord, ReferralRecord } from '#functions/loyalty/records'
import { CategoriesRecord, DishRecord, SpecialsRecord, findLocationOfMenu } from '#functions/menu/records'
import { findLocationOfState, LocationStateRecord } from '#functions/locations/state/records'
import { ContributionRecord, DayRecord, SampleRecord, numbersKeys } from '#functions/numbers/records'
import { OrderRecord } from '#functions/orders/records'
import type { Item } from '#functions/platform/table/table'
import { SlotCount } from '#functions/orders/placement/slot-records'
import { locations, type LocationCode } from '#shared/locations/index'
import type { FigureTotals } from '#shared/numbers/figures'
import type { Difference } from './difference'

/** An order with its key in the sparse index of the boards. */
const BookedOrder = z.intersection(OrderRecord, z.object({ gsi1pk: z.optional(z.string()) }))
const SpentPromo = z.object({ type: z.literal('Promo'), spentOn: z.optional(z.string()) })
const Counter = z.object({ lastNumber: z.int() })
const SpecialCount = z.object({ ordered: z.int() })
const Answered = z.object({ status: z.int(), answer: z.string() })

export type AuditedOrder = z.infer<typeof BookedOrder>
type Owned<T> = T & { readonly userId: string }
type Spendable = { readonly id: string; readonly spentOn?: string | undefined }

/** All stored records that can be recomputed, by kind. */
export type AuditedRecords = {
  readonly orders: AuditedOrder[]
  readonly stocks: StockRecord[]
  readonly tallies: Map<LocationCode, TallyRecord>
  readonly movements: AnyMovement[]
  readonly dishes: (DishRecord & { readonly location: LocationCode })[]
  readonly ingredients: IngredientRecord[]
  readonly hours: Map<LocationCode, HoursRecord>
  /** The live state of each location. */
  readonly locationStates: Map<LocationCode, LocationStateRecord>
  /** Specials of each weekday by location. */
  readonly specials: Map<LocationCode, z.infer<typeof SpecialsRecord>[]>
  /** The group's categories, in one record. */
  readonly categories: z.infer<typeof CategoriesRecord>[]
  /** The desk's change logs. */
  readonly changes: (ChangeRecord & { readonly location: string })[]
  readonly accounts: Owned<LoyaltyAccountRecord>[]
  readonly entries: Owned<LedgerEntryRecord>[]
  readonly referrals: Owned<ReferralRecord>[]
  readonly codes: (CodeRecord & Spendable)[]
  readonly promos: Spendable[]
  readonly giftCards: GiftCardRecord[]
  readonly giftCardEntries: GiftCardEntryRecord[]
  readonly feedback: FeedbackRecord[]
  /** By record key. */
  readonly specialCounts: Map<string, number>
  /** Hundredths by record key and ingredient. */
  readonly planned: Map<string, number>
  readonly slots: Map<string, number>
  readonly ticketCounters: Map<string, number>
  readonly categoryCounts: Map<string, number>
  /** A location's days and the contributions of orders and other records to them, by key. */
  readonly days: Map<string, FigureTotals>
  readonly counted: Map<string, ContributionRecord>
  /** Days with sample figures. */
  readonly samples: z.infer<typeof SampleRecord>[]
  /** Responses to calls with an idempotency key. */
  readonly answers: { readonly id: string; readonly status: number; readonly answer: string }[]
}

const emptyBooks = (): AuditedRecords => ({
  orders: [],
  stocks: [],
  tallies: new Map(),
  movements: [],
  dishes: [],
  ingredients: [],
  hours: new Map(),
  locationStates: new Map(),
  specials: new Map(),
  categories: [],
  changes: [],
  accounts: [],
  entries: [],
  referrals: [],
  codes: [],
  promos: [],
  giftCards: [],
  giftCardEntries: [],
  feedback: [],
  specialCounts: new Map(),
  planned: new Map(),
  slots: new Map(),
  ticketCounters: new Map(),
  categoryCounts: new Map(),
  days: new Map(),
  counted: new Map(),
  samples: [],
  answers: [],
})

const afterHash = (key: string) => key.slice(key.indexOf('#') + 1)

function count(counts: Map<string, number>, portions: ReadonlyMap<number, number>): void {
  for (const [category, more] of portions) counts.set(String(category), (counts.get(String(category)) ?? 0) + more)
}

function enterDay(books: AuditedRecords, pk: string, { sk, figures }: DayRecord): void {
  const location = locations.find(({ code }) => numbersKeys.daysOf(code) === pk)
  books.days.set(`${location?.code ?? pk} ${sk}`, figures)
}

function enterOfMenu(
  { hours, specials, locationStates }: AuditedRecords,
  location: LocationCode | undefined,
  item: Item,
): void {
  if (!location) return
  if (item['type'] === 'MenuChanges') locationStates.set(location, LocationStateRecord.parse(item))
  else if (item['type'] === 'Hours') hours.set(location, HoursRecord.parse(item))
  else specials.set(location, [...(specials.get(location) ?? []), SpecialsRecord.parse(item)])
}

/** Adds a record to its collection. Throws if it is invalid. Ignores kinds that are not audited. */
function enter(books: AuditedRecords, item: Item): void {
  const pk = String(item['pk'])
  const owner = afterHash(pk)
  switch (item['type']) {
    case 'Order':
      return void books.orders.push(BookedOrder.parse(item))
    case 'Stock':
      return void books.stocks.push(StockRecord.parse(item))
    case 'Movement':
      return void books.movements.push(MovementRecord.parse(item))
    case 'Sale':
      return void books.movements.push(...listSaleMovements(SaleRecord.parse(item)))
    case 'Tally': {
      const tally = TallyRecord.parse(item)
      books.tallies.set(tally.location, tally)
      return count(books.categoryCounts, tally.portions)
    }
    case 'Dish': {
      const location = findLocationOfMenu(pk)
      if (location) books.dishes.push({ ...DishRecord.parse(item), location })
      return
    }
    case 'Ingredient':
      return void books.ingredients.push(IngredientRecord.parse(item))
    case 'Hours':
    case 'Specials':
    case 'MenuChanges':
      return enterOfMenu(books, findLocationOfMenu(pk) ?? findLocationOfState(pk), item)
    case 'Categories':
      return void books.categories.push(CategoriesRecord.parse(item))
    case 'Change':
    case 'ChangePack':
      return void books.changes.push(...parseChangeEntries(item).map((entry) => ({ ...entry, location: owner })))
    case 'LoyaltyAccount':
      return void books.accounts.push({ ...LoyaltyAccountRecord.parse(item), userId: owner })
    case 'LedgerEntry':
      return void books.entries.push({ ...LedgerEntryRecord.parse(item), userId: owner })
    case 'Referral':
      return void books.referrals.push({ ...ReferralRecord.parse(item), userId: owner })
    case 'Code':
      return void books.codes.push({ ...CodeRecord.parse(item), id: owner })
    case 'Promo':
      return void books.promos.push({ ...SpentPromo.parse(item), id: owner })
    case 'GiftCard':
      return void books.giftCards.push(GiftCardRecord.parse(item))
    case 'GiftCardEntry':
      return void books.giftCardEntries.push(GiftCardEntryRecord.parse(item))
    case 'Feedback':
      return void books.feedback.push(FeedbackRecord.parse(item))
    case 'SpecialCount':
      return void books.specialCounts.set(`${pk}/${String(item['sk'])}`, SpecialCount.parse(item).ordered)
    case 'PlannedStock': {
      const { amounts } = parsePlannedStock(item)
      for (const { ingredientId, hundredths } of amounts)
        books.planned.set(`${pk}/${String(item['sk'])}/${ingredientId}`, hundredths)
      return
    }
    case 'SlotCount':
      return void books.slots.set(`${pk}/${String(item['sk'])}`, SlotCount.parse(item).taken)
    case 'TicketCounter':
      return void books.ticketCounters.set(pk, Counter.parse(item).lastNumber)
    case 'Day':
      return enterDay(books, pk, DayRecord.parse(item))
    case 'Counted':
      return void books.counted.set(`${pk}/${String(item['sk'])}`, ContributionRecord.parse(item))
    case 'SampleDay':
      return void books.samples.push(SampleRecord.parse(item))
    case 'Once':
      return void books.answers.push({ id: owner, ...Answered.parse(item) })
  }
}

/** Sorts the records of a table by kind. An invalid record is a difference. */
export function parseAuditedRecords(items: Iterable<Item>): {
  readonly books: AuditedRecords
  readonly unreadable: readonly Difference[]
} {
  const books = emptyBooks()
  const unreadable: Difference[] = []
  for (const item of items) {
    try {
      enter(books, item)
    } catch (error) {
      const of = `${String(item['pk'])} / ${String(item['sk'])}`
      unreadable.push({ book: 'records', of, stored: String(item['type']), recomputed: `unreadable: ${String(error)}` })
    }
  }
  return { books, unreadable }
}
