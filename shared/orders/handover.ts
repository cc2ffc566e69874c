import type { OrderActor } from '../platform/actor'
import { Problem } from '../platform/problem'
import { normalizeCode } from '../platform/ids'
import type { Cents } from '../platform/money'
import type { OrderType } from './constants'
import { changesContact } from './editing/line-changes'

/** Handover codes have four digits. */
export const HANDOVER_CODE_LENGTH = 4

/** How a completed order with a code reached its guest: with the code, or without it. */
export const handovers = ['code', 'override'] as const
export type Handover = (typeof handovers)[number]

/** Whether an order gets a handover code. The owner sets the amount; null means none. */
export const needsHandoverCode = (totalCents: Cents, fromCents: Cents | null): boolean =>
  fromCents !== null && totalCents >= fromCents

/** Returns the digits of a code while staff type it: `12 34`, or full-width ones. */
export const readHandoverCode = (typed: string): string =>
  normalizeCode(typed).replaceAll(/\D/g, '').slice(0, HANDOVER_CODE_LENGTH)

/** Creates a handover code. `random` returns a whole number below its argument. */
export const createHandoverCode = (random: (below: number) => number): string =>
  String(random(10 ** HANDOVER_CODE_LENGTH)).padStart(HANDOVER_CODE_LENGTH, '0')

type CodedOrder = {
  readonly ticketNumber: number
  readonly handoverCode?: string | undefined
  readonly handover?: Handover | undefined
}

/** Whether staff need the code when they complete the order. */
export const asksHandoverCode = ({ handoverCode, handover }: Omit<CodedOrder, 'ticketNumber'>): boolean =>
  handoverCode !== undefined && handover !== 'code'

/** Why staff complete an order although something of its packing list is not ticked. */
const unpackedReasons = {
  'not-ticked': 'it is in the bag, not ticked',
  'not-wanted': 'the guest does not want it',
  'ran-out': 'it ran out',
  other: 'another reason',
} as const
export type UnpackedReason = keyof typeof unpackedReasons
export const unpackedReasonIds = [
  'not-ticked',
  'not-wanted',
  'ran-out',
  'other',
] as const satisfies readonly UnpackedReason[]

/** What staff sent as they completed an order. */
export type HandoverAnswer = {
  readonly handoverCode?: string | undefined
  readonly override?: boolean | undefined
  readonly overrideReason?: UnpackedReason | undefined
}

/** Says for the log that an order was completed with something unpacked, and why. */
export const formatUnpacked = ({ overrideReason }: HandoverAnswer): string =>
  `completed with something not packed${overrideReason ? ` (${unpackedReasons[overrideReason]})` : ''}`

/**
 * Returns how an order is handed over; undefined for one without a code.
 * @throws Problem `wrong-code` if the code is missing or wrong, unless staff override it
 */
export function checkHandover(order: CodedOrder, answer: HandoverAnswer): Handover | undefined {
  if (!asksHandoverCode(order)) return order.handover
  if (answer.handoverCode !== undefined && normalizeCode(answer.handoverCode) === order.handoverCode) return 'code'
  // A code that was typed is checked, also if staff override something else.
  if (answer.override && answer.handoverCode === undefined) return 'override'
  const missing = answer.handoverCode === undefined
  throw new Problem(
    'wrong-code',
    missing
      ? `Ticket ${order.ticketNumber} needs the pickup code of its guest.`
      : `This is not the pickup code of ticket ${order.ticketNumber}. Ask the guest again.`,
  )
}

/** Whose contact an order has. */
export type ContactedOrder = {
  readonly userId?: string | undefined
  readonly edits?: readonly { readonly by: OrderActor; readonly details: readonly string[] }[] | undefined
}

/**
 * Whether the contact is as the placer gave it. Otherwise staff could have the code mailed to
 * themselves, and hand the order over as if the guest had shown it.
 */
export const isContactOfPlacer = ({ userId, edits = [] }: ContactedOrder): boolean =>
  edits.every(({ by, details }) => !changesContact(details) || by === 'guest' || (by !== 'system' && by.id === userId))

/** What guests read about their code. */
export const handoverHints = {
  pickup: 'Show it when you pick up your order.',
  delivery: 'Tell it to the driver at your door.',
  event: 'Show it when you get your order.',
} as const satisfies Readonly<Record<OrderType, string>>
