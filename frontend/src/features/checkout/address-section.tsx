import { Box } from '@chakra-ui/react/box'
import { useWatch } from 'react-hook-form'
import { validateZipCode } from '#shared/orders/checkout'
import { findLocationByZipCode, parseZipCode } from '#shared/locations/geo'
import { useAllLocations } from '#base/location/all-locations'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { SiteLink } from '#base/cart/site-link'
import type { CheckoutForm } from './checkout-form'
import { Grid, GridItem } from '@chakra-ui/react/grid'
import { SelectField, TextField } from '#ui/forms/fields'
import { TitledSection } from '#base/components/titled-panel'

/**
 * Names the restaurant that delivers to the typed ZIP code, before the server rejects the order.
 */
function DeliveryZipHint() {
  const location = useLocationConfig()
  const zipCode = useWatch<CheckoutForm, 'address.zipCode'>({ name: 'address.zipCode' })
  const found = findLocationByZipCode(zipCode, useAllLocations())
  return (
    <Box role="status" mt="3" fontSize="sm" color="fg.muted">
      {found?.code === location.code && `${location.name} delivers to ${parseZipCode(zipCode)}.`}
      {found && found.code !== location.code && (
        <>
          {parseZipCode(zipCode)} is delivered to from {found.name}.{' '}
          <SiteLink location={found} color="accent.fg" textDecoration="underline">
            Order there, with your cart
          </SiteLink>
        </>
      )}
      {!found &&
        parseZipCode(zipCode) &&
        `${parseZipCode(zipCode)} is outside our delivery areas: ${location.delivery.zone}.`}
    </Box>
  )
}

/**
 * The delivery address.
 * Florida is the only state (docs/product/checkout.md#contact-and-address).
 */
export function AddressSection() {
  const policy = usePolicy()
  return (
    <TitledSection title="Delivery Address">
      <Grid gap="4" templateColumns="repeat(6, minmax(0, 1fr))">
        <GridItem colSpan={{ base: 6, sm: 4 }}>
          <TextField<CheckoutForm>
            name="address.street"
            label="Street Address"
            autoComplete="address-line1"
            maxLength={120}
          />
        </GridItem>
        <GridItem colSpan={{ base: 6, sm: 2 }}>
          <TextField<CheckoutForm>
            name="address.unit"
            label="Unit/Apt (optional)"
            autoComplete="address-line2"
            maxLength={40}
          />
        </GridItem>
        <GridItem colSpan={{ base: 6, sm: 3 }}>
          <TextField<CheckoutForm> name="address.city" label="City" autoComplete="address-level2" maxLength={80} />
        </GridItem>
        <GridItem colSpan={{ base: 2, sm: 1 }}>
          <SelectField<CheckoutForm> name="address.state" label="State">
            <option value="FL">FL</option>
          </SelectField>
        </GridItem>
        <GridItem colSpan={{ base: 4, sm: 2 }}>
          <TextField<CheckoutForm>
            name="address.zipCode"
            label="ZIP Code"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={12}
            rules={{ validate: (zipCode: unknown) => validateZipCode(String(zipCode), policy) ?? true }}
          />
        </GridItem>
      </Grid>
      <DeliveryZipHint />
    </TitledSection>
  )
}
