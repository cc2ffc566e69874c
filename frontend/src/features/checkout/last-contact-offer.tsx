import { Button } from '#ui/button'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSession } from '#base/session/session'
import { deleteLastContact, loadLastContact, type LastContact } from './checkout-draft'
import type { CheckoutForm } from './checkout-form'
import styles from './last-contact-offer.module.css'

const contactFields = ['firstName', 'lastName', 'email', 'phone', 'address'] as const

const formatContact = ({ firstName, lastName, email, phone }: LastContact): string =>
  [`${firstName} ${lastName}`.trim(), phone || email].filter(Boolean).join(', ')

/** Offers a returning guest the contact of the last order, until the guest types another one. */
export function LastContactOffer() {
  const { user } = useSession()
  const { control, setValue } = useFormContext<CheckoutForm>()
  const [contact, setContact] = useState(() => loadLastContact(new Date()))
  const typed = useWatch({ control, name: ['firstName', 'lastName', 'email', 'phone'] })
  if (user || !contact || typed.some((text) => text !== '')) return null
  const fill = () => {
    for (const name of contactFields) setValue(name, contact[name], { shouldDirty: true })
  }
  const forget = () => {
    deleteLastContact()
    setContact(null)
  }
  return (
    <div className={styles.offer}>
      <div className={styles.contact}>Last time: {formatContact(contact)}</div>
      <Button size="sm" onClick={fill}>
        Use these details
      </Button>
      <Button size="sm" variant="outline" onClick={forget}>
        Delete
      </Button>
    </div>
  )
}
