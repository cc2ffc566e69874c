import { orderEditRoutes } from '#shared/orders/editing/edit-contract'
import { Problem } from '#shared/platform/problem'
import { keepUnchanged, runOptimisticWrite, type WritePlan } from '../../platform/table/transaction'
import { serve } from '../../platform/serve'
import type { Caller } from '../../platform/session/session'
import { assertStaffAccess } from '../access/order-access'
import { presentTicket } from '../present'
import { OrderRecord } from '../records'
import { buildOrderUpdate, getOrder } from '../repository'
import { listUnseenEdits } from './present-edits'

type Acknowledgement = {
  readonly version: number
  /** The screen that has shown the changes; undefined for all screens. */
  readonly device: string | undefined
  readonly caller: Caller
  readonly now: Date
  readonly requestId: string
}

/** How many screens an order remembers. */
const MAX_DEVICES = 20

/** Returns the acknowledgements with that of a screen as the latest. */
const addSeenBy = ({ seenBy = [] }: OrderRecord, device: string, version: number): OrderRecord['seenBy'] => [
  ...seenBy.filter((each) => each.device !== device).slice(1 - MAX_DEVICES),
  { device, version },
]

function planAcknowledgement(
  order: OrderRecord,
  { version, device, caller, now, requestId }: Acknowledgement,
): WritePlan<OrderRecord> {
  assertStaffAccess(order, caller)
  if (version > order.version) {
    throw new Problem('invalid-input', 'The order has no such version.', {
      errors: [{ path: 'version', message: `Must be at most ${order.version}` }],
    })
  }
  const unseen = listUnseenEdits(order, device)
  if (unseen.some((edit) => edit.version > version)) {
    throw new Problem('changed-meanwhile', 'The order has changed again. Please check it.', {
      members: { current: presentTicket(order, caller, now, device) },
    })
  }
  if (unseen.length === 0) return keepUnchanged(order)
  const seen = device === undefined ? { seenVersion: version } : { seenBy: addSeenBy(order, device, version) }
  const changes = { ...seen, acknowledgements: (order.acknowledgements ?? 0) + 1, requestId }
  return { update: buildOrderUpdate(order, changes), answer: (after) => OrderRecord.parse(after) }
}

export const handler = serve(
  orderEditRoutes.acknowledgeChanges,
  async ({ params, body: { version, device }, caller, now, requestId }) => {
    const order = await runOptimisticWrite(
      (current) => (current ? OrderRecord.parse(current) : getOrder(params.orderId)),
      (read) => planAcknowledgement(read, { version, device, caller, now, requestId }),
    )
    return presentTicket(order, caller, now, device)
  },
)
