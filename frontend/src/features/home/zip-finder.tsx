import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState, type FormEvent } from 'react'
import { findLocationByZipCode, parseZipCode } from '#shared/locations/geo'
import { getServerId, type Location } from '#shared/locations/index'
import { StyledSiteLink } from '#base/cart/styled-site-link'
import { useLocationsOfKind } from '#base/location/all-locations'
import { useLocationConfig } from '#base/location/location'
import { saveGuestLocation } from '#base/location/save-guest-location'
import { toast } from '#ui/toast'
import { TextInput } from '#ui/forms/controls'
import { FieldFrame } from '#ui/forms/field-frame'

const noPosition = { latitude: null, longitude: null, address: null, autoDetectLocation: false } as const

/** Finds the restaurant that delivers to a ZIP code, and saves it in the account. */
export function ZipFinder() {
  const currentLocation = useLocationConfig()
  const locations = useLocationsOfKind()
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
    saveGuestLocation({ ...noPosition, zipCode, preferredLocationId: getServerId(location) })
    toast({ title: 'Location Updated', description: `${zipCode} belongs to ${location.name}.` })
  }
  return (
    <chakra.form mt="4" noValidate onSubmit={find}>
      <FieldFrame label="Find by ZIP code">
        <Flex gap="2" width="100%">
          <TextInput
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
      </FieldFrame>
      {found && (
        <chakra.p mt="2" fontSize="sm" role="status">
          {found.code === currentLocation.code ? (
            'That’s already your restaurant.'
          ) : (
            <StyledSiteLink location={found} color="accent.fg">
              Go to {found.name}, with your cart
            </StyledSiteLink>
          )}
        </chakra.p>
      )}
    </chakra.form>
  )
}
