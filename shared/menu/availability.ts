import { Problem } from '../platform/problem'
import type { MenuAvailability, availabilityRoutes } from './availability-contract'
import type { RouteBody } from '../platform/route'

/** From so many portions down guests are told how many are left (docs/product/menu.md#portions). */
const FEW_LEFT = 5

/**
 * What guests read of a counted dish: `Only 3 left`; null where there are plenty, none, or no
 * count.
 */
export const formatPortionsLeft = (portionsLeft: number | null | undefined): string | null =>
  typeof portionsLeft === 'number' && portionsLeft > 0 && portionsLeft <= FEW_LEFT ? `Only ${portionsLeft} left` : null

type Counted = { readonly menuItemId: number; readonly quantity: number }

/** How many portions of each dish some lines come to, of the dishes that are counted. */
export function sumCountedPortions(lines: readonly Counted[], left: ReadonlyMap<number, number>): readonly Counted[] {
  const portions = new Map<number, number>()
  for (const { menuItemId, quantity } of lines)
    if (left.has(menuItemId)) portions.set(menuItemId, (portions.get(menuItemId) ?? 0) + quantity)
  return [...portions].map(([menuItemId, quantity]) => ({ menuItemId, quantity }))
}

/** A dish of which less is left than is wanted: so many portions, null where that is not known. */
export type DishShortage = { readonly menuItemId: number; readonly name: string; readonly left: number | null }

/**
 * The refusal of an order for what is not left of its dishes, `item-unavailable`, naming them
 * (docs/product/checkout.md#prices).
 */
export function createItemUnavailableProblem(unavailable: readonly DishShortage[]): Problem {
  const names = unavailable.map(({ name }) => name).join(', ')
  const isGone = unavailable.every(({ left }) => left === 0)
  return new Problem('item-unavailable', `${isGone ? 'Not available' : 'Not enough left'} right now: ${names}.`, {
    members: { unavailable },
  })
}

/**
 * What is said of a dish: that it is off or on, or how many portions are left
 * (docs/product/kitchen.md#out-of-it-three-left-stop).
 */
export type UpdateAvailabilityRequest = RouteBody<typeof availabilityRoutes.updateAvailability>

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
