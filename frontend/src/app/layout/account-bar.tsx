import { Suspense } from 'react'
import { Button } from '#ui/button'
import {
  LoadFailureOverlay,
  RenderNothing,
  lazyComponent,
  lazyOnDemand,
  lazyStaticComponent,
} from '#base/loading/lazy-component'
import styles from './account-bar.module.css'
import { AccountLabel, useAccountName } from './account-label'

const NotificationBell = lazyStaticComponent(
  async () => (await import('#features/notifications/notification-bell')).NotificationBell,
  'NotificationBell',
  RenderNothing,
)

const ClosedMenuButton = ({ onPress }: { readonly onPress: () => void }) => (
  <Button variant="ghost" className={styles.menu} aria-haspopup="menu" aria-label={useAccountName()} onClick={onPress}>
    <AccountLabel />
  </Button>
)

const AccountMenuButton = lazyOnDemand(
  lazyComponent(async () => (await import('./account-menu')).AccountMenu, 'AccountMenu', LoadFailureOverlay),
  (onPress) => <ClosedMenuButton onPress={onPress} />,
)

/** The notification bell and the account menu in the header. Loaded for signed-in users only. */
export const AccountBar = () => (
  <div className={styles.bar}>
    <Suspense fallback={<span className={styles.bell} />}>
      <NotificationBell />
    </Suspense>
    <AccountMenuButton />
  </div>
)
