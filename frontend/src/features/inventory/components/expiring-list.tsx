import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useState } from 'react'
import type { ExpiringLot } from '#shared/contract/inventory'
import { wallClock } from '#shared/rules/local-time'
import { isExpired } from '#shared/rules/stock-lots'
import { useLocationConfig } from '#base/location/location'
import { useNow } from '#base/use-now'
import { amountText } from '#base/amount-text'
import { useExpiring } from '../api/inventory-queries'
import { useMayChange } from '../use-inventory'
import { dateText, expiryText } from '../words'
import { MovementDialog } from './movement-dialog'
import { ReadList } from './read-list'

/** Lot by lot what keeps no longer than a week, and what has expired until it is thrown away. */
export const ExpiringList = () => (
  <ReadList title="Expiring Soon" answer={useExpiring()} what="What expires" empty="No items expiring soon">
    {(lot) => <LotLine key={`${lot.item.id} ${lot.expirationDate}`} lot={lot} />}
  </ReadList>
)

function LotLine({ lot: { item, expirationDate, quantity } }: { readonly lot: ExpiringLot }) {
  const location = useLocationConfig()
  const { date: today } = wallClock(location, useNow())
  const mayChange = useMayChange()
  const [isAsking, setAsking] = useState(false)
  const hasExpired = isExpired(expirationDate, today)
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
          {amountText(quantity, item.unit)} · {expiryText(expirationDate, today)} ({dateText(expirationDate)})
        </Box>
      </Box>
      {mayChange && (
        <Button
          variant="outline"
          aria-haspopup="dialog"
          aria-label={`Record waste of ${amountText(quantity, item.unit)} of ${item.name}`}
          onClick={() => setAsking(true)}
        >
          Record waste
        </Button>
      )}
      {isAsking && <MovementDialog begin={begin} onClose={() => setAsking(false)} />}
    </Flex>
  )
}
