import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Skeleton } from '#ui/chakra/skeleton'
import { TitledSection } from '#base/components/titled-panel'
import { useOrderType } from '#base/cart/order-type'
import { PageFrame } from '#base/page/page-frame'
import { scheduleTitles } from './schedule-section'

const FieldSkeleton = () => (
  <Box>
    <Skeleton height="5" width="24" mb="2" />
    <Skeleton height="11" />
  </Box>
)

/** The checkout while the cart, the menu and the taxes load: its sections with empty fields. */
export function CheckoutSkeleton() {
  const orderType = useOrderType()
  return (
    <PageFrame title="Checkout" isCompact>
      <Grid
        role="status"
        aria-label="Loading the checkout"
        gap={{ base: '4', md: '6' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
        alignItems="start"
      >
        <Grid gap={{ base: '4', md: '6' }} minW="0" templateColumns="minmax(0, 1fr)">
          <TitledSection title="Order Type">
            <Skeleton height="16" mb="8" />
          </TitledSection>
          <TitledSection title={scheduleTitles[orderType]}>
            <FieldSkeleton />
          </TitledSection>
          <TitledSection title="Customer Information">
            <Grid gap="4" templateColumns="repeat(2, minmax(0, 1fr))">
              <FieldSkeleton />
              <FieldSkeleton />
              <FieldSkeleton />
              <FieldSkeleton />
            </Grid>
          </TitledSection>
        </Grid>
        <TitledSection title="Order Summary">
          <Skeleton height="48" />
        </TitledSection>
      </Grid>
    </PageFrame>
  )
}
