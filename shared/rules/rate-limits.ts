/**
 * Calls that a visitor may make in a minute (docs/product/calls.md#limits): what keeps anyone from running up the bill.
 */
export const rateLimits = { orders: 20, 'sign-ins': 20, feedback: 10, transcriptions: 6, voice: 30 } as const

export type LimitName = keyof typeof rateLimits

/** An address, behind which may be many visitors, has so many times as much. */
export const ADDRESS_FACTOR = 10

const WINDOW_MS = 60_000

/** The minute that a moment falls into, and how many whole seconds are left of it (at least one). */
export function limitWindow(now: Date): { readonly minute: number; readonly secondsLeft: number } {
  const minute = Math.floor(now.getTime() / WINDOW_MS)
  return { minute, secondsLeft: Math.max(1, Math.ceil(((minute + 1) * WINDOW_MS - now.getTime()) / 1000)) }
}
