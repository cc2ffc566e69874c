import { ChevronDownIcon, MenuIcon } from 'lucide-react'
import { Suspense } from 'react'
import { useLocation } from 'wouter'
import {
  LoadFailureOverlay,
  RenderNothing,
  lazyComponent,
  lazyOnDemand,
  lazyStaticComponent,
} from '#base/loading/lazy-component'
import { Button, ButtonLink } from '#ui/button'
import { signInWord, useSession } from '#base/session/session'
import styles from './header-buttons.module.css'
import { getLoginLink } from './links'

/** Opens the whole menu under the header. */
export const FullMenuButton = lazyOnDemand(
  lazyComponent(async () => (await import('#features/menu/full-menu')).FullMenu, 'FullMenu', LoadFailureOverlay),
  (onPress) => (
    <Button variant="ghost" className={styles.fullMenu} aria-haspopup="dialog" onClick={onPress}>
      Full Menu
      <ChevronDownIcon />
    </Button>
  ),
)

/** Opens the navigation on phones. */
export const NavSheetButton = lazyOnDemand(
  lazyStaticComponent(async () => (await import('./nav-sheet')).NavSheet, 'NavSheet', LoadFailureOverlay),
  (onPress) => (
    <Button
      variant="ghost"
      className={styles.navigation}
      aria-haspopup="dialog"
      aria-label="Open navigation"
      onClick={onPress}
    >
      <MenuIcon />
    </Button>
  ),
)

const AccountBar = lazyStaticComponent(
  async () => (await import('./account-bar')).AccountBar,
  'AccountBar',
  RenderNothing,
)

/** The login link, or the account bar of a signed-in user. */
export function AccountButton() {
  const { user } = useSession()
  const [path] = useLocation()
  if (user) {
    return (
      <Suspense fallback={<span className={styles.account} />}>
        <AccountBar />
      </Suspense>
    )
  }
  return (
    <ButtonLink variant="ghost" className={styles.login} href={getLoginLink(path)}>
      {signInWord}
    </ButtonLink>
  )
}
