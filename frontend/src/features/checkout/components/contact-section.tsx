import { Grid } from '@chakra-ui/react/grid'
import { Section } from './section'
import { TextField } from './text-field'

/** Who orders. */
export const ContactSection = () => (
  <Section title="Customer Information">
    <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
      <TextField name="firstName" label="First Name" autoComplete="given-name" maxLength={60} />
      <TextField name="lastName" label="Last Name" autoComplete="family-name" maxLength={59} />
      <TextField name="email" label="Email" type="email" inputMode="email" autoComplete="email" maxLength={254} />
      <TextField name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="tel" maxLength={40} />
    </Grid>
  </Section>
)
