import { randomBytes } from 'node:crypto'
import type { GiftCardMovement } from '#shared/gift-cards/gift-cards'
import type { LocationCode } from '#shared/locations/index'
import { buildPutIfAbsent, type WriteStep } from '../../platform/table/transaction'
import { giftCardKeys, type GiftCardEntryRecord } from './records'

type NewEntry = {
  readonly cardId: string
  /** The location that sold the card. */
  readonly seller: LocationCode
  readonly kind: GiftCardMovement
  readonly amountCents: number
  /** The order that spent or got back the amount. */
  readonly order?: { readonly id: string; readonly ticketNumber: number; readonly location: LocationCode }
  readonly now: Date
}

/** The index keys of an entry hold all that the figures of a period need. */
const getIndexKeys = (seller: LocationCode, { at, kind, amountCents, id }: GiftCardEntryRecord) => ({
  gsi1pk: giftCardKeys.entriesOf(seller),
  gsi1sk: [at, kind, amountCents, id].join('#'),
})

/** Returns the step that adds a movement to the ledger, for the transaction that makes it. */
export function addEntry({ cardId, seller, kind, amountCents, order, now }: NewEntry): WriteStep {
  const entry: GiftCardEntryRecord = {
    type: 'GiftCardEntry',
    cardId,
    id: randomBytes(6).toString('hex'),
    at: now.toISOString(),
    kind,
    amountCents,
    ...(order && { orderId: order.id, ticketNumber: order.ticketNumber }),
    location: order?.location ?? seller,
  }
  return {
    write: { Put: buildPutIfAbsent({ ...giftCardKeys.entry(entry), ...entry, ...getIndexKeys(seller, entry) }) },
  }
}
