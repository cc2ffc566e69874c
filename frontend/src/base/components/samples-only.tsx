import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { usePolicy } from '../location/location'
import { PageMessage } from './page-message'

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
