import { locations, type Location } from '#shared/locations/index'
import { DirectionsLink } from '#base/location/directions-link'
import { useLatestLocations } from '#base/location/all-locations'
import { useLocationConfig } from '#base/location/location'
import { PhoneIcon } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { kitchenCount, numberInWords } from '#base/format'
import { HeroActions, PageBody, PageHero } from '#base/page/page-hero'
import { GiftCardsLink } from '#features/gift-cards'
import { ButtonLink, getButtonClass } from '#ui/button'
import { Heading } from '#ui/heading'
import { CoastMap } from './coast-map'
import styles from './contact-page.module.css'
import { LocationCard } from './location-card'

const normalize = (name: string) => name.replace(/\s+/g, '').toLowerCase()

/**
 * Finds a location by its name, ignoring spaces and case
 * (docs/product/pages.md#about-reviews-and-contact). Returns the fallback if there is none.
 */
export const findChosenLocation = (
  name: string | null,
  fallback: Location,
  among: readonly Location[] = locations,
): Location => among.find((location) => name !== null && normalize(location.name) === normalize(name)) ?? fallback

const services = [
  ['Dine in', 'At the iron, at the bar, or at a table of your own.'],
  ['Pick up', 'Ready while you find your keys.'],
  ['Delivery', 'Around each kitchen, hot where it should be.'],
  ['Catering and events', 'We bring fire, rice and knives.'],
  ['Party trays', 'For ten people or for sixty.'],
] as const

export function ContactPage() {
  const current = useLocationConfig()
  const [search] = useSearchParams()
  const chosen = findChosenLocation(search.get('location'), current, useLatestLocations())
  const { street, city, state, zipCode } = chosen.address
  return (
    <>
      <PageHero
        title="Contact"
        eyebrow="Come in, or call"
        heading={chosen.fullName}
        lead={
          <>
            {street}, {city}, {state} {zipCode}
            <br />
            <DirectionsLink address={chosen.address} to={chosen.name} />
            <br />
            <a className={styles.mail} href={`mailto:${chosen.email}`}>
              {chosen.email}
            </a>
          </>
        }
        drawing={<CoastMap chosen={chosen.code} />}
      >
        <HeroActions>
          <ButtonLink size="lg" href="/menu">
            Order online
          </ButtonLink>
          <a className={getButtonClass({ size: 'lg', variant: 'outline' })} href={`tel:${chosen.phone}`}>
            <PhoneIcon />
            Call {chosen.phone}
          </a>
          <GiftCardsLink />
        </HeroActions>
      </PageHero>
      <PageBody>
        <Heading as="h2" size="lg" className={styles.title}>
          All {numberInWords(kitchenCount)} kitchens
        </Heading>
        <div className={styles.cards}>
          {locations.map((location) => (
            <LocationCard key={location.code} location={location} isChosen={location.code === chosen.code} />
          ))}
        </div>
        <Heading as="h2" size="lg" className={styles.servicesTitle}>
          What we do
        </Heading>
        <ul>
          {services.map(([name, text]) => (
            <li key={name} className={styles.service}>
              <span className={styles.name}>{name}</span>
              <span className={styles.text}>{text}</span>
            </li>
          ))}
        </ul>
      </PageBody>
    </>
  )
}
