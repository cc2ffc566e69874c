import { createHash } from 'node:crypto'
import type { Route } from '#shared/platform/route'
import { buildReplayResponse } from '../response'
import { createIdempotencyGuard, type IdempotencyGuard } from '../idempotency'
import type { FormParts } from '../request'
import {
  createRequestStore,
  requestBody,
  requestContext,
  visitorCookies,
  type ApiEvent,
  type Middleware,
} from './request-context'

export const idempotencyGuard = createRequestStore<IdempotencyGuard>('idempotency guard')

/** Hashes the parts of a form, because the body of a repeated form has another boundary. */
async function hashForm(form: FormParts): Promise<string> {
  const hash = createHash('sha256')
  for (const [name, part] of Object.entries(form)) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : Buffer.from(await part.arrayBuffer())
    hash.update(`${name} ${bytes.length} `).update(bytes)
  }
  return hash.digest('base64url')
}

function createGuard({ method, status = 200 }: Route, event: ApiEvent, body: string | undefined): IdempotencyGuard {
  const { caller, idempotencyKey, now } = requestContext.get(event)
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
 * Answers a repeated request with its first response, whatever error the repetition caused.
 * @throws Problem `key-reused`
 */
export const idempotency = (route: Route): Middleware => ({
  before: ({ event }) => {
    const body = requestBody.get(event)
    idempotencyGuard.set(event, createGuard(route, event, typeof body === 'string' ? body : undefined))
  },
  onError: async (request) => {
    const { event } = request
    try {
      const stored = await idempotencyGuard.find(event)?.findResponse()
      if (!stored) return
      request.response = buildReplayResponse(stored, visitorCookies.get(event))
      request.error = null
    } catch (error) {
      request.error = error instanceof Error ? error : new Error(String(error))
      // A caller who knows the key got a visitor cookie with the first response.
      visitorCookies.delete(event)
    }
  },
})

/** Creates the guard of a form request, after `formBody` has read the form. */
export const formIdempotency = (route: Route): Middleware => ({
  before: async ({ event }) => {
    const form = requestBody.get(event)
    if (typeof form !== 'string') idempotencyGuard.set(event, createGuard(route, event, await hashForm(form)))
  },
})
