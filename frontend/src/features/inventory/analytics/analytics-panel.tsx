import { Grid } from '@chakra-ui/react/grid'
import { Skeleton } from '#ui/chakra/skeleton'
import { Suspense } from 'react'
import { LoadError } from '#ui/data-states'
import { lazyComponent } from '#base/loading/lazy-component'
import { useStockUsage } from '../data/inventory-queries'
import { ExpiringList, LowStockList } from './stock-lists'

const AnalyticsCharts = lazyComponent(
  async () => (await import('./analytics-charts')).AnalyticsCharts,
  'AnalyticsCharts',
)

const ChartsSkeleton = () => (
  <Grid role="status" aria-label="Loading the charts" gap="5" templateColumns={{ base: '1fr', xl: '1fr 1fr' }}>
    <Skeleton height="26rem" borderRadius="2xl" />
    <Skeleton height="26rem" borderRadius="2xl" />
  </Grid>
)

/** Low stock, expiring lots, and the value and use of stock over the last month. */
export function AnalyticsPanel() {
  const { data: days, isError, refetch } = useStockUsage()
  return (
    <Grid gap="5">
      <Grid gap="5" templateColumns={{ base: '1fr', lg: '1fr 1fr' }} alignItems="start">
        <LowStockList />
        <ExpiringList />
      </Grid>
      {days ? (
        <Suspense fallback={<ChartsSkeleton />}>
          <AnalyticsCharts days={days} />
        </Suspense>
      ) : isError ? (
        <LoadError onRetry={() => void refetch()}>The last month could not be loaded.</LoadError>
      ) : (
        <ChartsSkeleton />
      )}
    </Grid>
  )
}
