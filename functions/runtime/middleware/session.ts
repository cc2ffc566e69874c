import type { Location } from '#shared/locations/index'
import { aboutOf } from '../about'
import { isSecure, siteLocation, visitorAddress } from '../request'
import { callerOf } from '../session'
import type { Caller } from '../session'
import { perCall } from './per-call'
import type { Event, Piece } from './piece'

/** Who asks which site, from where and when. */
export type Visit = {
  readonly caller: Caller
  /** The location whose site was asked. */
  readonly site: Location
  readonly address: string
  readonly now: Date
  /** What the caller names the intent of this call, if anything. */
  readonly idempotencyKey: string | undefined
}

export const visit = perCall<Visit>('visit')

async function visitOf(event: Event): Promise<Visit> {
  const site = siteLocation(event)
  const address = visitorAddress(event)
  const now = new Date(event.requestContext.timeEpoch)
  const idempotencyKey = event.headers['idempotency-key']?.slice(0, 200)
  const cookies = event.cookies ?? []
  const about = () => aboutOf(event)
  const caller = await callerOf({ cookies, secure: isSecure(event), ip: address, about, idempotencyKey, now })
  return { caller, site, address, now, idempotencyKey }
}

/**
 * Reads the caller off the cookies: nobody where their session does not count for all that the call
 * is about.
 */
export const session = (): Piece => ({
  before: async ({ event }) => {
    visit.set(event, await visitOf(event))
  },
})
