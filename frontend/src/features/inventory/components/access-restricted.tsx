import { Button } from '@chakra-ui/react/button'
import { auth } from '#shared/contract/auth'
import { addressOf } from '#base/api/call'
import { PageFrame } from '#base/components/page-frame'

/** What a visitor sees who isn't signed in; the way back is kept. */
export const AccessRestricted = () => (
  <PageFrame
    title="Access Restricted"
    lead="Inventory is for the people who work here. Please log in to see it."
    width="narrow"
  >
    <Button asChild>
      <a href={addressOf(auth.login.path, {}, { returnTo: '/inventory' })}>Login</a>
    </Button>
  </PageFrame>
)
