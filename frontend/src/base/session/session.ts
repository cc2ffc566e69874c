import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { User } from '#shared/accounts/contract'
import { SESSION_FLAG_COOKIE } from '#shared/pages/page-head'
import { getPolicy } from '#shared/locations/policy'
import { callApiIfSignedIn } from '../api/client'
import { hasBrowser } from '../browser/environment'
import { getServerTime } from '../browser/server-clock'
import { currentLocation } from '../location/location'

type Session = {
  readonly user: User | null
  readonly isLoading: boolean
  /** Whether the server hasn't answered yet who is signed in. The page shows a guest meanwhile. */
  readonly isUnconfirmed: boolean
}

const unconfirmedSession: Session = { user: null, isLoading: false, isUnconfirmed: true }
const guestSession: Session = { user: null, isLoading: false, isUnconfirmed: false }

/**
 * Returns when the session ends (milliseconds), from its flag cookie; undefined without a session.
 */
export function getSessionExpiresAt(): number | undefined {
  if (!hasBrowser) return undefined
  const flag = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${SESSION_FLAG_COOKIE}=`))
  return flag === undefined ? undefined : Number(flag.slice(SESSION_FLAG_COOKIE.length + 1))
}

export const usesUserPool = getPolicy(currentLocation).signIn === 'cognito'

/** A test site has the words that its texts agree on (docs/product/texts.md). */
export const signInWords = { development: 'Login', cognito: 'Sign In' } as const
export const signInWord = signInWords[usesUserPool ? 'cognito' : 'development']

/** How long before its end a session is renewed. */
const RENEW_AHEAD_MS = 5 * 60_000
/** How soon a failed renewal is repeated. */
const RETRY_MS = 30_000
/** How soon a failed request for the user is repeated; a kitchen tablet can't unlock meanwhile. */
const REPEAT_MS = 10_000

const msUntilRenewal = (): number => (getSessionExpiresAt() ?? 0) - getServerTime() - RENEW_AHEAD_MS

/** A user pool session ends with its token, so renewing it needs a new token from the pool. */
const renewPoolSession = () => import('./user-pool').then(({ renewSession }) => renewSession())

/** Reads the session's user. Loads the contract on demand, because most guests have no session. */
async function fetchUser(): Promise<User | null> {
  const { authRoutes } = await import('#shared/accounts/contract')
  return callApiIfSignedIn(authRoutes.getUser, { query: { guest: 'ok' } })
}

/**
 * Returns the user of a user pool session and renews the session if it ends soon.
 * Only the tab that signed in has the pool's tokens. Other tabs use the session that it renews.
 * After a logout in another tab there is no flag cookie, so this tab doesn't renew the session.
 * The server decides whether a session has ended: the clock of the device may be wrong.
 */
async function fetchPoolUser(): Promise<User | null> {
  if (getSessionExpiresAt() === undefined) return fetchUser()
  const user = msUntilRenewal() > 0 ? await fetchUser() : null
  return user ?? (await renewPoolSession()) ?? fetchUser()
}

const fetchCurrentUser = (): Promise<User | null> => (usesUserPool ? fetchPoolUser() : fetchUser())

const sessionStore = createStore<Session>(() => unconfirmedSession)
export const getSession = (): Session => sessionStore.getState()

if (getSessionExpiresAt() !== undefined) sessionStore.setState({ isLoading: true })

/** The flag cookie as of the last answer. It differs once another tab has signed in or out. */
let answeredExpiresAt = getSessionExpiresAt()

let loads = 0
/** Whether the last request failed although the browser has a session. */
let isUnanswered = false
let repetition: ReturnType<typeof setTimeout> | undefined

/**
 * Reads who is signed in. If the request fails, a signed-in user stays: a board that wakes up has
 * no network yet. Any other visitor is a guest, who is able to order. With a session it is
 * repeated.
 */
export async function loadSession(): Promise<void> {
  loads += 1
  const load = loads
  const user = await fetchCurrentUser().catch(() => undefined)
  // A later request knows more: the user may have signed in meanwhile.
  if (load !== loads) return
  if (user === null) document.cookie = `${SESSION_FLAG_COOKIE}=; Path=/; Max-Age=0`
  if (user !== undefined) answeredExpiresAt = getSessionExpiresAt()
  isUnanswered = user === undefined && getSessionExpiresAt() !== undefined
  clearTimeout(repetition)
  if (isUnanswered) repetition = setTimeout(repeatLoad, REPEAT_MS)
  sessionStore.setState({ ...guestSession, user: user === undefined ? getSession().user : user })
  if (user && usesUserPool) setTimeout(() => void loadSession(), Math.max(msUntilRenewal(), RETRY_MS))
}

const repeatLoad = () => {
  if (isUnanswered) void loadSession()
}

/**
 * Renews a session that ended while the device slept, repeats a request that failed, and follows
 * another tab that has signed in or out.
 */
function onWake(): void {
  const isChanged = getSessionExpiresAt() !== answeredExpiresAt
  if (isUnanswered || isChanged || (usesUserPool && getSession().user && msUntilRenewal() <= 0)) void loadSession()
}
if (hasBrowser) {
  addEventListener('online', onWake)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onWake()
  })
}

// Without the flag cookie most visitors are guests, whose page doesn't wait for the answer.
if (getSession().isLoading) void loadSession()

/**
 * Asks the server who is signed in, unless this visit already did. Browsers may lose the flag
 * cookie of a session.
 */
export function confirmSession(): void {
  if (getSession().isUnconfirmed && loads === 0) void loadSession()
}

export const subscribeToSession = (listener: () => void): (() => void) => sessionStore.subscribe(listener)

/** The current session, updated when it changes. */
export const useSession = (): Session => useStore(sessionStore)

/**
 * Returns the user whose saved details this browser may read; null on a kitchen tablet, where a PIN
 * opens no account.
 */
export function useAccount(): User | null {
  const { user } = useSession()
  return user?.tabletId === undefined ? user : null
}
