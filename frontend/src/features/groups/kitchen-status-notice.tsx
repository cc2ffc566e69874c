import { Box } from '@chakra-ui/react/box'
import { getOpenStatus } from '#shared/hours/hours'
import { acceptsOrdersNow } from '#shared/orders/scheduling'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { useNow } from '#base/browser/use-now'
import { useIntakeMessage } from '#features/kitchen/intake'

/**
 * Shows every participant that the kitchen is closed, paused or busy, before the host orders
 * (docs/product/groups.md#from-link-to-order).
 */
export function KitchenStatusNotice({ sender }: { readonly sender: string }) {
  const location = useLocationConfig()
  const policy = usePolicy()
  const now = useNow()
  const intakeMessage = useIntakeMessage()
  const isClosed = !acceptsOrdersNow(policy, location, now)
  const status = isClosed ? getOpenStatus(location, now).text : intakeMessage?.is
  const consequence = isClosed || intakeMessage?.isPaused ? `${sender} can send it for later` : intakeMessage?.then
  return (
    <Box role="status">
      {status && (
        <Box mb="5" p="4" bg="warning.subtle" color="warning.fg" borderRadius="xl" overflowWrap="anywhere">
          <strong>{status}:</strong> {consequence}.
        </Box>
      )}
    </Box>
  )
}
