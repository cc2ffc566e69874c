import type { ChangeEvent } from 'react'
import { toast } from '#ui/toast'
import { useSession } from '#base/session/session'
import { useSaveContact, useSavedContact } from './use-saved-contact'
import { LastContactOffer } from './last-contact-offer'
import type { CheckoutForm } from './checkout-form'
import { useFormContext, useWatch } from 'react-hook-form'
import { validateEmail, validatePhone } from '#shared/orders/checkout'
import { CheckField, TextField } from '#ui/forms/fields'
import { usePolicy } from '#base/location/location'
import { TitledSection } from '#base/components/titled-panel'
import styles from './contact-section.module.css'

/** Lets a signed-in guest save phone and address. Unticking the box deletes them at once. */
function RememberContact() {
  const { user } = useSession()
  const saved = useSavedContact()
  const { mutate: save } = useSaveContact()
  if (!user) return null
  const isSaved = saved !== undefined && (saved.phone !== '' || saved.address !== null)
  function change(event: ChangeEvent<HTMLInputElement>) {
    if (event.target.checked || !isSaved) return
    save(
      {},
      {
        onSuccess: () =>
          toast({ title: 'Details Deleted', description: 'Your phone number and address are no longer saved.' }),
      },
    )
  }
  return <CheckField<CheckoutForm> name="remember" label="Remember my phone and delivery address" onChange={change} />
}

/** Says what a guest who gives a phone number only does without. */
function NoMailHint() {
  const { control } = useFormContext<CheckoutForm>()
  const [email, phone] = useWatch({ control, name: ['email', 'phone'] })
  return (
    // Screen readers announce only changes of a region that was there before.
    <p role="status" className={styles.noMail}>
      {email.trim() === '' &&
        phone.trim() !== '' &&
        'Without an e-mail address, you get no confirmation or receipt by mail. Keep the page of your order open, or bookmark it.'}
    </p>
  )
}

/** The guest's name, e-mail address and phone number, validated when a field loses focus. */
export function ContactSection() {
  const policy = usePolicy()
  return (
    <TitledSection title="Customer Information">
      {policy.contact === 'required' && (
        <p className={styles.needed}>We need your name, and a phone number or an e-mail address.</p>
      )}
      <LastContactOffer />
      <div className={styles.fields}>
        <TextField<CheckoutForm> name="firstName" label="First Name" autoComplete="given-name" maxLength={60} />
        <TextField<CheckoutForm> name="lastName" label="Last Name" autoComplete="family-name" maxLength={59} />
        <div className={styles.wide}>
          <TextField<CheckoutForm>
            name="email"
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            rules={{ validate: (email: unknown) => validateEmail(String(email), policy) ?? true }}
          />
        </div>
        <div className={styles.wide}>
          <TextField<CheckoutForm>
            name="phone"
            label="Phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
            rules={{ validate: (phone: unknown) => validatePhone(String(phone), policy) ?? true }}
          />
        </div>
      </div>
      <NoMailHint />
      <RememberContact />
    </TitledSection>
  )
}
