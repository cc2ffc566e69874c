import { Link, Redirect, useSearchParams } from 'wouter'
import { parseReturnPath } from '#shared/accounts/access'
import { homePaths } from '#shared/accounts/home-paths'
import type { Role } from '#shared/platform/fields'
import { Button } from '#ui/button'
import { joinClasses } from '#ui/class-names'
import links from '#ui/link.module.css'
import { Skeleton } from '#ui/skeleton'
import { Suspense } from 'react'
import { lazyComponent } from '#base/loading/lazy-component'
import { usePolicy } from '#base/location/location'
import { signInWord, signInWords, useSession, usesUserPool } from '#base/session/session'
import { useLogout } from '#base/session/sign-in'
import { PageFrame } from '#base/page/page-frame'
import { DevelopmentLogin } from './sign-in/development-login'
import styles from './sign-in/sign-in.module.css'

/**
 * Returns the page that sent the user to sign in. Otherwise it is home, or where the role starts at
 * a live site (docs/product/accounts.md#signing-in).
 */
function useReturnPath(role: Role): string {
  const [search] = useSearchParams()
  return parseReturnPath(search.get('returnTo') ?? undefined) ?? homePaths[role]
}

const PoolSignIn = lazyComponent(async () => (await import('./sign-in/pool-sign-in')).PoolSignIn, 'PoolSignIn')

const leads = {
  development: 'A test site: any e-mail address works, without a password.',
  cognito: 'Collect points, order again with one tap and see your past orders. You can order without an account, too.',
} as const

/** Guests create their account on the same page of a live site. */
function getTitle(signIn: keyof typeof leads, isStaff: boolean): string {
  const word = signInWords[signIn]
  if (isStaff) return `Staff ${word}`
  return signIn === 'cognito' ? `${word} or Create an Account` : word
}

const staffLead = 'For the team: the boards, the stock and the desk.'

/** Whether a person signs in to work: they came from a page for staff, or with an invitation. */
const isForStaff = (path: string): boolean => /^\/(desk|kitchen|inventory)\b/.test(path)

/** Says that a logout failed, which matters on a shared device, and offers to try again. */
function StillSignedIn() {
  const { mutate: logOut, isPending } = useLogout()
  return (
    <PageFrame title={signInWord} lead="You are still signed in: signing out failed." width="narrow">
      <Button disabled={isPending} aria-busy={isPending} onClick={() => logOut()}>
        {usesUserPool ? 'Sign Out Again' : 'Log out again'}
      </Button>
    </PageFrame>
  )
}

/** The login that the location's policy requires. Signed-in users are redirected. */
export function LoginPage() {
  const { signIn } = usePolicy()
  const { user } = useSession()
  const returnPath = useReturnPath(signIn === 'cognito' && user ? user.role : 'customer')
  const [search] = useSearchParams()
  if (user && search.get('logout') === 'failed') return <StillSignedIn />
  if (user) return <Redirect to={returnPath} replace />
  const isStaff = signIn === 'cognito' && isForStaff(returnPath)
  return (
    <PageFrame title={getTitle(signIn, isStaff)} lead={isStaff ? staffLead : leads[signIn]} width="narrow">
      {signIn === 'development' ? (
        <DevelopmentLogin />
      ) : (
        <Suspense fallback={<Skeleton className={styles.loading} role="status" aria-label="Loading" />}>
          <PoolSignIn />
        </Suspense>
      )}
      {!isStaff && (
        <p className={joinClasses(styles.guest, links.links)}>
          Ordered without an account? <Link href="/find-order">Find your order</Link>
        </p>
      )}
    </PageFrame>
  )
}
