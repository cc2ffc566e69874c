import { Badge } from '@chakra-ui/react/badge'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import type { Location } from '#shared/locations/index'
import { formatHoursLines } from '#shared/rules/hours-lines'
import { SiteLink } from '#base/cart/site-link'
import { useLocationWithHours } from '#base/location/hours-store'
import { followHours } from '#base/location/keep-hours'
import { currentLocation } from '#base/location/location'
import { useNow } from '#base/use-now'
import { Surface } from '#base/components/surface'

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
