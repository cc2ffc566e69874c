import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Route } from '#shared/platform/route'
import { getSiteLocation, getVisitorAddress, isSecureRequest, readBodyText, readForm } from '../request'
import type { FormParts } from '../request'
import type { Location } from '#shared/locations/index'
import { getRequestSubjects } from '../request-subjects'
import { createVisitorCookie, readCaller } from '../session/session'
import type { Caller } from '../session/session'
import { log } from '../log'

export type ApiEvent = APIGatewayProxyEventV2
export type ApiResult = APIGatewayProxyStructuredResultV2

/**
 * One piece of what every call goes through, in the file of its name. What a step returns would be
 * the answer: none does.
 */
export type Middleware = MiddlewareObj<ApiEvent, ApiResult, Error>

/**
 * What one piece found out about a call, for those after it: typed, and gone with the call's event.
 * `of` throws where the pieces are in the wrong order; `known` is for what may not have come so
 * far.
 */
export function createRequestStore<T>(what: string) {
  const found = new WeakMap<ApiEvent, { readonly value: T }>()
  return {
    set: (event: ApiEvent, value: T): void => {
      found.set(event, { value })
    },
    known: (event: ApiEvent): T | undefined => found.get(event)?.value,
    of: (event: ApiEvent): T => {
      const kept = found.get(event)
      if (!kept) throw new Error(`A call's ${what} is asked for before it is known`)
      return kept.value
    },
    forget: (event: ApiEvent): void => {
      found.delete(event)
    },
  }
}

/** What came with a call, not yet checked: its text, or its form. */
export const requestBody = createRequestStore<string | FormParts>('body')

/**
 * Takes in the text of a call; throws `too-large`. A form waits until the call has been counted.
 */
export const textBody = ({ takes, mostBytes }: Route): Middleware => ({
  before: ({ event }) => {
    requestBody.set(event, takes === 'multipart' ? {} : readBodyText(event, mostBytes))
  },
})

/**
 * Takes in the form of a call that sends one; throws `too-large`, `unsupported-media` or
 * `invalid-input`.
 */
export const formBody = ({ takes, mostBytes }: Route): Middleware => ({
  before: async ({ event }) => {
    if (takes === 'multipart') requestBody.set(event, await readForm(event, mostBytes))
  },
})

/** Who asks which site, from where and when. */
export type RequestContext = {
  readonly caller: Caller
  /** The location whose site was asked. */
  readonly site: Location
  readonly address: string
  readonly now: Date
  /** What the caller names the intent of this call, if anything. */
  readonly idempotencyKey: string | undefined
}

export const requestContext = createRequestStore<RequestContext>('visit')

async function visitOf(event: ApiEvent): Promise<RequestContext> {
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
 * Reads the caller off the cookies: nobody where their session does not count for all that the call
 * is about.
 */
export const callerSession = (): Middleware => ({
  before: async ({ event }) => {
    requestContext.set(event, await visitOf(event))
  },
})

/** The cookies by which a browser is known from its first answer on, be it a refusal. */
export const visitorCookies = createRequestStore<string[]>('introduction')

/**
 * Introduces a new visitor; an answer that is shared between visitors must not carry anybody's
 * cookie.
 */
export const introduceVisitor = ({ cacheSeconds }: Route): Middleware => ({
  before: async ({ event }) => {
    const { caller, now } = requestContext.of(event)
    const { isNewVisitor, isOldCookie, visitorId } = caller
    const isIntroduced = (isNewVisitor || isOldCookie === true) && cacheSeconds === undefined
    visitorCookies.set(event, isIntroduced ? await cookiesFor(visitorId, now, isSecureRequest(event)) : [])
  },
})

/** Without its keys the product still answers what any new visitor may read. */
async function cookiesFor(visitorId: string, now: Date, secure: boolean): Promise<string[]> {
  try {
    return [await createVisitorCookie(visitorId, now, secure)]
  } catch (error) {
    log.warning('visitor-unsigned', { reason: String(error) })
    return []
  }
}
