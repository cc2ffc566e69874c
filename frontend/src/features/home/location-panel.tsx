import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { DirectionsLink } from '#base/location/directions-link'
import { useLatestLocations } from '#base/location/all-locations'
import { useLocationConfig } from '#base/location/location'
import { SiteLink } from '#base/cart/site-link'
import { Box } from '@chakra-ui/react/box'
import { touchTarget } from '#ui/theme/recipes'
import { TitledPanel } from '#base/components/titled-panel'
import { Heading } from '#ui/chakra/heading'
import { formatHoursLines } from '#shared/hours/hours'
import { OpenStatus } from '#base/location/open-status'
import { useNow } from '#base/browser/use-now'
import { Surface } from '#ui/chakra/surface'
import { ZipFinder } from './zip-finder'

const OtherLocations = chakra('ul', {
  base: {
    mt: '4',
    pt: '4',
    borderTopWidth: '1px',
    '& a': { display: 'inline-flex', alignItems: 'center', minH: '11', color: 'accent.fg' },
  },
})

/** The address of the current location, a search by ZIP code, and links to the other locations. */
export function LocationPanel() {
  const currentLocation = useLocationConfig()
  const locations = useLatestLocations()
  const { street, city, state, zipCode } = currentLocation.address
  return (
    <TitledPanel title="Your Location">
      <Box fontWeight="semibold">{currentLocation.name}</Box>
      <chakra.address fontStyle="normal" color="fg.muted">
        {street}, {city}, {state} {zipCode}
        <br />
        <DirectionsLink address={currentLocation.address} to={currentLocation.name} />
        <br />
        <chakra.a
          href={`tel:${currentLocation.phone}`}
          color="accent.fg"
          display="inline-block"
          py="1"
          position="relative"
          {...touchTarget}
        >
          {currentLocation.phone}
        </chakra.a>
      </chakra.address>
      <ZipFinder />
      <OtherLocations aria-label="Other locations">
        {locations
          .filter(({ code }) => code !== currentLocation.code)
          .map((location) => (
            <li key={location.code}>
              <SiteLink location={location}>Order from {location.name}</SiteLink>
            </li>
          ))}
      </OtherLocations>
    </TitledPanel>
  )
}

/** The open status and weekly hours of the current location. */
export function HoursPanel() {
  const location = useLocationConfig()
  const now = useNow()
  return (
    <Surface aria-label="Location hours">
      <Heading as="h2" size="md" mb="1">
        {location.fullName}
      </Heading>
      <OpenStatus />
      <Box as="dl" mt="4" fontVariantNumeric="tabular-nums">
        {formatHoursLines(location, now).map(({ days, hours }) => (
          <Flex key={days} justify="space-between" gap="4" py="1">
            <Box as="dt" color="fg.muted">
              {days}
            </Box>
            <dd>{hours}</dd>
          </Flex>
        ))}
      </Box>
    </Surface>
  )
}
