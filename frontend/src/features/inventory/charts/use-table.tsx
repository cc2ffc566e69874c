import { Heading } from '@chakra-ui/react/heading'
import { Text } from '@chakra-ui/react/text'
import type { StockUsageDay } from '#shared/contract/stock-day'
import { USAGE_AVERAGE_DAYS } from '#shared/rules/stock-reorder'
import { Surface } from '#base/components/surface'
import { EmptyList } from '../components/panel-states'
import { Table, TableFrame } from '../components/table'
import { averageUseByItem, useStockRows } from '../use-inventory'
import { formatDaysLeft, formatQuantity } from '../words'

const SHOWN = 10

/** What is used most, by what it costs, and how long it lasts. */
export function UsageTable({ days }: { readonly days: readonly StockUsageDay[] }) {
  const { rows = [] } = useStockRows()
  const use = averageUseByItem(days)
  const costOf = ({ stock, dailyUse }: (typeof rows)[number]) => dailyUse * Number(stock.item.costPerUnit)
  const most = [...rows]
    .filter(({ stock }) => use.has(stock.item.id))
    .sort((one, other) => costOf(other) - costOf(one))
    .slice(0, SHOWN)
  return (
    <Surface aria-labelledby="use-table-title" gridColumn="1 / -1">
      <Heading as="h2" size="md" id="use-table-title">
        Most used
      </Heading>
      <Text mt="1" mb="3" color="fg.muted">
        The average day of the last {USAGE_AVERAGE_DAYS}, dearest first.
      </Text>
      {most.length === 0 ? (
        <EmptyList>Nothing was used yet</EmptyList>
      ) : (
        <TableFrame>
          <Table>
            <caption className="sr-only">The average daily use</caption>
            <thead>
              <tr>
                <th scope="col">Item</th>
                <th scope="col" data-number>
                  Used a day
                </th>
                <th scope="col" data-number>
                  Days left
                </th>
              </tr>
            </thead>
            <tbody>
              {most.map(({ stock, dailyUse, daysLeft }) => (
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
