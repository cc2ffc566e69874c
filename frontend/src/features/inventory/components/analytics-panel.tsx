import { Grid } from '@chakra-ui/react/grid'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Suspense } from 'react'
import { LoadError } from '#base/components/not-loaded'
import { lazyComponent } from '#base/loading/lazily'
import { useStockUsage } from '../api/inventory-queries'
import { ExpiringList } from './expiring-list'
import { LowStockList } from './low-stock-list'

const AnalyticsCharts = lazyComponent(() => import('../charts/analytics-charts'), 'AnalyticsCharts')

const ChartsSkeleton = () => (
  <Grid role="status" aria-label="Loading the charts" gap="5" templateColumns={{ base: '1fr', xl: '1fr 1fr' }}>
    <Skeleton height="26rem" borderRadius="2xl" />
    <Skeleton height="26rem" borderRadius="2xl" />
  </Grid>
)

/** What is short, what won't keep, and how stock went over the last month. */
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
