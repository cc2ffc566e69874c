import { MapPinIcon } from 'lucide-react'
import { useState } from 'react'
import { LOCATION_LATER_KEY } from '#base/storage/storage-keys'
import { tabStorage } from '#base/storage/storage'
import { usePosition } from './use-position'
import { SpecialsFrame } from './specials-frame'
import { SiteLink } from '#base/cart/site-link'
import { Button, getButtonClass } from '#ui/button'
import { joinClasses } from '#ui/class-names'
import { Heading } from '#ui/heading'
import styles from './specials-message.module.css'

const wasDismissed = (): boolean => tabStorage.getItem(LOCATION_LATER_KEY) !== null

/** Shown when there are no specials. "Maybe Later" hides it for the visit. */
export function ShareLocationPrompt({ isFolded }: { readonly isFolded: boolean }) {
  const { position, isAsking, ask } = usePosition()
  const [isDismissed, setDismissed] = useState(wasDismissed)
  if (isDismissed || position) return null
  const dismiss = () => {
    setDismissed(true)
    tabStorage.setItem(LOCATION_LATER_KEY, 'yes')
  }
  return (
    <SpecialsFrame isFlat={isFolded}>
      <Heading
        as={isFolded ? 'h2' : 'h3'}
        size={isFolded ? 'sm' : 'lg'}
        className={isFolded ? styles.flatTitle : styles.title}
      >
        No specials here right now
      </Heading>
      {!isFolded && (
        <p className={styles.text}>
          Share your location, and we’ll check whether another of our restaurants is closer to you.
        </p>
      )}
      <div className={joinClasses(styles.actions, isFolded && styles.flatActions)}>
        <Button onClick={ask} disabled={isAsking}>
          <MapPinIcon /> {isAsking ? 'Finding you…' : 'Share Location'}
        </Button>
        <Button variant="ghost" onClick={dismiss}>
          Maybe Later
        </Button>
      </div>
    </SpecialsFrame>
  )
}

/** Suggests a nearer restaurant of the group. The guest may stay at this one. */
export function NearerLocationNotice() {
  const { nearer } = usePosition()
  const [isDismissed, setDismissed] = useState(false)
  return (
    // Screen readers announce only changes of a region that was there before.
    <div role="status">
      {nearer && !isDismissed && <NearerLocation {...nearer} onDismiss={() => setDismissed(true)} />}
    </div>
  )
}

type NearerLocationProps = NonNullable<ReturnType<typeof usePosition>['nearer']> & { readonly onDismiss: () => void }

function NearerLocation({ location, miles, onDismiss }: NearerLocationProps) {
  return (
    <div className={styles.nearer}>
      <MapPinIcon />
      <p>
        {location.fullName} is nearer to you, {Math.round(miles)} miles away.
      </p>
      <SiteLink className={getButtonClass({ size: 'sm' })} location={location}>
        Go to {location.name}
      </SiteLink>
      <Button variant="ghost" size="sm" onClick={onDismiss}>
        Stay here
      </Button>
    </div>
  )
}
