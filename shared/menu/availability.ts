import { Problem } from '../platform/problem'
import type { MenuAvailability, availabilityRoutes } from './availability-contract'
import type { RouteBody } from '../platform/route'

/**
 * Guests see the number of remaining portions from this number down
 * (docs/product/menu.md#portions).
 */
const FEW_LEFT = 5

/**
 * Formats the remaining portions for guests: `Only 3 left`; null if there are many, none, or no
 * count.
 */
export const formatPortionsLeft = (portionsLeft: number | null | undefined): string | null =>
  typeof portionsLeft === 'number' && portionsLeft > 0 && portionsLeft <= FEW_LEFT ? `Only ${portionsLeft} left` : null

type DishQuantity = { readonly menuItemId: number; readonly quantity: number }

/** Sums the portions of each dish in the lines, for dishes whose portions are counted. */
export function sumCountedPortions(
  lines: readonly DishQuantity[],
  left: ReadonlyMap<number, number>,
): readonly DishQuantity[] {
  const portions = new Map<number, number>()
  for (const { menuItemId, quantity } of lines)
    if (left.has(menuItemId)) portions.set(menuItemId, (portions.get(menuItemId) ?? 0) + quantity)
  return [...portions].map(([menuItemId, quantity]) => ({ menuItemId, quantity }))
}

/** A dish with too few portions left for an order; `left` is null if the number is unknown. */
export type DishShortage = { readonly menuItemId: number; readonly name: string; readonly left: number | null }

/**
 * Creates the `item-unavailable` problem, which names the dishes (docs/product/checkout.md#prices).
 */
export function createItemUnavailableProblem(unavailable: readonly DishShortage[]): Problem {
  const names = unavailable.map(({ name }) => name).join(', ')
  const isGone = unavailable.every(({ left }) => left === 0)
  return new Problem('item-unavailable', `${isGone ? 'Not available' : 'Not enough left'} right now: ${names}.`, {
    members: { unavailable },
  })
}

/**
 * A change of a dish's availability or remaining portions
 * (docs/product/kitchen.md#quick-controls).
 */
export type UpdateAvailabilityRequest = RouteBody<typeof availabilityRoutes.updateAvailability>

/** Marks a dish as unavailable (86). */
export const MARK_UNAVAILABLE = {
  isAvailable: false,
  reason: 'Out of stock',
} as const satisfies UpdateAvailabilityRequest

/** Returns the reason of dishes that are unavailable for lack of an ingredient: `Out of Salmon`. */
export const formatOutOfIngredient = (ingredient: string): string => `Out of ${ingredient}`

/** Marks a dish as available again. */
export const MARK_AVAILABLE = {
  isAvailable: true,
  reason: 'Back in stock',
} as const satisfies UpdateAvailabilityRequest

/**
 * Returns the request that sets the remaining portions, which also makes an unavailable dish
 * available.
 */
export const setPortionsLeft = (
  { isAvailable }: MenuAvailability,
  portionsLeft: number | null,
): UpdateAvailabilityRequest =>
  isAvailable || portionsLeft === 0 ? { portionsLeft } : { ...MARK_AVAILABLE, portionsLeft }

/** Returns a dish as it will be after an update, before the server has confirmed it. */
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

/** A change of a dish's availability that can be undone. */
export type AvailabilityChange = { readonly before: MenuAvailability; readonly after: MenuAvailability }

/** Returns the request that undoes a change, less the portions sold since. */
export function undoAvailabilityChange(
  before: MenuAvailability,
  after: MenuAvailability,
  now: MenuAvailability,
): UpdateAvailabilityRequest {
  const sold = Math.max(0, (after.portionsLeft ?? 0) - (now.portionsLeft ?? 0))
  const portionsLeft = before.portionsLeft === null ? null : Math.max(0, before.portionsLeft - sold)
  // A dish without portions is not marked unavailable: a new count makes it available again.
  if (before.isAvailable || before.portionsLeft === 0) return { ...MARK_AVAILABLE, portionsLeft }
  return { ...MARK_UNAVAILABLE, ...(before.reason !== null && { reason: before.reason }), portionsLeft }
}

/** The words of a dish's availability; boards have them in the cook's language. */
export const availabilityWords = { on: 'On', off: 'Off', left: (count: number) => `${count} left` }

/** Formats a dish's availability: `Off`, `3 left`, `On`. */
export function formatAvailability({ isAvailable, portionsLeft }: MenuAvailability, words = availabilityWords): string {
  if (!isAvailable) return words.off
  return portionsLeft === null ? words.on : words.left(portionsLeft)
}

/** Whether a dish is on the menu without a count of its portions. */
export const isFullyAvailable = ({ isAvailable, portionsLeft }: MenuAvailability): boolean =>
  isAvailable && portionsLeft === null
