import type { Location } from '#shared/locations/index'
import { getRequestSubjects } from '../about'
import { isSecureRequest, getSiteLocation, getVisitorAddress } from '../request'
import { readCaller } from '../session'
import type { Caller } from '../session'
import { createRequestStore } from './per-call'
import type { ApiEvent, Middleware } from './piece'

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
