import { createHash } from 'node:crypto'
import type { Route } from '#shared/platform/route'
import { buildReplayResponse } from '../response'
import { createIdempotencyGuard } from '../idempotency'
import type { IdempotencyGuard } from '../idempotency'
import type { FormParts } from '../request'
import { createRequestStore, requestBody, requestContext, visitorCookies } from './request-context'
import type { ApiEvent, Middleware } from './request-context'

/** The intent of a call. */
export const idempotencyGuard = createRequestStore<IdempotencyGuard>('intent')

/** What a form says: sent again it differs by its boundaries alone. */
async function digestOf(form: FormParts): Promise<string> {
  const hash = createHash('sha256')
  for (const [name, part] of Object.entries(form)) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : Buffer.from(await part.arrayBuffer())
    hash.update(`${name} ${bytes.length} `).update(bytes)
  }
  return hash.digest('base64url')
}

function intentOf({ method, status = 200 }: Route, event: ApiEvent, body: string | undefined): IdempotencyGuard {
  const { caller, idempotencyKey, now } = requestContext.of(event)
  return createIdempotencyGuard({
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
export const idempotency = (route: Route): Middleware => ({
  before: ({ event }) => {
    const body = requestBody.of(event)
    idempotencyGuard.set(event, intentOf(route, event, typeof body === 'string' ? body : undefined))
  },
  onError: async (request) => {
    const { event } = request
    try {
      const earlier = await idempotencyGuard.known(event)?.earlier()
      if (!earlier) return
      request.response = buildReplayResponse(earlier, visitorCookies.of(event))
      request.error = null
    } catch (error) {
      request.error = error instanceof Error ? error : new Error(String(error))
      // Who knows the key has been introduced with its first answer.
      visitorCookies.forget(event)
    }
  },
})

/** The same for a call that sends a form, which is an intent once it has been read. */
export const formIdempotency = (route: Route): Middleware => ({
  before: async ({ event }) => {
    const form = requestBody.of(event)
    if (typeof form !== 'string') idempotencyGuard.set(event, intentOf(route, event, await digestOf(form)))
  },
})
