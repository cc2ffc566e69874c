import { refusal } from '../answer'
import { introduced } from './introduction'
import type { Piece } from './piece'

/**
 * Turns what was thrown into its answer (RFC 9457), unless a piece further in has answered already.
 */
export const problems = (): Piece => ({
  onError: (request) => {
    const cookies = introduced.known(request.event)
    request.response ??= { ...refusal(request.error), ...(cookies && { cookies }) }
  },
})
