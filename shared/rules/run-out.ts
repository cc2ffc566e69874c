import type { inventoryRoutes, MenuAvailability } from '../contract/inventory'
import type { RouteBody } from '../contract/route'

/**
 * What is said of a dish: that it is off or on, or how many portions are left
 * (docs/product/kitchen.md#out-of-it-three-left-stop).
 */
export type UpdateAvailabilityRequest = RouteBody<typeof inventoryRoutes.changeAvailability>

/** Taken off by hand. */
export const MARK_UNAVAILABLE = {
  isAvailable: false,
  reason: 'Out of stock',
} as const satisfies UpdateAvailabilityRequest
const on = { isAvailable: true, reason: 'Back in stock' } as const satisfies UpdateAvailabilityRequest
/** Put back on by hand. */
export const MARK_AVAILABLE = on

/** So many are left: a dish that was off is on with them. */
export const setPortionsLeft = (
  { isAvailable }: MenuAvailability,
  portionsLeft: number | null,
): UpdateAvailabilityRequest => (isAvailable || portionsLeft === 0 ? { portionsLeft } : { ...on, portionsLeft })

/** A dish as it will be read once the server knows. */
export function applyAvailabilityUpdate(
  dish: MenuAvailability,
  { isAvailable, reason, portionsLeft }: UpdateAvailabilityRequest,
): MenuAvailability {
  const left = portionsLeft === undefined ? dish.portionsLeft : portionsLeft
  const isOn = isAvailable ?? (dish.isAvailable || dish.portionsLeft === 0)
  return {
    ...dish,
    isAvailable: isOn && left !== 0,
    portionsLeft: isOn && left === 0 && portionsLeft === undefined ? null : left,
    reason: reason ?? dish.reason,
  }
}

/** What was last said of a dish, to be taken back. */
export type AvailabilityChange = { readonly before: MenuAvailability; readonly after: MenuAvailability }

/** What puts a dish back as it was before, less what was sold of it since. */
export function undoAvailabilityChange(
  before: MenuAvailability,
  after: MenuAvailability,
  now: MenuAvailability,
): UpdateAvailabilityRequest {
  const sold = Math.max(0, (after.portionsLeft ?? 0) - (now.portionsLeft ?? 0))
  const portionsLeft = before.portionsLeft === null ? null : Math.max(0, before.portionsLeft - sold)
  // Counted out is not taken off: such a dish is on again as soon as somebody counts it.
  if (before.isAvailable || before.portionsLeft === 0) return { ...on, portionsLeft }
  return { ...MARK_UNAVAILABLE, ...(before.reason !== null && { reason: before.reason }), portionsLeft }
}

/** `Off`, `3 left`, `On`. */
export function formatAvailability({ isAvailable, portionsLeft }: MenuAvailability): string {
  if (!isAvailable) return 'Off'
  return portionsLeft === null ? 'On' : `${portionsLeft} left`
}
