import { Badge } from '#ui/chakra/badge'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { formatHoursLines } from '#shared/hours/hours'
import type { Location } from '#shared/locations/index'
import { DirectionsLink } from '#base/location/directions-link'
import { StyledSiteLink } from '#base/cart/styled-site-link'
import { followLocation } from '#base/location/follow-location'
import { useLatestLocation } from '#base/location/location-store'
import { currentLocation } from '#base/location/location'
import { useNow } from '#base/browser/use-now'
import { Surface } from '#ui/chakra/surface'

type LocationCardProps = { readonly location: Location; readonly isChosen: boolean }

/** A location with its address and opening hours, which follow the changes of its owner. */
export function LocationCard({ location: initial, isChosen }: LocationCardProps) {
  const location = useLatestLocation(initial)
  const now = useNow()
  useEffect(() => (initial.code === currentLocation.code ? undefined : followLocation(initial)), [initial])
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
        <DirectionsLink address={location.address} to={location.name} />
        <a href={`tel:${location.phone}`}>{location.phone}</a>
        <StyledSiteLink location={location} overflowWrap="anywhere">
          {location.domain}
        </StyledSiteLink>
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
