import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { RenderNothing } from '#base/loading/failed'
import { lazyComponent } from '#base/loading/lazily'
import { useSession } from '#base/session/session'

const AccountBar = lazyComponent(() => import('./account-bar'), 'AccountBar', RenderNothing)

/** A way in, or what one can do once in. */
export function AccountButton() {
  const { user } = useSession()
  if (user) {
    return (
      <Suspense fallback={<chakra.span minW={{ base: '5.5rem', md: '11rem' }} />}>
        <AccountBar />
      </Suspense>
    )
  }
  return (
    <Button asChild variant="ghost" px={{ base: '2', md: '4' }} fontSize="sm">
      <Link href="/login">Login</Link>
    </Button>
  )
}
