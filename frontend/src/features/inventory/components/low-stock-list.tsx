import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { stockStatus, toHundredths } from '#shared/rules/stock'
import { NotLoaded } from '../../../components/not-loaded'
import { Surface } from '../../../components/surface'
import { useLowStock } from '../api/inventory-queries'
import { amountText } from '../words'
import { LinesSkeleton, Nothing } from './panel-states'
import { StatusBadge } from './status-badge'

export function LowStockList() {
  const { data: stocks, isError, refetch } = useLowStock()
  return (
    <Surface aria-labelledby="low-stock-title">
      <Heading as="h2" size="md" id="low-stock-title" mb="3">
        Low Stock
      </Heading>
      {stocks === undefined ? (
        isError ? (
          <NotLoaded onRetry={() => void refetch()}>Low stock could not be loaded.</NotLoaded>
        ) : (
          <LinesSkeleton label="Loading low stock" lines={2} />
        )
      ) : stocks.length === 0 ? (
        <Nothing>No low stock items</Nothing>
      ) : (
        <ul>
          {stocks.map(({ id, item, currentStock, minimumStock }) => (
            <Flex as="li" key={id} py="2.5" gap="3" justify="space-between" align="center" borderTopWidth="1px">
              <Box>
                <Box fontWeight="semibold">{item.name}</Box>
                <Box fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
                  {amountText(currentStock, item.unit)} of at least {amountText(minimumStock, item.unit)}
                </Box>
              </Box>
              <StatusBadge
                status={stockStatus({
                  hundredths: toHundredths(currentStock),
                  minimumHundredths: toHundredths(minimumStock),
                })}
              />
            </Flex>
          ))}
        </ul>
      )}
    </Surface>
  )
}
