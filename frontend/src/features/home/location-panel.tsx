import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Flex } from '@chakra-ui/react/flex'
import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { getServerId, locations } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { findLocationByZipCode, parseZipCode } from '#shared/locations/geo'
import { useLocationConfig } from '#base/location/location'
import { toast } from '#ui/toast'
import { SiteLink } from '#base/cart/site-link'
import { saveGuestLocation } from '#base/location/save-guest-location'
import { Box } from '@chakra-ui/react/box'
import { touchTarget } from '#ui/theme/recipes'
import { TitledPanel } from '#base/components/titled-panel'
import { Heading } from '@chakra-ui/react/heading'
import { formatHoursLines } from '#shared/hours/hours'
import { OpenStatus } from '#base/location/open-status'
import { useNow } from '#base/browser/use-now'
import { Surface } from '#ui/surface'

const unknownPlace = { latitude: null, longitude: null, address: null, autoDetectLocation: false } as const

/** Which restaurant a zip code belongs to; the answer is kept with the account. */
export function ZipFinder() {
  const here = useLocationConfig()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Location | null>(null)
  const find = (event: FormEvent) => {
    event.preventDefault()
    const zipCode = parseZipCode(typed)
    const location = findLocationByZipCode(typed, locations)
    setFound(location ?? null)
    if (!zipCode || !location) {
      const description = zipCode ? `None of our restaurants delivers to ${zipCode}.` : 'A ZIP code has five digits.'
      return toast({ title: 'No Restaurant There', description, type: 'info' })
    }
    saveGuestLocation({ ...unknownPlace, zipCode, preferredLocationId: getServerId(location) })
    toast({ title: 'Location Updated', description: `${zipCode} belongs to ${location.name}.` })
  }
  return (
    <chakra.form mt="4" noValidate onSubmit={find}>
      <Field.Root>
        <Field.Label>Find by ZIP code</Field.Label>
        <Flex gap="2" width="100%">
          <Input
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="outline">
            Find
          </Button>
        </Flex>
      </Field.Root>
      {found && (
        <chakra.p mt="2" fontSize="sm" role="status">
          {found.code === here.code ? (
            'You are there already.'
          ) : (
            <SiteLink location={found} color="accent.fg">
              Go to {found.name}, your cart comes along
            </SiteLink>
          )}
        </chakra.p>
      )}
    </chakra.form>
  )
}

const Others = chakra('ul', {
  base: {
    mt: '4',
    pt: '4',
    borderTopWidth: '1px',
    '& a': { display: 'inline-flex', alignItems: 'center', minH: '11', color: 'accent.fg' },
  },
})

/** Where this order would be made, and the ways to the other houses. */
export function LocationPanel() {
  const here = useLocationConfig()
  const { street, city, state, zipCode } = here.address
  return (
    <TitledPanel title="Your Location">
      <Box fontWeight="semibold">{here.name}</Box>
      <chakra.address fontStyle="normal" color="fg.muted">
        {street}, {city}, {state} {zipCode}
        <br />
        <chakra.a
          href={`tel:${here.phone}`}
          color="accent.fg"
          display="inline-block"
          py="1"
          position="relative"
          {...touchTarget}
        >
          {here.phone}
        </chakra.a>
      </chakra.address>
      <ZipFinder />
      <Others aria-label="Other locations">
        {locations
          .filter(({ code }) => code !== here.code)
          .map((location) => (
            <li key={location.code}>
              <SiteLink location={location}>Order from {location.name}</SiteLink>
            </li>
          ))}
      </Others>
    </TitledPanel>
  )
}

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
