import { Flex } from '@chakra-ui/react/flex'
import type { Ticket } from '#shared/contract/orders'
import { allergensOf } from '../tickets'
import { Pill } from './pill'

type AllergenLineProps = { readonly ticket: Pick<Ticket, 'orderItems'> }

export function AllergenLine({ ticket }: AllergenLineProps) {
  const { allergens, undeclared } = allergensOf(ticket)
  if (allergens.length === 0 && !undeclared) return null
  return (
    <Flex as="ul" listStyleType="none" gap="1.5" wrap="wrap" aria-label="Allergens">
      {allergens.map((allergen) => (
        <li key={allergen}>
          <Pill tone="danger" textTransform="capitalize">
            {allergen}
          </Pill>
        </li>
      ))}
      {undeclared && (
        <li>
          <Pill tone="warning">Allergens not declared</Pill>
        </li>
      )}
    </Flex>
  )
}
