import { buildProblemResponse } from '../answer'
import { visitorCookies } from './introduction'
import type { Middleware } from './piece'

/**
 * Turns what was thrown into its answer (RFC 9457), unless a piece further in has answered already.
 */
export const problemResponses = (): Middleware => ({
  onError: (request) => {
    const cookies = visitorCookies.known(request.event)
    request.response ??= { ...buildProblemResponse(request.error), ...(cookies && { cookies }) }
  },
})
