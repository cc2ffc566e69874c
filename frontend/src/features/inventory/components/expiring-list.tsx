import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useState } from 'react'
import type { ExpiringLot } from '#shared/contract/inventory'
import { toWallClock } from '#shared/rules/local-time'
import { isExpiredLot } from '#shared/rules/stock-lots'
import { useLocationConfig } from '#base/location/location'
import { useNow } from '#base/use-now'
import { formatAmountWithUnit } from '#base/amount-text'
import { useExpiringLots } from '../api/inventory-queries'
import { useCanEditStock } from '../use-inventory'
import { formatCalendarDate, formatExpiry } from '../words'
import { MovementDialog } from './movement-dialog'
import { QueryList } from './read-list'

/** Lot by lot what keeps no longer than a week, and what has expired until it is thrown away. */
export const ExpiringList = () => (
  <QueryList title="Expiring Soon" answer={useExpiringLots()} what="What expires" empty="No items expiring soon">
    {(lot) => <LotLine key={`${lot.item.id} ${lot.expirationDate}`} lot={lot} />}
  </QueryList>
)

function LotLine({ lot: { item, expirationDate, quantity } }: { readonly lot: ExpiringLot }) {
  const location = useLocationConfig()
  const { date: today } = toWallClock(location, useNow())
  const mayChange = useCanEditStock()
  const [isAsking, setAsking] = useState(false)
  const hasExpired = isExpiredLot(expirationDate, today)
  const begin = {
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
      {mayChange && (
        <Button
          variant="outline"
          aria-haspopup="dialog"
          aria-label={`Record waste of ${formatAmountWithUnit(quantity, item.unit)} of ${item.name}`}
          onClick={() => setAsking(true)}
        >
          Record waste
        </Button>
      )}
      {isAsking && <MovementDialog begin={begin} onClose={() => setAsking(false)} />}
    </Flex>
  )
}
