import { Box } from '@chakra-ui/react/box'
import { getOpenStatus } from '#shared/hours/hours'
import { acceptsOrdersNow } from '#shared/orders/scheduling'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { useNow } from '#base/browser/use-now'
import { useIntakeMessage } from '#features/kitchen/intake'

/**
 * That the kitchen takes nothing now, or asks for more time: said to all before it is sent
 * (docs/product/groups.md#from-the-link-to-the-order).
 */
export function KitchenStatusNotice({ sender }: { readonly sender: string }) {
  const location = useLocationConfig()
  const policy = usePolicy()
  const now = useNow()
  const words = useIntakeMessage()
  const isClosed = !acceptsOrdersNow(policy, location, now)
  const is = isClosed ? getOpenStatus(location, now).text : words?.is
  const then = isClosed || words?.isPaused ? `${sender} can send it for a later pickup` : words?.then
  return (
    <Box role="status">
      {is && (
        <Box mb="5" p="4" bg="warning.subtle" color="warning.fg" borderRadius="xl" overflowWrap="anywhere">
          <strong>{is}:</strong> {then}.
        </Box>
      )}
    </Box>
  )
}
