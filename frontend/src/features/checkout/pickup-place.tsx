import { chakra } from '@chakra-ui/react/styled-system'
import { formatTime } from '#shared/platform/time'
import { ChangeLocation } from '#base/cart/change-location'
import { DirectionsLink } from '#base/location/directions-link'
import { useLocationConfig } from '#base/location/location'

const Place = chakra('div', {
  base: {
    mt: '4',
    pt: '4',
    borderTopWidth: '1px',
    '& .ready': { fontWeight: '600', mb: '3' },
    '& .where': { color: 'fg.muted' },
    '& details': { mt: '1' },
    '& summary': { display: 'inline-block', py: '1', color: 'accent.fg', cursor: 'pointer' },
    '& section': { mt: '2' },
  },
})

type PickupPlaceProps = {
  /** When an order placed now is ready, in milliseconds; undefined for a later one. */
  readonly ready: { readonly from: number; readonly to: number } | undefined
}

/** Where and when the order is picked up, with the way there and the group's other locations. */
export function PickupPlace({ ready }: PickupPlaceProps) {
  const { fullName, name, timeZone, address } = useLocationConfig()
  return (
    <Place>
      {ready && (
        <p className="ready">
          Ready between {formatTime(ready.from, timeZone)} and {formatTime(ready.to, timeZone)}
        </p>
      )}
      <strong>{fullName}</strong>
      <p className="where">
        {address.street}, {address.city}, {address.state} {address.zipCode}
      </p>
      <DirectionsLink address={address} to={name} />
      <details>
        <summary>Pick up at another location</summary>
        <ChangeLocation />
      </details>
    </Place>
  )
}
