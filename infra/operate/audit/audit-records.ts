import { getErrorMessage } from '#functions/platform/error-message'
import type { Item } from '#functions/platform/table/table'
import type { Difference } from './difference'
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

/**
 * Sorts the records of a table by kind, and ignores kinds that are not audited. An invalid record
 * is a difference.
 */
export function parseAuditedRecords(items: Iterable<Item>): {
  readonly books: AuditedRecords
  readonly unreadable: readonly Difference[]
} {
  const books = { ...emptyOrderBooks(), ...emptyStockBooks(), ...emptyMenuBooks(), ...emptyGuestBooks() }
  const unreadable: Difference[] = []
  for (const item of items) {
    try {
      kinds[String(item['type'])]?.(books, item)
    } catch (error) {
      const of = `${String(item['pk'])} / ${String(item['sk'])}`
      unreadable.push({
        book: 'records',
        of,
        stored: String(item['type']),
        recomputed: `unreadable: ${describe(error)}`,
      })
    }
  }
  return { books, unreadable }
}
