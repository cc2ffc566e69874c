import { Button } from '@chakra-ui/react/button'
import { Link } from 'wouter'
import { authRoutes } from '#shared/contract/auth'
import { buildUrl } from '../api/call'
import { usesUserPool, useSession } from '../session/session'
import { PageFrame } from './page-frame'

type AccessRestrictedProps = {
  /** Whose it is and what for: `Inventory is for the people who work here.` */
  readonly children: string
  /** The page, which signing in leads back to. */
  readonly path: string
}

/** What those see whom a page is not for, signed in or not; the way back is kept. */
export function AccessRestricted({ children, path }: AccessRestrictedProps) {
  const { user } = useSession()
  const lead = user
    ? `${children} You are signed in as ${user.email}, which is not one of their accounts.`
    : `${children} Please log in to see it.`
  return (
    <PageFrame title="Access Restricted" lead={lead} width="narrow">
      <Button asChild>
        {user && usesUserPool ? (
          <Link to="/menu">To the menu</Link>
        ) : (
          <a href={buildUrl(authRoutes.login.path, {}, { returnTo: path })}>Login</a>
        )}
      </Button>
    </PageFrame>
  )
}
