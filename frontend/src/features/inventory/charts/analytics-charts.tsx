import { Grid } from '@chakra-ui/react/grid'
import type { StockUsageDay } from '#shared/contract/stock-day'
import { UsageTable } from './use-table'
import { ValueChart } from './value-chart'
import { WasteAndUsageChart } from './waste-and-use-chart'

/** Value and use over time; the only place that loads the chart library. */
export const AnalyticsCharts = ({ days }: { readonly days: readonly StockUsageDay[] }) => (
  <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
    <ValueChart days={days} />
    <WasteAndUsageChart days={days} />
    <UsageTable days={days} />
  </Grid>
)
