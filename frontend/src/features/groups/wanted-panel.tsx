import { Box } from '@chakra-ui/react/box'
import type { Group } from '#shared/groups/contract'
import { formatDateTime } from '#shared/platform/time'
import { DirectionsLink } from '#base/location/directions-link'
import { useLocationConfig } from '#base/location/location'
import { Surface } from '#ui/chakra/surface'
import { getHostName } from './use-group'

/** Where the order is handed over, and about when. */
export function WantedPanel({ group }: { readonly group: Group }) {
  const { fullName, name, address, timeZone } = useLocationConfig()
  return (
    <Surface aria-label="Where and when" mb={{ base: '4', md: '6' }}>
      <Box fontWeight="semibold">
        {group.orderType === 'pickup' ? `Pick up at ${fullName}` : `Delivery from ${fullName}`}
      </Box>
      {group.orderType === 'pickup' && (
        <Box color="fg.muted">
          {address.street}, {address.city} <DirectionsLink address={address} to={name} />
        </Box>
      )}
      <Box color="fg.muted">
        {group.wantedAt === null
          ? `As soon as possible, once ${getHostName(group)} sends the order`
          : `For about ${formatDateTime(group.wantedAt, timeZone)}; ${getHostName(group)} chooses the exact time at checkout`}
      </Box>
    </Surface>
  )
}
