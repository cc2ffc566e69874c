import { Skeleton } from '@chakra-ui/react/skeleton'
import { MenuListingSkeleton } from '#base/components/listing-skeleton'

/** Keeps the menu's place until it is there. */
export const LandingMenuSkeleton = () => (
  <>
    <Skeleton height="11" mt="3" borderRadius="full" />
    <Skeleton height="11" mt="2" mb={{ base: '6', md: '9' }} borderRadius="full" />
    <MenuListingSkeleton />
  </>
)
