import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { getStockStatus, toHundredths } from '#shared/rules/stock'
import { formatAmountWithUnit } from '#base/amount-text'
import { useLowStock } from '../api/inventory-queries'
import { QueryList } from './read-list'
import { StatusBadge } from './status-badge'

/** What is at its minimum, or under it. */
export const LowStockList = () => (
  <QueryList title="Low Stock" answer={useLowStock()} what="Low stock" empty="No low stock items">
    {({ id, item, currentStock, minimumStock }) => (
      <Flex as="li" key={id} py="2.5" gap="3" justify="space-between" align="center" borderTopWidth="1px">
        <Box>
          <Box fontWeight="semibold">{item.name}</Box>
          <Box fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {formatAmountWithUnit(currentStock, item.unit)} of at least {formatAmountWithUnit(minimumStock, item.unit)}
          </Box>
        </Box>
        <StatusBadge
          status={getStockStatus({
            hundredths: toHundredths(currentStock),
            minimumHundredths: toHundredths(minimumStock),
          })}
        />
      </Flex>
    )}
  </QueryList>
)
