import { Grid, GridItem } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { validateEmail, validatePhone } from '#shared/rules/checkout'
import { TextField } from '#base/forms/fields'
import { usePolicy } from '#base/location/location'
import type { CheckoutForm } from '../draft'
import { RememberContact } from './remember-contact'
import { TitledSection } from './section'

/** Who orders; a number or an address that can't be one is said as soon as it stands there. */
export function ContactSection() {
  const policy = usePolicy()
  return (
    <TitledSection title="Customer Information">
      {policy.contact === 'required' && (
        <Text mb="4" fontSize="sm" color="fg.muted">
          We need your name, and a phone number or an e-mail address.
        </Text>
      )}
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
            rules={{ validate: (email: unknown) => validateEmail(String(email).trim(), policy) ?? true }}
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
            rules={{ validate: (phone: unknown) => validatePhone(String(phone).trim(), policy) ?? true }}
          />
        </GridItem>
      </Grid>
      <RememberContact />
    </TitledSection>
  )
}
