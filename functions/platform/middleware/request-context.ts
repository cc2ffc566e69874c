import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Route } from '#shared/platform/route'
import { getSiteLocation, getVisitorAddress, isSecureRequest, readBodyText, readForm, type FormParts } from '../request'
import type { Location } from '#shared/locations/index'
import { getRequestSubjects } from '../request-subjects'
import { readCaller, type Caller } from '../session/session'
import { createVisitorCookie } from '../session/visitor'
import { log } from '../log'

export type ApiEvent = APIGatewayProxyEventV2
export type ApiResult = APIGatewayProxyStructuredResultV2

/**
 * A step that every request passes. Its hooks return nothing: a return value would be the response.
 */
export type Middleware = MiddlewareObj<ApiEvent, ApiResult, Error>

/**
 * Returns a store for a value that one middleware adds to a request and later ones read.
 * `get` throws if the value was not set yet; `find` returns undefined then.
 */
export function createRequestStore<T>(name: string) {
  const values = new WeakMap<ApiEvent, { readonly value: T }>()
  return {
    set: (event: ApiEvent, value: T): void => {
      values.set(event, { value })
    },
    find: (event: ApiEvent): T | undefined => values.get(event)?.value,
    get: (event: ApiEvent): T => {
      const stored = values.get(event)
      if (!stored) throw new Error(`The ${name} of a request was read before it was set`)
      return stored.value
    },
    delete: (event: ApiEvent): void => {
      values.delete(event)
    },
  }
}

/** The body of a request, not yet validated: its text or its form. */
export const requestBody = createRequestStore<string | FormParts>('body')

/**
 * Reads the body as text. A form is read later, after the request has been counted.
 * @throws Problem `too-large`
 */
export const textBody = ({ takes, mostBytes }: Route): Middleware => ({
  before: ({ event }) => {
    requestBody.set(event, takes === 'multipart' ? {} : readBodyText(event, mostBytes))
  },
})

/**
 * Reads the form of a route that accepts one.
 * @throws Problem `too-large`, `unsupported-media` or `invalid-input`
 */
export const formBody = ({ takes, mostBytes }: Route): Middleware => ({
  before: async ({ event }) => {
    if (takes === 'multipart') requestBody.set(event, await readForm(event, mostBytes))
  },
})

type RequestContext = {
  readonly caller: Caller
  /** The location whose site got the request. */
  readonly site: Location
  /** The caller's normalized network address. */
  readonly address: string
  readonly now: Date
  readonly idempotencyKey: string | undefined
}

export const requestContext = createRequestStore<RequestContext>('context')

async function readContext(event: ApiEvent): Promise<RequestContext> {
  const site = getSiteLocation(event)
  const address = getVisitorAddress(event)
  const now = new Date(event.requestContext.timeEpoch)
  const idempotencyKey = event.headers['idempotency-key']?.slice(0, 200)
  const cookies = event.cookies ?? []
  const about = () => getRequestSubjects(event)
  const caller = await readCaller({ cookies, secure: isSecureRequest(event), ip: address, about, idempotencyKey, now })
  return { caller, site, address, now, idempotencyKey }
}

/**
 * Reads the caller from the cookies. A session that is not valid for the request's scope is
 * ignored.
 */
export const callerSession = (): Middleware => ({
  before: async ({ event }) => {
    requestContext.set(event, await readContext(event))
  },
})

/** Cookies that identify a new browser, sent with its first response even if that is an error. */
export const visitorCookies = createRequestStore<string[]>('visitor cookies')

/** Issues a visitor cookie to a new browser, unless the response is cached for all visitors. */
export const introduceVisitor = ({ cacheSeconds }: Route): Middleware => ({
  before: async ({ event }) => {
    const { caller, now } = requestContext.get(event)
    const { isNewVisitor, isOldCookie, visitorId } = caller
    const needsCookie = (isNewVisitor || isOldCookie === true) && cacheSeconds === undefined
    visitorCookies.set(event, needsCookie ? await createVisitorCookies(visitorId, now, isSecureRequest(event)) : [])
  },
})

/** Returns no cookie if the signing keys can't be read: public data is still available then. */
async function createVisitorCookies(visitorId: string, now: Date, secure: boolean): Promise<string[]> {
  try {
    return [await createVisitorCookie(visitorId, now, secure)]
  } catch (error) {
    log.warning('visitor-unsigned', { reason: String(error) })
    return []
  }
}
