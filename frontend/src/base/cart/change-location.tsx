import { MapPinIcon } from 'lucide-react'
import { locations } from '#shared/locations/index'
import { useLocationConfig } from '../location/location'
import styles from './change-location.module.css'
import { SiteLink } from './site-link'

/** Names the location of this site, with links to the others, which take the cart along. */
export function ChangeLocation() {
  const { code, name } = useLocationConfig()
  return (
    <section className={styles.locations} aria-label="Change location">
      <p>You order at {name}. Change location:</p>
      {locations
        .filter((other) => other.code !== code)
        .map((other) => (
          <SiteLink key={other.code} location={other} className={styles.link}>
            <MapPinIcon /> {other.name}
          </SiteLink>
        ))}
    </section>
  )
}
