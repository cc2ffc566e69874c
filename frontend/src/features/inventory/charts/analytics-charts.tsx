import { Grid } from '@chakra-ui/react/grid'
import type { StockDay } from '#shared/contract/stock-day'
import { UseTable } from './use-table'
import { ValueChart } from './value-chart'
import { WasteAndUseChart } from './waste-and-use-chart'

/** Value and use over time; the only place that loads the chart library. */
export const AnalyticsCharts = ({ days }: { readonly days: readonly StockDay[] }) => (
  <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
    <ValueChart days={days} />
    <WasteAndUseChart days={days} />
    <UseTable days={days} />
  </Grid>
)
