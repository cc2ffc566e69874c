import type { OrderStatus } from '../terms/orders'
import { isActiveStatus } from './order-status'

/** Whoever has not picked it up for so long does not wait for it any more. */
const FORGOTTEN_AFTER_MS = 24 * 3600_000

type Waited = {
  readonly status: OrderStatus
  readonly createdAt: string
  readonly scheduledFor?: string | null | undefined
}

/**
 * Whether somebody waits for an order: it is on its way, and was wanted within a day
 * (docs/product/tracking.md#on-every-page).
 */
export const isOrderAwaited = ({ status, createdAt, scheduledFor }: Waited, now: Date): boolean =>
  isActiveStatus(status) && now.getTime() - Date.parse(scheduledFor ?? createdAt) < FORGOTTEN_AFTER_MS
