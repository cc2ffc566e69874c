import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { serverIdOf } from '#shared/locations/index'
import type { ExpiringLot } from '#shared/contract/inventory'
import { wallClock } from '#shared/rules/local-time'
import { isExpired } from '#shared/rules/stock-lots'
import { useLocationConfig } from '#base/location/location'
import { useNow } from '#base/use-now'
import { useExpiring } from '../api/inventory-queries'
import { useRecordMovement } from '../api/use-record-movement'
import { useMayChange } from '../use-inventory'
import { amountText, dateText, expiryText } from '../words'
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
  const { mutate: record, isPending } = useRecordMovement()
  const hasExpired = isExpired(expirationDate, today)
  const throwAway = () =>
    record({
      locationId: serverIdOf(location),
      itemId: item.id,
      movementType: 'waste',
      reason: hasExpired ? 'expired' : 'waste',
      quantity,
      expirationDate,
    })
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
          disabled={isPending}
          aria-busy={isPending}
          aria-label={`Record waste of ${amountText(quantity, item.unit)} of ${item.name}`}
          onClick={throwAway}
        >
          Record waste
        </Button>
      )}
    </Flex>
  )
}
