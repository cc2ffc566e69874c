import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { locations } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { comingExceptions, weekLines } from '#shared/rules/hours'
import { useLocationConfig } from '../../app/location'
import { siteOf } from '../../app/site-of'
import { useNow } from '../../app/use-now'
import { PageFrame } from '../../components/page-frame'
import { Surface } from '../../components/surface'
import { Button } from '../../components/ui'

const services = ['Dine in', 'Pick up', 'Delivery', 'Catering and events', 'Party trays'] as const

const LocationCard = ({ location, isHere }: { readonly location: Location; readonly isHere: boolean }) => {
  const { street, city, state, zipCode } = location.address
  return (
    <Surface borderColor={isHere ? 'accent' : 'border'}>
      <Heading as="h2" size="md">
        {location.name}
      </Heading>
      <chakra.div mt="3" display="grid" gap="1" color="fg.muted" css={{ '& a': { color: 'accent.fg', py: '1' } }}>
        <chakra.address fontStyle="normal">
          {street}, {city}, {state} {zipCode}
        </chakra.address>
        <a href={`tel:${location.phone}`}>{location.phone}</a>
        <a href={siteOf(location)}>{location.domain}</a>
      </chakra.div>
      <chakra.dl mt="4" fontSize="sm" display="grid" gap="1">
        {[...weekLines(location), ...comingExceptions(location, useNow())].map(({ days, hours }) => (
          <Flex key={days} justify="space-between" gap="4">
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </Flex>
        ))}
      </chakra.dl>
    </Surface>
  )
}

export function ContactPage() {
  const here = useLocationConfig()
  return (
    <PageFrame title="Contact" lead={`${here.fullName}: ${here.address.street}, ${here.address.city}.`}>
      <Flex gap="3" wrap="wrap" mb="10">
        <Button asChild>
          <Link href="/menu">Order online</Link>
        </Button>
        <Button asChild variant="outline">
          <a href={`tel:${here.phone}`}>Call {here.phone}</a>
        </Button>
      </Flex>
      <Grid gap="5" templateColumns={{ base: '1fr', lg: 'repeat(3, 1fr)' }}>
        {locations.map((location) => (
          <LocationCard key={location.code} location={location} isHere={location.code === here.code} />
        ))}
      </Grid>
      <Heading as="h2" size="lg" mt="12" mb="4">
        What we do
      </Heading>
      <chakra.ul display="flex" flexWrap="wrap" gap="3">
        {services.map((service) => (
          <chakra.li key={service} px="4" py="2" borderRadius="full" borderWidth="1px" bg="bg.surface">
            {service}
          </chakra.li>
        ))}
      </chakra.ul>
    </PageFrame>
  )
}
