import { createHash } from 'node:crypto'
import type { Route } from '#shared/contract/route'
import { replay } from '../answer'
import { onceFor } from '../idempotency'
import type { Once } from '../idempotency'
import type { Form } from '../request'
import { introduced } from './introduction'
import { perCall } from './per-call'
import type { Event, Piece } from './piece'
import { sent } from './body'
import { visit } from './session'

/** The intent of a call. */
export const once = perCall<Once>('intent')

/** What a form says: sent again it differs by its boundaries alone. */
async function digestOf(form: Form): Promise<string> {
  const hash = createHash('sha256')
  for (const [name, part] of Object.entries(form)) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : Buffer.from(await part.arrayBuffer())
    hash.update(`${name} ${bytes.length} `).update(bytes)
  }
  return hash.digest('base64url')
}

function intentOf({ method, status = 200 }: Route, event: Event, body: string | undefined): Once {
  const { caller, idempotencyKey, now } = visit.of(event)
  return onceFor({
    call: `${method} ${event.rawPath}`,
    visitor: caller.user?.id ?? caller.visitorId,
    key: body === undefined ? undefined : idempotencyKey,
    body: body ?? '',
    status,
    now,
  })
}

/**
 * Gives a call that was already answered its first answer, whatever it was refused for now; throws
 * `key-reused`.
 */
export const idempotency = (route: Route): Piece => ({
  before: ({ event }) => {
    const body = sent.of(event)
    once.set(event, intentOf(route, event, typeof body === 'string' ? body : undefined))
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

/** The same for a call that sends a form, which is an intent once it has been read. */
export const formIdempotency = (route: Route): Piece => ({
  before: async ({ event }) => {
    const form = sent.of(event)
    if (typeof form !== 'string') once.set(event, intentOf(route, event, await digestOf(form)))
  },
})
