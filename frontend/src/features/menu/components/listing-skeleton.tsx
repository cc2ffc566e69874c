import { Grid } from '@chakra-ui/react/grid'
import { Skeleton } from '@chakra-ui/react/skeleton'

/** The shape of the menu while it is on its way. */
export const ListingSkeleton = () => (
  <div role="status" aria-label="Loading the menu">
    <Skeleton height="9" width="52" mb="6" />
    <Grid gap={{ base: '3', md: '5' }} templateColumns={{ base: '1fr', md: 'repeat(auto-fill, minmax(16rem, 1fr))' }}>
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} height={{ base: '36', md: '80' }} borderRadius="2xl" />
      ))}
    </Grid>
  </div>
)
