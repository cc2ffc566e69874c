import { findCode } from '../../payments/codes/code-repository'
import { findReservedGuestPortions, hasGuestLimits } from '../placement/guest-portions'
import { listReservations } from '../placement/reservations'
import type { OrderEditor } from '#shared/orders/editing/edit-rules'
import type { OrderRecord } from '../records'
import type { EditCommand } from './edit-command'

/** Whether the portion limits of guests apply to an edit. */
export const isEditLimited = async (
  { location }: OrderRecord,
  editor: OrderEditor,
  { caller }: EditCommand,
): Promise<boolean> => editor === 'customer' && hasGuestLimits(caller, location)

/** Returns the code with an amount that an order uses, with what it takes of it; null without. */
async function findUsedCode(order: OrderRecord) {
  const use = listReservations(order, 'code').find(({ amountCents }) => amountCents !== undefined)
  const record = use && (await findCode(use.codeId))
  return record ? { use: { codeId: use.codeId, amountCents: use.amountCents ?? 0 }, record } : null
}

/** Returns what an edit may change of an order's holds: a guest's portions and its code. */
export async function findHolds(order: OrderRecord) {
  const [guestPortions, code] = await Promise.all([findReservedGuestPortions(order), findUsedCode(order)])
  return { guestPortions, code }
}
