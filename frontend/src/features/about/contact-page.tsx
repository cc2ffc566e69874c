import { locations, type Location } from '#shared/locations/index'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { DirectionsLink } from '#base/location/directions-link'
import { useLatestLocations } from '#base/location/all-locations'
import { useLocationConfig } from '#base/location/location'
import { Button } from '#ui/chakra/button'
import { Grid } from '@chakra-ui/react/grid'
import { PhoneIcon } from 'lucide-react'
import { Link, useSearchParams } from 'wouter'
import { kitchenCount, numberInWords } from '#base/format'
import { PageBody, PageHero } from '#base/page/page-hero'
import { GiftCardsLink } from '#features/gift-cards'
import { CoastMap } from './coast-map'
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
            <chakra.a
              href={`mailto:${chosen.email}`}
              display="inline-block"
              py="1"
              color="accent.fg"
              overflowWrap="anywhere"
            >
              {chosen.email}
            </chakra.a>
          </>
        }
        drawing={<CoastMap chosen={chosen.code} />}
      >
        <Flex mt="7" gap="2.5" flexWrap="wrap">
          <Button asChild size="lg">
            <Link href="/menu">Order online</Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <a href={`tel:${chosen.phone}`}>
              <PhoneIcon />
              Call {chosen.phone}
            </a>
          </Button>
          <GiftCardsLink />
        </Flex>
      </PageHero>
      <PageBody>
        <Heading as="h2" size="lg" mb="5">
          All {numberInWords(kitchenCount)} kitchens
        </Heading>
        <Grid gap="5" gridTemplateColumns={{ base: '1fr', lg: 'repeat(3, 1fr)' }}>
          {locations.map((location) => (
            <LocationCard key={location.code} location={location} isChosen={location.code === chosen.code} />
          ))}
        </Grid>
        <Heading as="h2" size="lg" mt={{ base: '10', md: '14' }} mb="2">
          What we do
        </Heading>
        <chakra.ul>
          {services.map(([name, text]) => (
            <chakra.li
              key={name}
              display="grid"
              gridTemplateColumns={{ base: '1fr', sm: '14rem 1fr' }}
              gap={{ base: '1', sm: '6' }}
              py="4"
              borderBottomWidth="1px"
            >
              <chakra.span fontFamily="heading" fontSize="lg">
                {name}
              </chakra.span>
              <chakra.span color="fg.muted">{text}</chakra.span>
            </chakra.li>
          ))}
        </chakra.ul>
      </PageBody>
    </>
  )
}
