import { Box } from '@chakra-ui/react/box'
import { openStatus } from '#shared/rules/hours'
import { takesOrdersNow } from '#shared/rules/schedule'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { useNow } from '#base/use-now'

/** A delivery has no time to choose: while closed, it is said before the form is filled in. */
export function ClosedNotice() {
  const location = useLocationConfig()
  const policy = usePolicy()
  const now = useNow()
  if (takesOrdersNow(policy, location, now)) return null
  return (
    <Box role="status" p="4" borderRadius="xl" bg="warning.subtle" color="warning.fg" fontSize="sm">
      <strong>{openStatus(location, now).text}.</strong> Deliveries can be ordered while we are open; a pickup or an
      event you can schedule now.
    </Box>
  )
}
