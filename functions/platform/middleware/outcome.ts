import type { Route } from '#shared/platform/route'
import { Problem } from '#shared/platform/problem'
import { getRequestLocationCode } from '../request-subjects'
import { getConflictFields, getConsumedUnits, log } from '../log'
import { createRequestStore, requestContext, visitorCookies } from './request-context'
import type { ApiEvent, ApiResult, Middleware } from './request-context'
import { buildProblemResponse } from '../response'

const started = createRequestStore<number>('start time')

/** Logs one line for each request. It is the first middleware, so that it measures all others. */
export function requestLog({ method, path }: Route): Middleware {
  const buildLine = (event: ApiEvent, outcome: string | number, response?: ApiResult | null) => ({
    route: `${method} ${path}`,
    // A request that was rejected before the caller was known may name any location, so it is not
    // logged.
    location: requestContext.find(event) && getRequestLocationCode(event),
    requestId: event.requestContext.requestId,
    outcome,
    milliseconds: Math.round((performance.now() - started.get(event)) * 10) / 10,
    units: getConsumedUnits(),
    ...getConflictFields(),
    // Lets reports skip repeated requests when they count orders.
    ...(response?.headers?.['idempotency-replayed'] !== undefined && { replayed: true }),
  })
  return {
    before: ({ event }) => {
      started.set(event, performance.now())
    },
    after: ({ event, response }) => {
      log.info('request', buildLine(event, response?.statusCode ?? 200, response))
    },
    onError: ({ event, error, response }) => {
      if (!error) log.info('request', buildLine(event, response?.statusCode ?? 200, response))
      else if (error instanceof Problem) log.info('request', buildLine(event, error.code))
      else log.error('request', error, buildLine(event, 'internal-error'))
    },
  }
}

/** Builds the response of an error (RFC 9457), unless an inner middleware has built one. */
export const problemResponses = (): Middleware => ({
  onError: (request) => {
    const cookies = visitorCookies.find(request.event)
    request.response ??= { ...buildProblemResponse(request.error), ...(cookies && { cookies }) }
  },
})
