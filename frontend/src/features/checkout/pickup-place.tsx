import { chakra } from '@chakra-ui/react/styled-system'
import { ChangeLocation } from '#base/cart/change-location'
import { TitledSection } from '#base/components/titled-panel'
import { DirectionsLink } from '#base/location/directions-link'
import { useLocationConfig } from '#base/location/location'

const OtherLocations = chakra('details', {
  base: {
    mt: '2',
    '& summary': { width: 'fit-content', minW: '11', py: '2.5', color: 'accent.fg', cursor: 'pointer' },
    '& section': { mt: '2' },
  },
})

/** Where the order is picked up, with the way there and the group's other locations. */
export function PickupPlace() {
  const { fullName, name, address } = useLocationConfig()
  return (
    <TitledSection title="Pick up at">
      <strong>{fullName}</strong>
      <chakra.p color="fg.muted">
        {address.street}, {address.city}, {address.state} {address.zipCode}
      </chakra.p>
      <DirectionsLink address={address} to={name} />
      <OtherLocations>
        <summary>Change</summary>
        <ChangeLocation />
      </OtherLocations>
    </TitledSection>
  )
}
