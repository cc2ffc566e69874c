import { Field } from '@chakra-ui/react/field'
import { Grid, GridItem } from '@chakra-ui/react/grid'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { useFormContext } from 'react-hook-form'
import type { CheckoutForm } from '../draft'
import { Section } from './section'
import { TextField } from './text-field'
import { ZipHint } from './zip-hint'

/** Where a delivery goes: Florida is the only state offered (docs/product/checkout.md#contact-and-address). */
export function AddressSection() {
  const { register } = useFormContext<CheckoutForm>()
  return (
    <Section title="Delivery Address">
      <Grid gap="4" templateColumns="repeat(6, minmax(0, 1fr))">
        <GridItem colSpan={{ base: 6, sm: 4 }}>
          <TextField name="address.street" label="Street Address" autoComplete="address-line1" maxLength={120} />
        </GridItem>
        <GridItem colSpan={{ base: 6, sm: 2 }}>
          <TextField name="address.unit" label="Unit/Apt (optional)" autoComplete="address-line2" maxLength={40} />
        </GridItem>
        <GridItem colSpan={{ base: 6, sm: 3 }}>
          <TextField name="address.city" label="City" autoComplete="address-level2" maxLength={80} />
        </GridItem>
        <GridItem colSpan={{ base: 2, sm: 1 }}>
          <Field.Root>
            <Field.Label>State</Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field {...register('address.state')}>
                <option value="FL">FL</option>
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
        </GridItem>
        <GridItem colSpan={{ base: 4, sm: 2 }}>
          <TextField
            name="address.zipCode"
            label="ZIP Code"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={12}
          />
        </GridItem>
      </Grid>
      <ZipHint />
    </Section>
  )
}
