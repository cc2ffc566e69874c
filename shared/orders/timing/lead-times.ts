import { Problem } from '../../platform/problem'
import { formatDateTime } from '../../platform/time'
import { getEarliestReadyAt, type QuoteContext } from '../scheduling'
import { SENDING_MS } from './order-times'

/** Returns the longest lead time of dishes, in minutes; 0 if none has one. */
export const getLongestLeadMinutes = (dishes: readonly { readonly leadMinutes: number }[]): number =>
  Math.max(0, ...dishes.map(({ leadMinutes }) => leadMinutes))

const MINUTES_PER_HOUR = 60

/** Formats a lead time: `45 minutes`, `1 hour`, `2 hours`. */
export function formatLeadTime(minutes: number): string {
  const isHours = minutes % MINUTES_PER_HOUR === 0
  const count = isHours ? minutes / MINUTES_PER_HOUR : minutes
  return `${count} ${isHours ? 'hour' : 'minute'}${count === 1 ? '' : 's'}`
}

type OrderWithLeadTime = { readonly scheduledFor?: string | null | undefined; readonly leadMinutes: number }

/** An edited order, with its time and lead time before the edit. */
type EditedLeadTime = OrderWithLeadTime & {
  readonly before: OrderWithLeadTime
  /** Whether it goes to a ZIP code with more minutes than before. */
  readonly isFarther: boolean
}

/**
 * Whether the lead time of an edited order counts from the edit: if a dish with a longer one is
 * added, a delivery goes farther, or the order moves to an earlier time. Otherwise the kitchen has
 * known the order since it was placed.
 */
export function needsNewLeadTime({ scheduledFor, leadMinutes, before, isFarther }: EditedLeadTime): boolean {
  if (leadMinutes > before.leadMinutes || isFarther) return true
  const isLater = scheduledFor && before.scheduledFor && Date.parse(scheduledFor) >= Date.parse(before.scheduledFor)
  return !isLater
}

/**
 * Checks that the requested time leaves the kitchen the lead time of the ordered dishes
 * (docs/product/checkout.md#lead-times).
 * @throws Problem `invalid-input`
 */
export function assertLeadTime({ scheduledFor, leadMinutes }: OrderWithLeadTime, context: QuoteContext): void {
  if (!scheduledFor || leadMinutes === 0) return
  const readyAt = getEarliestReadyAt(leadMinutes, context)
  if (Date.parse(scheduledFor) + SENDING_MS >= readyAt) return
  const earliest = formatDateTime(readyAt, context.place.timeZone)
  throw new Problem(
    'invalid-input',
    `These dishes take ${formatLeadTime(leadMinutes)}. Please choose ${earliest} or later.`,
    {
      errors: [{ path: 'scheduledFor', message: `Must be at least ${formatLeadTime(leadMinutes)} ahead` }],
    },
  )
}
