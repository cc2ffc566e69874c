import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSession } from '#base/session/session'
import { deleteLastContact, loadLastContact, type LastContact } from './checkout-draft'
import type { CheckoutForm } from './checkout-form'

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
    <Flex mb="4" p="3" gap="3" wrap="wrap" align="center" bg="bg.inset" borderRadius="xl">
      <Box flex="1" minW="12rem" overflowWrap="anywhere">
        Last time: {formatContact(contact)}
      </Box>
      <Button type="button" size="sm" onClick={fill}>
        Use these details
      </Button>
      <Button type="button" size="sm" variant="outline" onClick={forget}>
        Delete
      </Button>
    </Flex>
  )
}
