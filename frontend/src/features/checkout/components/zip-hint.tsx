import { Box } from '@chakra-ui/react/box'
import { useWatch } from 'react-hook-form'
import { locations } from '#shared/locations/index'
import { findLocationByZipCode, parseZipCode } from '#shared/rules/zip-codes'
import { useLocationConfig } from '#base/location/location'
import { SiteLink } from '#base/cart/site-link'
import type { CheckoutForm } from '../draft'

/** Says which restaurant delivers to a zip code, before the order is refused or driven too far. */
export function DeliveryZipHint() {
  const here = useLocationConfig()
  const zipCode = useWatch<CheckoutForm, 'address.zipCode'>({ name: 'address.zipCode' })
  const found = findLocationByZipCode(zipCode, locations)
  return (
    <Box role="status" mt="3" fontSize="sm" color="fg.muted">
      {found?.code === here.code && `${here.name} delivers to ${parseZipCode(zipCode)}.`}
      {found && found.code !== here.code && (
        <>
          {parseZipCode(zipCode)} is delivered to from {found.name}.{' '}
          <SiteLink location={found} color="accent.fg" textDecoration="underline">
            Order there, your cart comes along
          </SiteLink>
        </>
      )}
      {!found &&
        parseZipCode(zipCode) &&
        `${parseZipCode(zipCode)} is outside our delivery areas: ${here.delivery.zone}.`}
    </Box>
  )
}
