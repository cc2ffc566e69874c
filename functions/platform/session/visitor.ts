import { createHmac, randomBytes } from 'node:crypto'
import { stringifySetCookie, type Cookies } from 'cookie'
import { log } from '../log'
import { getVisitorSecret, isSignedByNewest, signText, verifyText } from './signing-keys'
import { DAY_SECONDS } from '#shared/platform/durations'

const VISITOR_SECONDS = 365 * DAY_SECONDS

/** Distinguishes a signed visitor id from a session, which contains no colon. */
const PREFIX = 'visitor:'

/**
 * Our HttpOnly cookies: the browser, the signed-in user, and a kitchen tablet, whose cookie stays
 * while cooks lock and unlock it.
 */
export type CookieName = 'visitor' | 'session' | 'tablet'

/**
 * Returns the cookie's name. Browsers reject a `__Host-` cookie that another host, path or http
 * page sets.
 */
export const cookieName = (name: CookieName, secure: boolean) => (secure ? `__Host-${name}` : name)

/** The browser that sent a request. */
export type Visitor = {
  readonly visitorId: string
  /** Whether the browser sent no valid visitor cookie. */
  readonly isNewVisitor: boolean
  /** Whether the cookie was signed with an old key and has to be replaced. */
  readonly isOldCookie?: boolean
}

type VisitorRequest = {
  readonly cookies: Cookies
  readonly secure: boolean
  readonly ip: string
  readonly idempotencyKey?: string | undefined
  readonly now: Date
}

/** Returns the visitor of these cookies, or a new visitor if there is no valid cookie. */
export async function readVisitor({ cookies, secure, ip, idempotencyKey, now }: VisitorRequest): Promise<Visitor> {
  const cookie = cookies[cookieName('visitor', secure)]
  const known = cookie === undefined ? undefined : await parseVisitorCookie(cookie, now)
  return known ?? { visitorId: await createVisitorId(ip, idempotencyKey), isNewVisitor: true }
}

async function parseVisitorCookie(cookie: string, now: Date): Promise<Visitor | undefined> {
  try {
    const payload = await verifyText(cookie, now)
    if (!payload?.startsWith(PREFIX)) return undefined
    const isOldCookie = !(await isSignedByNewest(cookie, now))
    return { visitorId: payload.slice(PREFIX.length), isNewVisitor: false, isOldCookie }
  } catch (error) {
    // If the signing keys can't be read, the caller can still read public data as a new visitor.
    log.warning('visitor-unverified', { reason: String(error) })
    return undefined
  }
}

const createRandomId = (): string => randomBytes(18).toString('base64url')

/**
 * Returns a random id, or one derived from address and idempotency key. The derived id lets a
 * retried first request, whose response with the cookie was lost, count as the same visitor.
 */
async function createVisitorId(ip: string, idempotencyKey: string | undefined): Promise<string> {
  if (idempotencyKey === undefined) return createRandomId()
  return createHmac('sha256', await getVisitorSecret())
    .update(`visitor\n${ip}\n${idempotencyKey}`)
    .digest('base64url')
}

/**
 * Returns the signed cookie that identifies a browser for a year.
 * @throws Problem `unavailable` if there are no signing keys
 */
export const createVisitorCookie = async (visitorId: string, now: Date, secure: boolean): Promise<string> =>
  stringifySetCookie({
    name: cookieName('visitor', secure),
    value: await signText(PREFIX + visitorId, now),
    maxAge: VISITOR_SECONDS,
    secure,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
  })

/**
 * Returns the cookie of a new visitor, for a browser that its user leaves to others.
 * @throws Problem `unavailable` if there are no signing keys
 */
export const createNewVisitorCookie = async (now: Date, secure: boolean): Promise<string> =>
  createVisitorCookie(createRandomId(), now, secure)
