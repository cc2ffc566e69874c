import * as z from 'zod/mini'
import type { Route } from '#shared/platform/route'
import { Problem } from '#shared/platform/problem'
import { getRequestReference, isOrderId, normalizeOrderId } from '#shared/platform/ids'
import { getRequestLocationCode, listRequestOrderIds } from '../request-subjects'
import { addLogFields, getConflictFields, getConsumedUnits, getLogFields, log, type LogFields } from '../log'
import {
  createRequestStore,
  requestContext,
  visitorCookies,
  type ApiEvent,
  type ApiResult,
  type Middleware,
} from './request-context'
import { buildProblemResponse, toProblem } from '../response'

const started = createRequestStore<number>('start time')

/** Returns the log fields that identify a request: its route, its id and what a user reads out. */
export const getRequestFields = ({ method, path }: Route, { requestContext: { requestId } }: ApiEvent): LogFields => ({
  route: `${method} ${path}`,
  requestId,
  reference: getRequestReference(requestId),
})

/**
 * Returns the location and the order that a request names. A request that was rejected before the
 * caller was known may name any, so nothing of it is logged.
 */
function getSubjectFields(event: ApiEvent): LogFields {
  const context = requestContext.find(event)
  if (!context) return {}
  const [orderId] = listRequestOrderIds(event).map(normalizeOrderId).filter(isOrderId)
  return {
    location: getRequestLocationCode(event),
    by: context.caller.user?.role ?? 'guest',
    ...(orderId !== undefined && { orderId }),
  }
}

/** Adds the location and the order of a request to its log lines. */
export const requestSubjects = (): Middleware => ({
  before: ({ event }) => addLogFields(getSubjectFields(event)),
})

const Unavailable = z.object({
  unavailable: z.array(z.object({ name: z.string(), option: z.optional(z.object({ name: z.string() })) })),
})

/** Returns the names of the dishes, and of their options, for which a request was rejected. */
function listUnavailable({ members }: Problem): readonly string[] | undefined {
  const { data } = Unavailable.safeParse(members)
  return data?.unavailable.map(({ name, option }) => (option ? `${name} with ${option.name}` : name))
}

/** Returns the code of a problem, the paths of invalid fields, and the dishes that ran out. */
const getProblemFields = (error: unknown): LogFields => {
  const problem = toProblem(error)
  const [fields, unavailable] = [problem.errors?.map(({ path }) => path), listUnavailable(problem)]
  return { outcome: problem.code, ...(fields && { fields }), ...(unavailable && { unavailable }) }
}

/** Logs one line for each request. It is the first middleware, so that it measures all others. */
export function requestLog(route: Route): Middleware {
  const buildLine = (event: ApiEvent, outcome: LogFields, response?: ApiResult | null) => ({
    ...getRequestFields(route, event),
    ...getSubjectFields(event),
    ...getLogFields(),
    ...outcome,
    milliseconds: Math.round((performance.now() - started.get(event)) * 10) / 10,
    units: getConsumedUnits(),
    ...getConflictFields(),
    // Lets reports skip repeated requests when they count orders.
    ...(response?.headers?.['idempotency-replayed'] !== undefined && { replayed: true }),
  })
  const buildAnswered = (event: ApiEvent, response: ApiResult | null | undefined) =>
    buildLine(event, { outcome: response?.statusCode ?? 200 }, response)
  return {
    before: ({ event }) => {
      started.set(event, performance.now())
    },
    after: ({ event, response }) => {
      log.info('request', buildAnswered(event, response))
    },
    onError: ({ event, error, response }) => {
      if (!error) log.info('request', buildAnswered(event, response))
      else if (error instanceof Problem) log.info('request', buildLine(event, getProblemFields(error)))
      else log.error('request', error, buildLine(event, getProblemFields(error)))
    },
  }
}

/** Builds the response of an error (RFC 9457), unless an inner middleware has built one. */
export const problemResponses = (): Middleware => ({
  onError: (request) => {
    const { event } = request
    const cookies = visitorCookies.find(event)
    const reference = getRequestReference(event.requestContext.requestId)
    request.response ??= { ...buildProblemResponse(request.error, reference), ...(cookies && { cookies }) }
  },
})
