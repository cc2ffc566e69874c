import { Skeleton } from '@chakra-ui/react/skeleton'
import { ListingSkeleton } from '#base/components/listing-skeleton'

/** Keeps the menu's place until it is there. */
export const LandingMenuPlace = () => (
  <>
    <Skeleton height="11" mt="3" borderRadius="full" />
    <Skeleton height="11" mt="2" mb={{ base: '6', md: '9' }} borderRadius="full" />
    <ListingSkeleton />
  </>
)
