import { isDeepStrictEqual } from 'node:util'
import { countOrderPortions } from '#shared/orders/guest-orders'
import { accountPortionLimits, guestPortionLimits } from '#shared/platform/order-limits'
import { getCountedUntil } from '../placement/guest-portion-records'
import { changeGuestPortions, getPortionLimits } from '../placement/guest-portions'
import { listReservations, type Reservation } from '../placement/reservations'
import type { WriteStep } from '../../platform/table/transaction'
import { getLaterWork } from '../times/order-time'
import type { PricedEdit } from './price-edit'

/** What an edited order reserves of a kind, and the steps that change it. */
export type ReservationChange = {
  readonly reservations: readonly Reservation[]
  readonly steps: readonly WriteStep[]
}

/** Returns the limits of unconfirmed portions for an edit; undefined for staff. */
const getEditLimits = ({ editor, isLimited }: PricedEdit) =>
  editor === 'customer' ? (isLimited ? guestPortionLimits : accountPortionLimits) : undefined

/** Counts an order's portions until its new time, and what they take of its day. */
export function editGuestPortions(edit: PricedEdit, scheduledFor: string | undefined): ReservationChange {
  const { order, orderedLines: lines, guestPortions, place: location, menu } = edit
  const portions = countOrderPortions(lines)
  const timed = { ...order, scheduledFor }
  const later = getLaterWork({ ...timed, lines }, location, menu.state)
  const after = { portions, until: getCountedUntil(timed), ...(later && { later }) }
  const changed = guestPortions.filter(({ entry }) => !isDeepStrictEqual(entry, after))
  if (changed.length === 0) return { reservations: listReservations(order, 'guest-portions'), steps: [] }
  const limits = getEditLimits(edit)
  return {
    reservations: guestPortions.map(({ addressHash, factor }) => ({
      type: 'guest-portions',
      addressHash,
      portions,
      ...(factor !== undefined && { factor }),
    })),
    steps: changed.map((before) =>
      changeGuestPortions({
        ...{ order, before, after, location },
        limits: limits && getPortionLimits(limits, before.factor),
      }),
    ),
  }
}
