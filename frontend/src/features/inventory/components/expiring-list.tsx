import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { serverIdOf } from '#shared/locations/index'
import type { ExpiringLot } from '#shared/contract/inventory'
import { wallClock } from '#shared/rules/local-time'
import { isExpired } from '#shared/rules/stock-lots'
import { NotLoaded } from '../../../components/not-loaded'
import { useLocationConfig } from '../../../app/location'
import { useNow } from '../../../app/use-now'
import { Surface } from '../../../components/surface'
import { useExpiring } from '../api/inventory-queries'
import { useRecordMovement } from '../api/use-record-movement'
import { useMayChange } from '../use-inventory'
import { amountText, dateText, expiryText } from '../words'
import { LinesSkeleton, Nothing } from './panel-states'

/** Lot by lot what keeps no longer than a week, and what has expired until it is thrown away. */
export function ExpiringList() {
  const { data: lots, isError, refetch } = useExpiring()
  return (
    <Surface aria-labelledby="expiring-title">
      <Heading as="h2" size="md" id="expiring-title" mb="3">
        Expiring Soon
      </Heading>
      {lots === undefined ? (
        isError ? (
          <NotLoaded onRetry={() => void refetch()}>What expires could not be loaded.</NotLoaded>
        ) : (
          <LinesSkeleton label="Loading what expires" lines={2} />
        )
      ) : lots.length === 0 ? (
        <Nothing>No items expiring soon</Nothing>
      ) : (
        <ul>
          {lots.map((lot) => (
            <LotLine key={`${lot.item.id} ${lot.expirationDate}`} lot={lot} />
          ))}
        </ul>
      )}
    </Surface>
  )
}

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
