import { ChangeLocation } from '#base/cart/change-location'
import { TitledSection } from '#base/components/titled-panel'
import { DirectionsLink } from '#base/location/directions-link'
import { useLocationConfig } from '#base/location/location'
import styles from './pickup-place.module.css'

/** Where the order is picked up, with the way there and the group's other locations. */
export function PickupPlace() {
  const { fullName, name, address } = useLocationConfig()
  return (
    <TitledSection title="Pick up at">
      <strong>{fullName}</strong>
      <p className={styles.address}>
        {address.street}, {address.city}, {address.state} {address.zipCode}
      </p>
      <DirectionsLink address={address} to={name} />
      <details className={styles.others}>
        <summary>Change</summary>
        <ChangeLocation />
      </details>
    </TitledSection>
  )
}
