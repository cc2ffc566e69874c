import { Heading } from '#ui/chakra/heading'
import { Text } from '@chakra-ui/react/text'
import type { StockUsageDay } from '#shared/inventory/schemas'
import { USAGE_AVERAGE_DAYS } from '#shared/inventory/stock-usage'
import { Surface } from '#ui/chakra/surface'
import { EmptyList, Table, TableFrame } from '../table'
import { averageUseByItem, useStockRows } from '../data/use-inventory'
import { formatDaysLeft, formatQuantity } from '../format'
import { Grid } from '@chakra-ui/react/grid'
import { ValueChart, WasteAndUsageChart } from './charts'

const MAX_ROWS = 10

/** The items with the highest cost of daily use, and how long their stock lasts. */
export function UsageTable({ days }: { readonly days: readonly StockUsageDay[] }) {
  const { rows = [] } = useStockRows()
  const dailyUseByItem = averageUseByItem(days)
  const getDailyCost = ({ stock, dailyUse }: (typeof rows)[number]) => dailyUse * Number(stock.item.costPerUnit)
  const mostUsed = [...rows]
    .filter(({ stock }) => dailyUseByItem.has(stock.item.id))
    .sort((one, other) => getDailyCost(other) - getDailyCost(one))
    .slice(0, MAX_ROWS)
  return (
    <Surface aria-labelledby="use-table-title" gridColumn="1 / -1">
      <Heading as="h2" size="md" id="use-table-title">
        Most used
      </Heading>
      <Text mt="1" mb="3" color="fg.muted">
        The average day of the last {USAGE_AVERAGE_DAYS}, highest cost first.
      </Text>
      {mostUsed.length === 0 ? (
        <EmptyList>No use recorded yet</EmptyList>
      ) : (
        <TableFrame>
          <Table>
            <caption className="sr-only">The average daily use</caption>
            <thead>
              <tr>
                <th scope="col">Item</th>
                <th scope="col" data-number>
                  Used per day
                </th>
                <th scope="col" data-number>
                  Days left
                </th>
              </tr>
            </thead>
            <tbody>
              {mostUsed.map(({ stock, dailyUse, daysLeft }) => (
                <tr key={stock.id}>
                  <th scope="row">{stock.item.name}</th>
                  <td data-number>
                    {formatQuantity(dailyUse)} {stock.item.unit}
                  </td>
                  <td data-number>{formatDaysLeft(daysLeft)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
    </Surface>
  )
}

/** Value and use over time. Loaded on demand, because it contains the chart library. */
export const AnalyticsCharts = ({ days }: { readonly days: readonly StockUsageDay[] }) => (
  <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }} alignItems="start">
    <ValueChart days={days} />
    <WasteAndUsageChart days={days} />
    <UsageTable days={days} />
  </Grid>
)
