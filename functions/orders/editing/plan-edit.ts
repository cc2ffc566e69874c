import { isDeepStrictEqual } from 'node:util'
import { listSelectedOptionIds } from '#shared/menu/options'
import { getLineKey } from '#shared/orders/cart/cart-lines'
import { keepAllergyNotes } from '#shared/orders/editing/edited-allergies'
import type { EditableDetail } from '#shared/orders/editing/line-changes'
import { keepUnchanged, type WritePlan } from '../../platform/table/transaction'
import { getActor } from '../order-actor'
import { assertOrderSize } from '../placement/order-size'
import { buildOrderUpdate } from '../repository'
import { orderKeys, type OrderRecord } from '../records'
import { keepTime, moveTime } from '../times/exchange-time'
import { changeReservations } from './change-reservations'
import { addHandoverCode, assertMayLower, changeGiftCards } from './edit-payments'
import type { EditRecord } from './edit-record'
import { changeTimes, getEditedTime } from './edit-times'
import type { PreparedEdit } from './prepare-edit'
import { priceEdit, type PricedEdit } from './price-edit'

type OrderLine = OrderRecord['lines'][number]

const toNotedLine = ({ menuItemId, options, notes, for: person }: OrderLine) => ({
  key: getLineKey({ menuItemId, options: listSelectedOptionIds(options), for: person }),
  notes,
})

const toCustomer = (contact: PricedEdit['customerInfo']) => ({ ...contact, address: contact.address ?? undefined })

const nameContactChange = ({ customer }: OrderRecord, after: PricedEdit['customerInfo']): EditableDetail =>
  isDeepStrictEqual({ ...customer, email: '', address: customer.address }, toCustomer({ ...after, email: '' }))
    ? 'email'
    : 'contact'

/** Returns the changed contact, instructions and utensils, and which of them changed. */
function changeDetails({ order, command, customerInfo, orderedLines }: PricedEdit) {
  const { utensils = order.utensils ?? false } = command.edit
  const {
    specialInstructions = keepAllergyNotes(
      order.specialInstructions ?? '',
      order.lines.map(toNotedLine),
      orderedLines.map(toNotedLine),
    ),
  } = command.edit
  const customer = toCustomer(customerInfo)
  const changes = {
    ...(isDeepStrictEqual({ ...order.customer, address: order.customer.address }, customer) ? {} : { customer }),
    ...((specialInstructions || undefined) === order.specialInstructions
      ? {}
      : { specialInstructions: specialInstructions || undefined }),
    ...(utensils === (order.utensils ?? false) ? {} : { utensils }),
  }
  const details: readonly EditableDetail[] = [
    ...('customer' in changes ? [nameContactChange(order, customerInfo)] : []),
    ...('specialInstructions' in changes ? (['instructions'] as const) : []),
    ...('utensils' in changes ? (['utensils'] as const) : []),
  ]
  return { changes, details }
}

/** Changes what the order takes of its time, or exchanges its time. */
function changeTime(edit: PricedEdit, after: OrderRecord) {
  const { order, taken, command } = edit
  const change = order.promisedFrom === after.promisedFrom ? keepTime : moveTime
  return change(order, getEditedTime(edit, after), taken, command.now)
}

/** Plans the transaction of an edit: the order, and the differences of all that it reserves. */
export function planEdit(prepared: PreparedEdit): WritePlan<OrderRecord> {
  const edit = priceEdit(prepared)
  const { order, command, orderedLines, totals, changes: lines } = edit
  assertMayLower(edit)
  const { now, requestId, caller, extraSteps } = command
  const times = changeTimes(edit)
  const details = changeDetails(edit)
  if (lines.length + details.details.length === 0 && !times.isRescheduled && totals.totalCents === order.totalCents)
    return keepUnchanged(order)
  const timed = { ...order, ...times.changes }
  const reserved = changeReservations(edit, timed.scheduledFor)
  const time = changeTime(edit, timed)
  const giftCards = changeGiftCards(edit)
  const changes = {
    ...totals,
    ...giftCards.changes,
    ...addHandoverCode(edit),
    leadMinutes: edit.leadMinutes || undefined,
    ...times.changes,
    ...details.changes,
    firedAt: timed.scheduledFor && [timed.firedAt, time.firedAt].filter((at) => at !== undefined).sort()[0],
    lines: [...orderedLines],
    reservations: [...reserved.reservations, ...time.reservations],
    requestId,
  }
  const version = order.version + 1
  const record: EditRecord = {
    version,
    at: now.toISOString(),
    by: getActor(caller, order.location),
    lines: [...lines],
    details: [...(times.isRescheduled ? (['time'] as const) : []), ...details.details],
    totalBeforeCents: order.totalCents,
    totalCents: totals.totalCents,
    stock: [...reserved.stock],
  }
  const withEdit = { ...changes, edits: [...(order.edits ?? []), record] }
  const after = { ...order, ...withEdit, version }
  assertOrderSize(after)
  const update = buildOrderUpdate(order, withEdit, { gsi1sk: orderKeys.activePlace(after) })
  return {
    steps: [{ write: { Update: update } }, ...reserved.steps, ...giftCards.steps, ...time.steps, ...extraSteps(after)],
    answer: after,
  }
}
