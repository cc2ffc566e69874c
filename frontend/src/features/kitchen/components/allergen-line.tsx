import { Box } from '@chakra-ui/react/box'
import type { Ticket } from '#shared/contract/orders'
import { allergensOf } from '../tickets'

type AllergenLineProps = { readonly ticket: Pick<Ticket, 'orderItems'> }

/** Quiet enough to be read every time: a row of alarms on each ticket would soon be seen by nobody. */
export function AllergenLine({ ticket }: AllergenLineProps) {
  const { allergens, undeclared } = allergensOf(ticket)
  if (allergens.length === 0 && !undeclared) return null
  return (
    <Box fontSize="sm" lineHeight="1.4">
      {allergens.length > 0 && (
        <Box color="danger.fg">
          <Box as="span" fontWeight="bold">
            Allergens:
          </Box>{' '}
          {allergens.join(', ')}
        </Box>
      )}
      {undeclared && (
        <Box color="warning.fg" fontWeight="semibold">
          Not all allergens are declared: ask the chef
        </Box>
      )}
    </Box>
  )
}
