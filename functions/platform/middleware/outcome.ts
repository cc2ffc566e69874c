import type { Route } from '#shared/platform/route'
import { Problem } from '#shared/platform/problem'
import { getRequestLocationCode } from '../request-subjects'
import { getConflictFields, getConsumedUnits, log } from '../log'
import { createRequestStore, requestContext, visitorCookies } from './request-context'
import type { ApiEvent, ApiResult, Middleware } from './request-context'
import { buildProblemResponse } from '../response'

const started = createRequestStore<number>('start')

/**
 * Notes each call in one line: its outcome, how long it took and what it used. First of all, so
 * that it ends last.
 */
export function requestLog({ method, path }: Route): Middleware {
  const line = (event: ApiEvent, outcome: string | number, response?: ApiResult | null) => ({
    route: `${method} ${path}`,
    // Who is refused before they are known may be anybody, and say anything of a location.
    location: requestContext.known(event) && getRequestLocationCode(event),
    requestId: event.requestContext.requestId,
    outcome,
    milliseconds: Math.round((performance.now() - started.of(event)) * 10) / 10,
    units: getConsumedUnits(),
    ...getConflictFields(),
    // An answer given again is no second order.
    ...(response?.headers?.['idempotency-replayed'] !== undefined && { replayed: true }),
  })
  return {
    before: ({ event }) => {
      started.set(event, performance.now())
    },
    after: ({ event, response }) => {
      log.info('request', line(event, response?.statusCode ?? 200, response))
    },
    onError: ({ event, error, response }) => {
      if (!error) log.info('request', line(event, response?.statusCode ?? 200, response))
      else if (error instanceof Problem) log.info('request', line(event, error.code))
      else log.error('request', error, line(event, 'internal-error'))
    },
  }
}

/**
 * Turns what was thrown into its answer (RFC 9457), unless a piece further in has answered already.
 */
export const problemResponses = (): Middleware => ({
  onError: (request) => {
    const cookies = visitorCookies.known(request.event)
    request.response ??= { ...buildProblemResponse(request.error), ...(cookies && { cookies }) }
  },
})
