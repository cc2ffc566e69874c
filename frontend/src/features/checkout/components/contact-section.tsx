import { Grid, GridItem } from '@chakra-ui/react/grid'
import { TextField } from '#base/forms/fields'
import type { CheckoutForm } from '../draft'
import { RememberContact } from './remember-contact'
import { Section } from './section'

/** Who orders. */
export const ContactSection = () => (
  <Section title="Customer Information">
    <Grid gap="4" templateColumns="repeat(2, minmax(0, 1fr))">
      <TextField<CheckoutForm> name="firstName" label="First Name" autoComplete="given-name" maxLength={60} />
      <TextField<CheckoutForm> name="lastName" label="Last Name" autoComplete="family-name" maxLength={59} />
      <GridItem colSpan={{ base: 2, sm: 1 }}>
        <TextField<CheckoutForm>
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
        />
      </GridItem>
      <GridItem colSpan={{ base: 2, sm: 1 }}>
        <TextField<CheckoutForm>
          name="phone"
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
        />
      </GridItem>
    </Grid>
    <RememberContact />
  </Section>
)
