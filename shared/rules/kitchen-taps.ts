/**
 * So long a second tap at the place of the last one does nothing, in milliseconds: it was meant for
 * what stood there.
 */
export const REPEAT_TAP_MS = 1_000

/**
 * So long nothing is tapped after tickets have moved, in milliseconds: a finger was on its way to
 * another.
 */
export const LAYOUT_SETTLE_MS = 400

/** A finger's width, in pixels. */
const REACH = 48

export type Tap = { readonly x: number; readonly y: number; readonly at: number }

/**
 * Whether a tap on a display is not meant for what it meets (docs/product/kitchen.md#the-display).
 */
export function isAccidentalTap(tap: Tap, last: Tap | null, movedAt: number): boolean {
  if (tap.at - movedAt < LAYOUT_SETTLE_MS) return true
  return last !== null && tap.at - last.at < REPEAT_TAP_MS && Math.hypot(tap.x - last.x, tap.y - last.y) < REACH
}
