import type { ReactNode } from 'react'
import { Center } from '@chakra-ui/react/center'
import { Spinner } from '@chakra-ui/react/spinner'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Skeleton } from '@chakra-ui/react/skeleton'

/** Shown while the session or a page's code is loading, and before a redirect. */
export const PageSpinner = () => (
  <Center minH="60dvh" role="status" aria-label="Loading">
    <Spinner size="lg" color="accent.fg" />
  </Center>
)

/** Shown while the data of a page or section is loading. */
export const ContentSkeleton = () => (
  <Grid gap="4" width="100%" maxW="48rem" py="2" role="status" aria-label="Loading">
    <Skeleton height="6" width="40%" />
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} height="24" borderRadius="2xl" />
    ))}
  </Grid>
)

const SectionHeadSkeleton = () => (
  <Flex gap={{ base: '4', md: '6' }} alignItems="center" mb="6">
    <Skeleton width={{ base: '5.5rem', md: '9rem' }} aspectRatio="4 / 3" borderRadius="xl" />
    <Skeleton height="9" width="11rem" />
  </Flex>
)

type MenuListingSkeletonProps = {
  /** The head of the first category; a skeleton by default. */
  readonly head?: ReactNode
}

/** Shown while the menu is loading. */
export const MenuListingSkeleton = ({ head = <SectionHeadSkeleton /> }: MenuListingSkeletonProps) => (
  <div role="status" aria-label="Loading the menu">
    {head}
    <Grid
      gap={{ base: '3', md: '5' }}
      gridTemplateColumns={{ base: '1fr', md: 'repeat(auto-fill, minmax(16rem, 1fr))' }}
    >
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} height={{ base: '36', md: '80' }} borderRadius="2xl" />
      ))}
    </Grid>
  </div>
)
