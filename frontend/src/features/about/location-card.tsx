import { useEffect } from 'react'
import { formatHoursLines } from '#shared/hours/hours'
import type { Location } from '#shared/locations/index'
import { DirectionsLink } from '#base/location/directions-link'
import { SiteLink } from '#base/cart/site-link'
import { followLocation } from '#base/location/follow-location'
import { useLatestLocation } from '#base/location/location-store'
import { currentLocation } from '#base/location/location'
import { useNow } from '#base/browser/use-now'
import { Badge } from '#ui/badge'
import { Heading } from '#ui/heading'
import { Surface } from '#ui/surface'
import styles from './location-card.module.css'

type LocationCardProps = { readonly location: Location; readonly isChosen: boolean }

/** A location with its address and opening hours, which follow the changes of its owner. */
export function LocationCard({ location: initial, isChosen }: LocationCardProps) {
  const location = useLatestLocation(initial)
  const now = useNow()
  useEffect(() => (initial.code === currentLocation.code ? undefined : followLocation(initial)), [initial])
  const { street, city, state, zipCode } = location.address
  return (
    <Surface className={isChosen ? styles.chosen : undefined} aria-label={location.name}>
      <div className={styles.head}>
        <Heading as="h3" size="md">
          {location.name}
        </Heading>
        {isChosen && <Badge variant="solid">Chosen</Badge>}
      </div>
      <div className={styles.ways}>
        <address>
          {street}
          <br />
          {city}, {state} {zipCode}
        </address>
        <DirectionsLink address={location.address} to={location.name} />
        <a href={`tel:${location.phone}`}>{location.phone}</a>
        <SiteLink location={location}>{location.domain}</SiteLink>
      </div>
      <dl className={styles.hours}>
        {formatHoursLines(location, now).map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </Surface>
  )
}
