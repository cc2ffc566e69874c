import { Button } from '@chakra-ui/react/button'
import { auth } from '#shared/contract/auth'
import { addressOf } from '../api/call'
import { PageFrame } from './page-frame'

type AccessRestrictedProps = {
  /** Whose it is and what for: `Inventory is for the people who work here.` */
  readonly children: string
  /** The page, which signing in leads back to. */
  readonly path: string
}

/** What those see whom a page is not for; the way back is kept. */
export const AccessRestricted = ({ children, path }: AccessRestrictedProps) => (
  <PageFrame title="Access Restricted" lead={`${children} Please log in to see it.`} width="narrow">
    <Button asChild>
      <a href={addressOf(auth.login.path, {}, { returnTo: path })}>Login</a>
    </Button>
  </PageFrame>
)
