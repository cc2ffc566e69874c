import { chakra } from '@chakra-ui/react/styled-system'
import type { ChangeEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { toast } from '#ui/toast'
import { useSession } from '#base/session/session'
import { useSaveContact, useSavedContact } from './use-saved-contact'
import type { CheckoutForm } from './checkout-form'
import { Grid, GridItem } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { validateEmail, validatePhone } from '#shared/orders/checkout'
import { TextField } from '#ui/forms/fields'
import { usePolicy } from '#base/location/location'
import { TitledSection } from '#base/components/titled-panel'

const Tick = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minH: '11', mt: '4', cursor: 'pointer' },
})

/**
 * For who is signed in: asks whether phone and address are remembered; unticked, they are forgotten
 * at once.
 */
export function RememberContact() {
  const { user } = useSession()
  const { register } = useFormContext<CheckoutForm>()
  const kept = useSavedContact()
  const { mutate: save } = useSaveContact()
  if (!user) return null
  const isKept = kept !== undefined && (kept.phone !== '' || kept.address !== null)
  function change(event: ChangeEvent<HTMLInputElement>) {
    if (event.target.checked || !isKept) return
    save({}, { onSuccess: () => toast({ title: 'Forgotten', description: 'Your phone and address are not kept.' }) })
  }
  return (
    <Tick>
      <chakra.input
        type="checkbox"
        boxSize="5"
        accentColor="accent.fg"
        {...register('remember', { onChange: change })}
      />
      <span>Remember my phone and delivery address</span>
    </Tick>
  )
}

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
