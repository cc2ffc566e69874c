import { getOfferTime } from '#shared/dayparts/dayparts'
import { assertIntakeOpen, type IntakeSettings } from '#shared/kitchen/intake'
import type { Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { assertOpenAt, assertWithinDaysAhead } from '#shared/orders/checkout'
import { getEtaFields } from '#shared/orders/eta'
import { assertLeadTime, needsNewLeadTime } from '#shared/orders/timing/lead-times'
import { assertOrderTime, assertReadyBeforeClosing } from '#shared/orders/timing/last-order'
import type { OrderRecord } from '../records'
import type { EditCommand } from './edit-command'

type EditedTime = {
  readonly order: OrderRecord
  /** The location with its current opening hours. */
  readonly place: Location
  /** The longest lead time of the dishes after the edit. */
  readonly leadMinutes: number
  /** The minutes of its ZIP code after the edit, and whether these are more than before. */
  readonly deliveryMinutes: number
  readonly isFarther: boolean
  /** The kitchen's intake for a guest. Staff may choose a time during a pause of delivery. */
  readonly intake?: IntakeSettings
}

/** Returns the time that decides what the edited order is offered. */
export const getEditedOfferTime = ({ scheduledFor }: OrderRecord, { edit, now }: EditCommand): Date =>
  getOfferTime(edit.scheduledFor ?? scheduledFor, now)

/** Whether an edit moves an order to another time. */
export const isRescheduled = ({ order, command: { edit } }: { order: OrderRecord; command: EditCommand }): boolean =>
  edit.scheduledFor !== undefined && getEtaFields(order).promisedFrom !== new Date(edit.scheduledFor).toISOString()

/** Checks that the edited order is for a time at which an order is possible, as when placing it. */
function assertRequestedTime({ order, place, intake }: EditedTime, { edit, now }: EditCommand): void {
  if (edit.scheduledFor === undefined) return
  const at = new Date(edit.scheduledFor)
  const policy = getPolicy(place)
  assertWithinDaysAhead({ ...order, at }, place, policy, now)
  assertOpenAt(at, place, policy)
  if (intake) assertIntakeOpen(intake, { ...order, scheduledFor: edit.scheduledFor }, place, now)
}

/**
 * Checks that the location takes orders for the time of an edited order, and that the time leaves
 * the kitchen the lead time of its dishes.
 * @throws Problem `invalid-input`, `location-closed`, `too-late` or `delivery-paused`
 */
export function assertEditTimeAllowed(edited: EditedTime, command: EditCommand): void {
  assertRequestedTime(edited, command)
  const { order, place, leadMinutes, deliveryMinutes, isFarther } = edited
  const { edit, now } = command
  const scheduledFor = edit.scheduledFor ?? order.scheduledFor
  const before = { scheduledFor: getEtaFields(order).promisedFrom, leadMinutes: order.leadMinutes ?? 0 }
  if (!needsNewLeadTime({ scheduledFor, leadMinutes, before, isFarther })) return
  const context = { policy: getPolicy(place), place, now }
  assertLeadTime({ scheduledFor, leadMinutes }, context)
  const lead = { orderType: order.orderType, leadMinutes, deliveryMinutes }
  if (scheduledFor) assertOrderTime(scheduledFor, lead, context)
  else if (leadMinutes > before.leadMinutes)
    assertReadyBeforeClosing(now.getTime() + leadMinutes * 60_000, lead, context)
}
