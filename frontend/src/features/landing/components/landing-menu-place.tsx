import { Skeleton } from '#base/components/ui'
import { ListingSkeleton } from '#base/components/listing-skeleton'

/** Keeps the menu's place until it is there. */
export const LandingMenuPlace = () => (
  <>
    <Skeleton height={{ base: '28', md: '13' }} maxW="3xl" borderRadius="full" />
    <Skeleton height="13" mt="3" mb={{ base: '5', md: '8' }} borderRadius="full" />
    <ListingSkeleton />
  </>
)
