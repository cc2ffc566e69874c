import { locations } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { Badge } from '@chakra-ui/react/badge'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { formatHoursLines } from '#shared/hours/hours'
import { SiteLink } from '#base/cart/site-link'
import { useLocationWithHours } from '#base/location/hours-store'
import { followHours } from '#base/location/follow-hours'
import { currentLocation, useLocationConfig } from '#base/location/location'
import { useNow } from '#base/browser/use-now'
import { Surface } from '#ui/surface'
import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { PhoneIcon } from 'lucide-react'
import { Link, useSearchParams } from 'wouter'
import { kitchenCountInWords, numberInWords } from '#base/format'
import { PageBody, PageHero } from '#base/page/page-frame'
import { CoastMap } from './coast-map'

const plain = (name: string) => name.replace(/\s+/g, '').toLowerCase()

/**
 * The location that a name stands for, whatever its spaces
 * (docs/product/pages.md#about-reviews-and-contact); otherwise where we are.
 */
export const findChosenLocation = (name: string | null, here: Location): Location =>
  locations.find((location) => name !== null && plain(location.name) === plain(name)) ?? here

type LocationCardProps = { readonly location: Location; readonly isChosen: boolean }

export function LocationCard({ location: shown, isChosen }: LocationCardProps) {
  const location = useLocationWithHours(shown)
  const now = useNow()
  useEffect(() => (shown.code === currentLocation.code ? undefined : followHours(shown)), [shown])
  const { street, city, state, zipCode } = location.address
  return (
    <Surface borderColor={isChosen ? 'accent' : 'border'} aria-label={location.name}>
      <Flex justifyContent="space-between" alignItems="start" flexWrap="wrap" gap="3">
        <Heading as="h3" size="md">
          {location.name}
        </Heading>
        {isChosen && <Badge variant="solid">Chosen</Badge>}
      </Flex>
      <chakra.div mt="3" display="grid" gap="1" color="fg.muted" css={{ '& a': { color: 'accent.fg', py: '1' } }}>
        <chakra.address fontStyle="normal">
          {street}
          <br />
          {city}, {state} {zipCode}
        </chakra.address>
        <a href={`tel:${location.phone}`}>{location.phone}</a>
        <SiteLink location={location} overflowWrap="anywhere">
          {location.domain}
        </SiteLink>
      </chakra.div>
      <chakra.dl mt="4" pt="4" borderTopWidth="1px" fontSize="sm" display="grid" gap="1">
        {formatHoursLines(location, now).map(({ days, hours }) => (
          <Flex key={days} justifyContent="space-between" gap="4">
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </Flex>
        ))}
      </chakra.dl>
    </Surface>
  )
}

const services = [
  ['Dine in', 'At the iron, at the bar, or at a table of your own.'],
  ['Pick up', 'Ready while you find your keys.'],
  ['Delivery', 'Around each kitchen, hot where it should be.'],
  ['Catering and events', 'We bring fire, rice and knives.'],
  ['Party trays', 'For ten people or for sixty.'],
] as const

export function ContactPage() {
  const here = useLocationConfig()
  const [search] = useSearchParams()
  const chosen = findChosenLocation(search.get('location'), here)
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
        </Flex>
      </PageHero>
      <PageBody>
        <Heading as="h2" size="lg" mb="5">
          All {numberInWords(kitchenCountInWords)} kitchens
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
