import { Grid, GridItem } from '@chakra-ui/react/grid'
import { SelectField, TextField } from '#base/forms/fields'
import type { CheckoutForm } from '../draft'
import { TitledSection } from './section'
import { DeliveryZipHint } from './zip-hint'

/**
 * Where a delivery goes: Florida is the only state offered
 * (docs/product/checkout.md#contact-and-address).
 */
export const AddressSection = () => (
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
        />
      </GridItem>
    </Grid>
    <DeliveryZipHint />
  </TitledSection>
)
