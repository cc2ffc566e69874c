import { Suspense } from 'react'
import { Link } from 'wouter'
import { UserIcon } from '../../components/icons'
import { useSession } from '../session'
import { lazily } from '../lazily'
import { onDemand } from '../on-demand'
import { Button } from '../../components/ui'

const NotificationBell = lazily(
  () => import('../../features/notifications/components/notification-bell'),
  'NotificationBell',
)

const AccountMenuButton = onDemand(
  () => import('./account-menu'),
  'AccountMenu',
  (ask) => (
    <Button variant="ghost" px="3" aria-haspopup="menu" onClick={ask}>
      <UserIcon />
      Account
    </Button>
  ),
)

/** A way in, or what one can do once in. */
export function AccountButton() {
  const { user } = useSession()
  if (user) {
    return (
      <>
        <Suspense fallback={null}>
          <NotificationBell />
        </Suspense>
        <AccountMenuButton />
      </>
    )
  }
  return (
    <Button asChild variant="ghost" px={{ base: '2', md: '4' }} fontSize="sm">
      <Link href="/login">Login</Link>
    </Button>
  )
}
