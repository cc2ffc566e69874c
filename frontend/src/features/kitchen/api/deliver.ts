import { kitchenRoutes } from '#shared/contract/kitchen'
import type { Ticket } from '#shared/contract/orders'
import { ApiError, getErrorMessage } from '#base/api/api-error'
import { callApi } from '#base/api/call'
import type { DeliveryResult } from '../acts/outbox'
import type { QueuedAction } from '../acts/stored-acts'

/** A request into the void must not hold up the rest. */
const PATIENCE_MS = 8_000

/** What passes by itself: nobody signed in just now, too many calls, a server that is down. */
const isPassing = (status: number): boolean => status === 401 || status === 429 || status >= 500

function callFor({ act, waited }: QueuedAction): Promise<Ticket> {
  const { orderId } = act
  const sent = { headers: { 'Idempotency-Key': act.id }, signal: AbortSignal.timeout(PATIENCE_MS) }
  switch (act.kind) {
    case 'move': {
      const { status, kitchenStatus } = act.to
      // What was seen when the button was pressed matters once time has passed, or when a move is
      // taken back.
      const from = waited || act.isBack ? act.from.kitchenStatus : undefined
      return callApi(kitchenRoutes.changeStatus, {
        params: { orderId },
        body: { status, kitchenStatus, from },
        ...sent,
      })
    }
    case 'strike':
      return callApi(kitchenRoutes.strikeLine, {
        params: { orderId, lineId: act.lineId },
        body: { isStruck: act.isStruck },
        ...sent,
      })
  }
}

/** Sends an act; the ticket as it then stands is taken over before anything is told. */
export async function sendAction(queued: QueuedAction, takeOver: (ticket: Ticket) => void): Promise<DeliveryResult> {
  try {
    takeOver(await callFor(queued))
    return { kind: 'done' }
  } catch (error) {
    if (error instanceof ApiError && !isPassing(error.status))
      return { kind: 'refused', reason: getErrorMessage(error, error.message) }
    return { kind: 'unreachable' }
  }
}
