import { isTestSiteBesideLive } from '#shared/locations/group-data'
import { Problem } from '#shared/platform/problem'
import type { OrderRecord } from '../records'

/**
 * Maximum bytes of an order at a test site next to a live one, whose boards and lists anyone may
 * fill: 25 lines with notes.
 */
const MAX_TEST_ORDER_BYTES = 12_000

/** @throws Problem `invalid-input` if an order is larger than its site takes */
export function assertOrderSize(order: Omit<OrderRecord, 'ticketNumber'>): void {
  if (!isTestSiteBesideLive(order.location)) return
  if (Buffer.byteLength(JSON.stringify(order)) <= MAX_TEST_ORDER_BYTES) return
  throw new Problem('invalid-input', 'A test site takes no order this large. Please shorten notes or remove dishes.')
}
