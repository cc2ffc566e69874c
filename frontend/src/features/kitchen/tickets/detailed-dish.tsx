import { Box } from '@chakra-ui/react/box'
import { formatDishName } from '#shared/kitchen/kitchen-names'
import { formatModifiers } from '#shared/kitchen/ticket-items'
import type { TicketLine } from '#shared/orders/contract'
import { AllergenConflict } from '#ui/allergy-warning'
import { useWords, type Words } from '#base/language/use-words'
import { isFullyDeclared } from './tickets'

function containsText(line: TicketLine, { allergy, noAllergen, undeclared }: Words['tickets']): string {
  const allergens = line.allergens ?? []
  const contains = allergens.length > 0 ? allergy.contains(allergy.listOf(allergens.map(allergy.nameOf))) : noAllergen
  if (isFullyDeclared(line)) return contains
  return [...(allergens.length > 0 ? [contains] : []), undeclared].join('. ')
}

type DetailedDishProps = { readonly line: TicketLine }

/** A dish in a ticket's details, marked if it has an allergen of the allergy notes. */
export function DetailedDish({ line }: DetailedDishProps) {
  const { tickets: words } = useWords()
  const modifiers = formatModifiers(line, words.no)
  const note = line.customizations?.notes
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border" py="2">
      <Box fontWeight="bold" textDecoration={line.isStruck ? 'line-through' : undefined}>
        {line.quantity}× {formatDishName(line)} ({line.menuItem.code}){line.for && ` ${words.forGuest(line.for)}`}
      </Box>
      {modifiers && <Box fontWeight="medium">{modifiers}</Box>}
      {note && <div>“{note}”</div>}
      <AllergenConflict line={line} marks={line.allergyMarks} words={words.allergy} hint={words.seeNote} />
      <Box color="fg.muted">{containsText(line, words)}</Box>
    </Box>
  )
}
