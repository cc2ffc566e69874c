import { Button } from '@chakra-ui/react/button'
import { Link } from 'wouter'
import { authRoutes } from '#shared/accounts/contract'
import { buildUrl } from '../api/client'
import { useSession, usesUserPool } from '../session/session'
import { PageFrame, PageMessage } from './page-frame'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { usePolicy } from '../location/location'

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
          <a href={buildUrl(authRoutes.redirectToSignIn.path, {}, { returnTo: path })}>Login</a>
        )}
      </Button>
    </PageFrame>
  )
}

/**
 * Whether invented figures and praise may be shown: on a test site, which says on every page that
 * it is one.
 */
export const useAreSamplesAllowed = (): boolean => usePolicy().showsTestBanner

/** Says of what follows that it is made up. */
export const SampleNotice = ({ children }: { readonly children: ReactNode }) => (
  <chakra.p
    display="inline-block"
    mb="4"
    px="3"
    py="1"
    borderRadius="full"
    bg="warning.subtle"
    color="warning.fg"
    fontSize="sm"
    fontWeight="semibold"
  >
    {children}
  </chakra.p>
)

type SamplesOnlyProps = { readonly title: string; readonly children: ReactNode }

/** A page that shows samples alone: elsewhere it says that it is not there. */
export const SamplesOnly = ({ title, children }: SamplesOnlyProps) =>
  useAreSamplesAllowed() ? (
    children
  ) : (
    <PageMessage
      title={title}
      action={
        <Button asChild>
          <Link href="/menu">Return to Menu</Link>
        </Button>
      }
    >
      This page is only on a test site.
    </PageMessage>
  )
