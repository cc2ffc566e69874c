import { Flex } from '@chakra-ui/react/flex'
import { TriangleAlertIcon } from 'lucide-react'
import type { Ticket } from '#shared/orders/contract'
import { formatAllergyWarning } from '#shared/kitchen/ticket-items'

/** The allergies of an order in lists and details, in the color that they have on tickets. */
export function AllergyWarning({ ticket }: { readonly ticket: Pick<Ticket, 'orderItems' | 'specialInstructions'> }) {
  const warning = formatAllergyWarning(ticket)
  if (!warning) return null
  return (
    <Flex gap="2" align="center" px="3" py="1.5" bg="#6b1d82" color="white" fontWeight="bold" borderRadius="md">
      <TriangleAlertIcon aria-hidden />
      <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>{warning}</span>
    </Flex>
  )
}
