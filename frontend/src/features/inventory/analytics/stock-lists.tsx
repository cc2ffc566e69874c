import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { useState } from 'react'
import type { ExpiringLot } from '#shared/inventory/contract'
import { toWallClock } from '#shared/platform/time'
import { isExpiredLot } from '#shared/inventory/lots'
import { useLocationConfig } from '#base/location/location'
import { useNow } from '#base/browser/use-now'
import { formatAmountWithUnit } from '#base/format'
import { useExpiringLots, useLowStock } from '../data/inventory-queries'
import { useCanEditStock } from '../data/use-inventory'
import { formatCalendarDate, formatExpiry } from '../format'
import { MovementDialog } from '../movements/movement-dialog'
import { QueryList } from '../table'
import { getStockStatus, toHundredths } from '#shared/inventory/stock'
import { StatusBadge } from '../stock/stock-table'

/** Lots that expire within a week, and expired ones until their waste is recorded. */
export const ExpiringList = () => (
  <QueryList title="Expiring Soon" query={useExpiringLots()} subject="What expires" empty="No items expiring soon">
    {(lot) => <LotLine key={`${lot.item.id} ${lot.expirationDate}`} lot={lot} />}
  </QueryList>
)

function LotLine({ lot: { item, expirationDate, quantity } }: { readonly lot: ExpiringLot }) {
  const location = useLocationConfig()
  const { date: today } = toWallClock(location, useNow())
  const canEdit = useCanEditStock()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const hasExpired = isExpiredLot(expirationDate, today)
  const initialValues = {
    itemId: String(item.id),
    movementType: 'waste',
    reason: hasExpired ? 'expired' : 'waste',
    quantity,
    expirationDate,
  } as const
  return (
    <Flex as="li" py="2.5" gap="3" justify="space-between" align="center" wrap="wrap" borderTopWidth="1px">
      <Box>
        <Box fontWeight="semibold">{item.name}</Box>
        <Box fontSize="sm" color={hasExpired ? 'danger.fg' : 'fg.muted'} fontVariantNumeric="tabular-nums">
          {formatAmountWithUnit(quantity, item.unit)} · {formatExpiry(expirationDate, today)} (
          {formatCalendarDate(expirationDate)})
        </Box>
      </Box>
      {canEdit && (
        <Button
          variant="outline"
          aria-haspopup="dialog"
          aria-label={`Record waste of ${formatAmountWithUnit(quantity, item.unit)} of ${item.name}`}
          onClick={() => setDialogOpen(true)}
        >
          Record waste
        </Button>
      )}
      {isDialogOpen && <MovementDialog initialValues={initialValues} onClose={() => setDialogOpen(false)} />}
    </Flex>
  )
}

/** Items at or below their minimum. */
export const LowStockList = () => (
  <QueryList title="Low Stock" query={useLowStock()} subject="Low stock" empty="No low stock items">
    {({ id, item, currentStock, minimumStock, isCounted }) => (
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
            isCounted,
          })}
        />
      </Flex>
    )}
  </QueryList>
)
