import { Problem } from '../problem'
import type { OrderStatus, OrderType } from '../terms/orders'
import { leadMinutes } from './kitchen-schedule'
import { isActiveStatus } from './order-status'
import { getEtaWindowMinutes } from './promise'

const MINUTE_MS = 60_000

type Planned = {
  readonly ticketNumber: number
  readonly status: OrderStatus
  readonly orderType: OrderType
  readonly scheduledFor?: string | undefined
}

type Replanned = {
  readonly scheduledFor: string | undefined
  readonly promisedFrom: string
  readonly promisedAt: string
}

/**
 * What an order is promised that staff move to another time (docs/product/kitchen.md#another-time).
 * One that was wanted at once becomes one for later where the kitchen need not begin with it yet.
 * Throws `order-final`, and `invalid-input` for a time that has passed.
 */
export function getRescheduledEta(
  { ticketNumber, status, orderType, scheduledFor }: Planned,
  at: Date,
  now: Date,
): Replanned {
  if (!isActiveStatus(status) || status === 'ready') {
    throw new Problem('order-final', `Ticket ${ticketNumber} is ${status}: its time can no longer be moved.`)
  }
  if (at <= now) {
    throw new Problem('invalid-input', 'Please choose a time that is still to come.', {
      errors: [{ path: 'at', message: 'Must be in the future' }],
    })
  }
  const isLater = scheduledFor !== undefined || at.getTime() - leadMinutes[orderType] * MINUTE_MS > now.getTime()
  return {
    scheduledFor: isLater ? at.toISOString() : undefined,
    promisedFrom: at.toISOString(),
    promisedAt: new Date(at.getTime() + getEtaWindowMinutes(orderType) * MINUTE_MS).toISOString(),
  }
}
