import { Box } from '@chakra-ui/react/box'
import { useWatch } from 'react-hook-form'
import { locations } from '#shared/locations/index'
import { locationForZip, zipOf } from '#shared/rules/zip-codes'
import { useLocationConfig } from '#base/location/location'
import { SiteLink } from '#base/cart/site-link'
import type { CheckoutForm } from '../draft'

/** Says which restaurant delivers to a zip code, before the order is refused or driven too far. */
export function ZipHint() {
  const here = useLocationConfig()
  const zipCode = useWatch<CheckoutForm, 'address.zipCode'>({ name: 'address.zipCode' })
  const found = locationForZip(zipCode, locations)
  return (
    <Box role="status" mt="3" fontSize="sm" color="fg.muted">
      {found?.code === here.code && `${here.name} delivers to ${zipOf(zipCode)}.`}
      {found && found.code !== here.code && (
        <>
          {zipOf(zipCode)} is delivered to from {found.name}.{' '}
          <SiteLink location={found} color="accent.fg" textDecoration="underline">
            Order there, your cart comes along
          </SiteLink>
        </>
      )}
      {!found && zipOf(zipCode) && `${zipOf(zipCode)} is outside our delivery areas: ${here.delivery.zone}.`}
    </Box>
  )
}
