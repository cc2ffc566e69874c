import { Box } from '@chakra-ui/react/box'
import { formatDishName } from '#shared/kitchen/kitchen-names'
import { formatModifiers } from '#shared/kitchen/ticket-items'
import type { TicketLine } from '#shared/orders/contract'
import { AllergenConflict } from '#ui/allergy-warning'
import { isFullyDeclared } from './tickets'

function containsText(line: TicketLine): string {
  const allergens = line.allergens ?? []
  const contains = allergens.length > 0 ? `Contains ${allergens.join(', ')}` : 'Declares no allergen'
  if (isFullyDeclared(line)) return contains
  return [...(allergens.length > 0 ? [contains] : []), 'Not all allergens are declared: ask the chef'].join('. ')
}

type DetailedDishProps = { readonly line: TicketLine }

/** A dish in a ticket's details, marked if it has an allergen of the allergy notes. */
export function DetailedDish({ line }: DetailedDishProps) {
  const modifiers = formatModifiers(line)
  const note = line.customizations?.notes
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border" py="2">
      <Box fontWeight="bold" textDecoration={line.isStruck ? 'line-through' : undefined}>
        {line.quantity}× {formatDishName(line)} ({line.menuItem.code}){line.for && ` for ${line.for}`}
      </Box>
      {modifiers && <Box fontWeight="medium">{modifiers}</Box>}
      {note && <div>“{note}”</div>}
      <AllergenConflict line={line} marks={line.allergyMarks} />
      <Box color="fg.muted">{containsText(line)}</Box>
    </Box>
  )
}
