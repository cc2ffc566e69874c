import { Link } from 'wouter'
import { UserIcon } from '../../components/icons'
import { useSession } from '../session'
import { onDemand } from '../on-demand'
import { Button } from '../../components/ui'

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
  if (user) return <AccountMenuButton />
  return (
    <Button asChild variant="ghost" px={{ base: '2', md: '4' }} fontSize="sm">
      <Link href="/login">Login</Link>
    </Button>
  )
}
