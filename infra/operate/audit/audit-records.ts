import { getErrorMessage } from '#functions/platform/error-message'
import { collectDamage } from '#functions/platform/table/parse-items'
import type { Item } from '#functions/platform/table/table'
import { DAMAGE, type Difference } from './difference'
import { emptyGuestBooks, guestKinds, type GuestBooks } from './records/guest-records'
import { emptyMenuBooks, menuKinds, type MenuBooks } from './records/menu-records'
import { emptyOrderBooks, orderKinds, type OrderBooks } from './records/order-records'
import type { RecordKinds } from './records/record-key'
import { emptyStockBooks, stockKinds, type StockBooks } from './records/stock-records'

export type { AuditedOrder } from './records/order-records'

/** All stored records that can be recomputed, by kind. */
export type AuditedRecords = OrderBooks & StockBooks & MenuBooks & GuestBooks

const kinds: RecordKinds<AuditedRecords> = { ...orderKinds, ...stockKinds, ...menuKinds, ...guestKinds }

const describe = (error: unknown) => (error instanceof Error ? getErrorMessage(error) : String(error))

const toDifference = (item: Item, fault: string): Difference => ({
  book: DAMAGE,
  of: `${String(item['pk'])} / ${String(item['sk'])}`,
  stored: String(item['type']),
  recomputed: fault,
})

/**
 * Sorts the records of a table by kind, and ignores kinds that are not audited. An invalid record
 * is a difference, and so is a damaged field that reads as its default.
 */
export function parseAuditedRecords(items: Iterable<Item>): {
  readonly books: AuditedRecords
  readonly unreadable: readonly Difference[]
  readonly damaged: readonly Difference[]
} {
  const books = { ...emptyOrderBooks(), ...emptyStockBooks(), ...emptyMenuBooks(), ...emptyGuestBooks() }
  const unreadable: Difference[] = []
  const damaged: Difference[] = []
  for (const item of items) {
    try {
      const fields = collectDamage(() => kinds[String(item['type'])]?.(books, item))
      if (fields.length > 0) damaged.push(toDifference(item, `damaged: ${fields.join(', ')}`))
    } catch (error) {
      unreadable.push(toDifference(item, `unreadable: ${describe(error)}`))
    }
  }
  return { books, unreadable, damaged }
}
