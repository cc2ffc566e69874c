import { randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import { MAX_SESSION_SECONDS, signText, verifyText } from './signing-keys'
import * as z from 'zod/mini'
import { User } from '#shared/accounts/contract'
import { getLocation, type LocationCode } from '#shared/locations/index'
import type { LocationPolicy } from '#shared/locations/policy'
import { Problem } from '#shared/platform/problem'
import { getSignInMethod, getUserAt, isValidSessionFor, withRoleAt, type RequestScope } from '#shared/accounts/access'
import { SESSION_FLAG_COOKIE } from '#shared/pages/page-head'
import { isSessionRevoked } from './revoked-sessions'
import { cookieName, readVisitor, type CookieName, type Visitor } from './visitor'

const Session = z.object({
  sid: z.string(),
  user: User,
  via: z.enum(['development', 'cognito']),
  until: z.number(),
})

/**
 * The browser and, if signed in, the user of a request (docs/product/accounts.md#caller-identity).
 */
export type Caller = Visitor & {
  readonly user: User | null
  /** When the user's session ends. */
  readonly until?: Date
  /** Id of the user's session. It stays the same when the session cookie is renewed. */
  readonly sessionId?: string
  /** The session of the kitchen tablet, if the browser is one, even while a cook uses it. */
  readonly tablet?: { readonly id: string; readonly until: Date }
}

/** Returns the ids that recognize a caller: of the browser, and of the account if signed in. */
export const getCallerIds = ({ visitorId, user }: Pick<Caller, 'visitorId' | 'user'>): readonly string[] =>
  user ? [visitorId, user.id] : [visitorId]

/**
 * Returns the signed-in user.
 * @throws Problem `not-signed-in`
 */
export function requireUser({ user }: Caller): User {
  if (!user) throw new Problem('not-signed-in', 'Please sign in first.')
  return user
}

/**
 * Returns the caller without the user if the session is not valid at the location (test or live).
 */
export const getCallerAtLocation = (caller: Caller, location: LocationCode): Caller => ({
  ...caller,
  user: getUserAt(caller.user, getLocation(location)),
})

type CallerRequest = {
  readonly cookies: readonly string[]
  /** Whether the browser uses https. */
  readonly secure: boolean
  readonly ip: string
  /** Returns the locations and users that the request names. Called only if there is a session. */
  readonly about: () => RequestScope
  readonly idempotencyKey?: string | undefined
  readonly now: Date
}

/**
 * Reads the caller from the cookies. Ignores a session that is not valid for the request's scope.
 */
export async function readCaller({ cookies, about, ...request }: CallerRequest): Promise<Caller> {
  const parsed = parseCookie(cookies.join('; '))
  const read = (name: CookieName) => parseSessionCookie(parsed[cookieName(name, request.secure)], about, request.now)
  const tablet = await read('tablet')
  const session = await read('session')
  // A cook's session on a tablet ends with the tablet's.
  const isOfTablet = session?.user.tabletId === undefined || session.user.tabletId === tablet?.sessionId
  return {
    user: null,
    ...(session && isOfTablet ? session : tablet),
    ...(tablet && { tablet: { id: tablet.sessionId, until: tablet.until } }),
    ...(await readVisitor({ ...request, cookies: parsed })),
  }
}

type ValidSession = Required<Pick<Caller, 'until' | 'sessionId'>> & { readonly user: User }

async function parseSessionCookie(
  text: string | undefined,
  about: () => RequestScope,
  now: Date,
): Promise<ValidSession | undefined> {
  if (!text) return undefined
  const payload = await verifyText(text, now)
  // The same keys sign visitor cookies, which are not sessions.
  if (payload === undefined || !/^[\w-]+$/.test(payload)) return undefined
  const session = Session.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (!session.success) return undefined
  const { sid, user, via, until } = session.data
  // Old Cognito sessions have user ids in the format of the development login. Their owner is
  // unknown.
  const hasMatchingId = via === getSignInMethod(user)
  const scope = about()
  if (!hasMatchingId || until <= now.getTime() || !isValidSessionFor(user, scope)) return undefined
  if (await isSessionRevoked(sid, user.id)) return undefined
  return { user: withRoleAt(user, ...scope.places), until: new Date(until), sessionId: sid }
}

export const createSessionId = (): string => randomBytes(18).toString('base64url')

type CookieOptions = { readonly secure: boolean; readonly httpOnly?: boolean }

const formatCookie = (name: string, value: string, maxAge: number, { secure, httpOnly = true }: CookieOptions) =>
  stringifySetCookie({ name, value, maxAge, secure, httpOnly, sameSite: 'lax', path: '/' })

const sealSession = (session: z.infer<typeof Session>, now: Date): Promise<string> =>
  signText(Buffer.from(JSON.stringify(session)).toString('base64url'), now)

/** Returns the cookie that tells scripts when the session ends. */
export const createSessionFlagCookie = (until: Date, secure: boolean): string =>
  formatCookie(SESSION_FLAG_COOKIE, String(until.getTime()), MAX_SESSION_SECONDS, { secure, httpOnly: false })

type SessionInput = {
  readonly user: User
  readonly via: LocationPolicy['signIn']
  readonly now: Date
  /** When the session ends; after 30 days by default. */
  readonly until?: Date
  /** The session to renew; undefined for a new session. */
  readonly sessionId?: string | undefined
  readonly secure: boolean
}

/**
 * Returns the cookies that sign a user in: the session, and a flag that scripts can read. The flag
 * outlives a short session, so that the browser knows that it may renew the session.
 */
export async function createSessionCookies(input: SessionInput): Promise<string[]> {
  const { user, via, now, until, sessionId = createSessionId(), secure } = input
  const seconds = until ? Math.floor((until.getTime() - now.getTime()) / 1000) : MAX_SESSION_SECONDS
  const end = now.getTime() + seconds * 1000
  const value = await sealSession({ sid: sessionId, user, via, until: end }, now)
  return [
    formatCookie(cookieName('session', secure), value, seconds, { secure }),
    createSessionFlagCookie(new Date(end), secure),
  ]
}

type TabletInput = { readonly user: User; readonly sessionId: string; readonly now: Date; readonly secure: boolean }

/**
 * Returns the cookies that make a browser a kitchen tablet for 30 days and sign its user out.
 */
export async function createTabletCookies({ user, sessionId, now, secure }: TabletInput): Promise<string[]> {
  const until = now.getTime() + MAX_SESSION_SECONDS * 1000
  const session = await sealSession({ sid: sessionId, user, via: 'cognito', until }, now)
  return [
    formatCookie(cookieName('tablet', secure), session, MAX_SESSION_SECONDS, { secure }),
    ...createExpiredSessionCookies(secure, new Date(until)),
  ]
}

/**
 * Returns the cookies that sign a user out. The flag stays until `tabletUntil` on a kitchen tablet,
 * whose own session remains.
 */
export const createExpiredSessionCookies = (secure: boolean, tabletUntil?: Date): string[] => [
  formatCookie(cookieName('session', secure), '', 0, { secure }),
  tabletUntil
    ? createSessionFlagCookie(tabletUntil, secure)
    : formatCookie(SESSION_FLAG_COOKIE, '', 0, { secure, httpOnly: false }),
]
