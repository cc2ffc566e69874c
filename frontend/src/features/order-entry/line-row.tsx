import { Box } from '@chakra-ui/react/box'
import { Button, IconButton } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { MinusIcon, PlusIcon, Trash2Icon } from 'lucide-react'
import { listAllergyMarks, type NotedLine } from '#shared/kitchen/allergy-notes'
import type { Advisory, Allergen } from '#shared/menu/contract'
import type { CartItem } from '#shared/orders/cart/cart-lines'
import { MAX_LINE_QUANTITY } from '#shared/orders/constants'
import { formatCents, type Cents } from '#shared/platform/money'
import { AllergenConflict } from '#ui/allergy-warning'
import { AdvisoryMark } from '#ui/advisory'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useWords } from '#base/language/use-words'
import { useKitchenName } from './kitchen-lines'

type LineRowProps = {
  readonly line: CartItem
  readonly totalCents: Cents
  /** When its dish is offered, if it isn't at the order's time. */
  readonly offerTexts?: readonly string[] | undefined
  readonly advisory: Advisory | null
  readonly noted: NotedLine
  readonly notedAllergens: readonly Allergen[]
  readonly onQuantity: (quantity: number) => void
  readonly onEdit: (() => void) | undefined
  readonly onRemove: () => void
}

/** A line of a draft with its quantity, its marks and its buttons. */
export function LineRow({
  line,
  offerTexts,
  totalCents,
  advisory,
  noted,
  notedAllergens,
  onQuantity,
  onEdit,
  onRemove,
}: LineRowProps) {
  const { editing: words } = useDialogWords()
  const { tickets } = useWords()
  const kitchenName = useKitchenName(line.menuItemId)
  return (
    <Flex as="li" align="center" gap="3" wrap="wrap" py="3" borderBottomWidth="1px" borderColor="border">
      <Flex align="center" gap="1" role="group" aria-label={words.quantityOf(line.name)}>
        <IconButton
          variant="outline"
          aria-label={words.less(line.name)}
          disabled={line.quantity <= 1}
          onClick={() => onQuantity(line.quantity - 1)}
        >
          <MinusIcon />
        </IconButton>
        <Box minW="8" textAlign="center" fontWeight="bold" aria-live="polite">
          {line.quantity}
        </Box>
        <IconButton
          variant="outline"
          aria-label={words.more(line.name)}
          disabled={line.quantity >= MAX_LINE_QUANTITY}
          onClick={() => onQuantity(line.quantity + 1)}
        >
          <PlusIcon />
        </IconButton>
      </Flex>
      <Box flex="1" minW={{ base: '6rem', sm: '10rem' }} overflowWrap="anywhere">
        {kitchenName}
        <Box as={kitchenName === undefined ? 'span' : 'small'} display={kitchenName && 'block'}>
          {line.name}
        </Box>
        <AdvisoryMark advisory={advisory} />
        {offerTexts && (
          <Box fontSize="sm" color="warning.fg">
            {words.notOffered(offerTexts.join('; '))}
          </Box>
        )}
        {line.for && <Box fontSize="sm">{words.forName(line.for)}</Box>}
        {line.notes && (
          <Box fontSize="sm" color="warning.fg">
            {line.notes}
          </Box>
        )}
        <AllergenConflict
          line={noted}
          marks={listAllergyMarks(noted, notedAllergens)}
          words={tickets.allergy}
          hint={tickets.seeNote}
        />
      </Box>
      <Box fontVariantNumeric="tabular-nums">{formatCents(totalCents)}</Box>
      <Flex gap="3" ms="auto">
        {onEdit && (
          <Button variant="outline" aria-label={words.optionsOf(line.name)} onClick={onEdit}>
            {words.options}
          </Button>
        )}
        <IconButton variant="ghost" aria-label={words.remove(line.name)} onClick={onRemove}>
          <Trash2Icon />
        </IconButton>
      </Flex>
    </Flex>
  )
}
