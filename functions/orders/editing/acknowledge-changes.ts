import { orderEditRoutes } from '#shared/orders/editing/edit-contract'
import { Problem } from '#shared/platform/problem'
import { keepUnchanged, runOptimisticWrite, type WritePlan } from '../../platform/table/transaction'
import { serve } from '../../platform/serve'
import type { Caller } from '../../platform/session/session'
import { assertStaffAccess } from '../order-access'
import { getOrderVersion, presentTicket } from '../present'
import { OrderRecord } from '../records'
import { buildOrderUpdate, getOrder } from '../repository'
import { listUnseenEdits } from './present-edits'

type Acknowledgement = { readonly version: number; readonly caller: Caller; readonly requestId: string }

function planAcknowledgement(
  order: OrderRecord,
  { version, caller, requestId }: Acknowledgement,
): WritePlan<OrderRecord> {
  assertStaffAccess(order, caller)
  const current = getOrderVersion(order)
  if (version > current) {
    throw new Problem('invalid-input', 'The order has no such version.', {
      errors: [{ path: 'version', message: `Must be at most ${current}` }],
    })
  }
  const unseen = listUnseenEdits(order)
  if (unseen.some((edit) => edit.version > version)) {
    throw new Problem('changed-meanwhile', 'The order has changed again. Please look at it.', {
      members: { current: presentTicket(order, caller) },
    })
  }
  if (unseen.length === 0) return keepUnchanged(order)
  const changes = { seenVersion: version, acknowledgements: (order.acknowledgements ?? 0) + 1, requestId }
  return { update: buildOrderUpdate(order, changes), answer: (after) => OrderRecord.parse(after) }
}

export const handler = serve(
  orderEditRoutes.acknowledgeChanges,
  async ({ params, body: { version }, caller, requestId }) => {
    const order = await runOptimisticWrite(
      (current) => (current ? OrderRecord.parse(current) : getOrder(params.orderId)),
      (read) => planAcknowledgement(read, { version, caller, requestId }),
    )
    return presentTicket(order, caller)
  },
)
