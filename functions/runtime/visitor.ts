import { createHmac, randomBytes } from 'node:crypto'
import type { Cookies } from 'cookie'
import { stringifySetCookie } from 'cookie'
import { log } from './log'
import { isSignedByNewest, signText, verifyText, getVisitorSecret } from './signing-key'

const VISITOR_SECONDS = 365 * 24 * 3600

/** Sets what is signed apart from a session, which holds no colon. */
const PREFIX = 'visitor:'

/**
 * On https the browser itself refuses a cookie of this name from another host, path or http page.
 */
const cookieName = (secure: boolean) => (secure ? '__Host-visitor' : 'visitor')

/** The browser behind a call. */
export type Visitor = {
  readonly visitorId: string
  /** Whether the browser showed no cookie, or one that we did not sign. */
  readonly isNewVisitor: boolean
  /** Whether the browser needs the cookie anew, since the key that signed it has been replaced. */
  readonly isOldCookie?: boolean
}

type Request = {
  readonly cookies: Cookies
  readonly secure: boolean
  readonly ip: string
  readonly idempotencyKey?: string | undefined
  readonly now: Date
}

/** The browser that shows these cookies; a new one where it shows none of ours. */
export async function readVisitor({ cookies, secure, ip, idempotencyKey, now }: Request): Promise<Visitor> {
  const cookie = cookies[cookieName(secure)]
  const known = cookie === undefined ? undefined : await visitorIn(cookie, now)
  return known ?? { visitorId: await newVisitorId(ip, idempotencyKey), isNewVisitor: true }
}

async function visitorIn(cookie: string, now: Date): Promise<Visitor | undefined> {
  try {
    const payload = await verifyText(cookie, now)
    if (!payload?.startsWith(PREFIX)) return undefined
    const isOldCookie = !(await isSignedByNewest(cookie, now))
    return { visitorId: payload.slice(PREFIX.length), isNewVisitor: false, isOldCookie }
  } catch (error) {
    // Without its keys the product still answers what any new visitor may read.
    log.warning('visitor-unverified', { reason: String(error) })
    return undefined
  }
}

/**
 * A retried first request, whose answer with the cookie was lost, must be known as the same
 * visitor: with an idempotency key the id follows from key and address, otherwise it is random.
 */
async function newVisitorId(ip: string, idempotencyKey: string | undefined): Promise<string> {
  if (idempotencyKey === undefined) return randomBytes(18).toString('base64url')
  return createHmac('sha256', await getVisitorSecret())
    .update(`visitor\n${ip}\n${idempotencyKey}`)
    .digest('base64url')
}

/**
 * The signed cookie that identifies a browser for a year; throws `unavailable` before there are
 * keys.
 */
export const createVisitorCookie = async (visitorId: string, now: Date, secure: boolean): Promise<string> =>
  stringifySetCookie({
    name: cookieName(secure),
    value: await signText(PREFIX + visitorId, now),
    maxAge: VISITOR_SECONDS,
    secure,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
  })
