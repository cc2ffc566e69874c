import type { Route } from '#shared/contract/route'
import { replay } from '../answer'
import { onceFor } from '../idempotency'
import type { Once } from '../idempotency'
import { introduced } from './introduction'
import { perCall } from './per-call'
import type { Event, Piece } from './piece'
import { sent } from './body'
import { visit } from './session'

/** The intent of a call. */
export const once = perCall<Once>('intent')

function intentOf({ method, status = 200 }: Route, event: Event): Once {
  const { caller, idempotencyKey, now } = visit.of(event)
  const body = sent.of(event)
  return onceFor({
    call: `${method} ${event.rawPath}`,
    visitor: caller.user?.id ?? caller.visitorId,
    // A form sent again differs from the first by its boundaries, so it is never the same intent.
    key: typeof body === 'string' ? idempotencyKey : undefined,
    body: typeof body === 'string' ? body : '',
    status,
    now,
  })
}

/** Gives a call that was already answered its first answer, whatever it was refused for now; throws `key-reused`. */
export const idempotency = (route: Route): Piece => ({
  before: ({ event }) => {
    once.set(event, intentOf(route, event))
  },
  onError: async (request) => {
    const { event } = request
    try {
      const earlier = await once.known(event)?.earlier()
      if (!earlier) return
      request.response = replay(earlier, introduced.of(event))
      request.error = null
    } catch (error) {
      request.error = error instanceof Error ? error : new Error(String(error))
      // Who knows the key has been introduced with its first answer.
      introduced.forget(event)
    }
  },
})
