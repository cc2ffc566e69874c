import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { MinusIcon, PlusIcon, Trash2Icon } from 'lucide-react'
import type { MenuItem } from '#shared/menu/contract'
import { MAX_LINE_QUANTITY } from '#shared/orders/contract'
import { resolveSelection } from '#shared/menu/options'
import { formatSelection } from '#shared/menu/option-text'
import { StepButton } from '#ui/step-button'
import { getSpokenLineKey, type SpokenLine } from './voice-state'

const Step = chakra(StepButton, {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '11',
    borderRadius: 'full',
    cursor: 'pointer',
    color: 'fg.muted',
    _hover: { bg: 'bg.raised', color: 'fg' },
    _disabled: { cursor: 'not-allowed', '& > svg': { opacity: 0.35 } },
  },
})

type LineProps = {
  readonly item: SpokenLine
  readonly menu: readonly MenuItem[]
  readonly isBusy: boolean
  readonly onSet: (item: SpokenLine) => void
}

/** Formats the chosen options of a line; empty for a dish without options. */
function formatOptions({ itemId, options }: SpokenLine, menu: readonly MenuItem[]): string {
  const groups = menu.find(({ id }) => id === itemId)?.optionGroups ?? []
  return formatSelection(groups, resolveSelection(groups, options).chosen)
}

const Line = ({ item, menu, isBusy, onSet }: LineProps) => {
  const { itemName, quantity, notes } = item
  const options = formatOptions(item, menu)
  const name = options ? `${itemName}, ${options}` : itemName
  const set = (next: number) => onSet({ ...item, was: item.options ?? [], quantity: next })
  return (
    <chakra.li
      display="flex"
      flexWrap={{ base: 'wrap', sm: 'nowrap' }}
      alignItems="center"
      gap="1"
      py="1"
      borderTopWidth="1px"
      borderColor="border"
    >
      <chakra.span
        flex={{ base: '1 1 100%', sm: '1' }}
        minW="0"
        pt={{ base: '1', sm: '0' }}
        fontWeight="semibold"
        lineHeight="snug"
      >
        {itemName}
        {[options, notes].filter(Boolean).map((detail) => (
          <chakra.span key={detail} display="block" fontSize="sm" fontWeight="normal" color="fg.muted">
            {detail}
          </chakra.span>
        ))}
      </chakra.span>
      <Step label={`One ${name} less`} isOff={isBusy || quantity <= 1} onPress={() => set(quantity - 1)}>
        <MinusIcon />
      </Step>
      <chakra.span
        minW="6"
        textAlign="center"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        aria-live="polite"
      >
        {quantity}
      </chakra.span>
      <Step
        label={`One ${name} more`}
        isOff={isBusy || quantity >= MAX_LINE_QUANTITY}
        onPress={() => set(quantity + 1)}
      >
        <PlusIcon />
      </Step>
      <Step ms={{ base: 'auto', sm: '0' }} label={`Remove ${name}`} isOff={isBusy} onPress={() => set(0)}>
        <Trash2Icon />
      </Step>
    </chakra.li>
  )
}

type ProposedLinesProps = {
  readonly items: readonly SpokenLine[]
  readonly menu: readonly MenuItem[]
  readonly isBusy: boolean
  readonly onSet: (item: SpokenLine) => void
  readonly onConfirm: () => void
  readonly onDrop: () => void
}

/** The lines that the assistant isn't sure about, for the guest to correct, confirm or discard. */
export const ProposedLines = ({ items, menu, isBusy, onSet, onConfirm, onDrop }: ProposedLinesProps) => (
  <chakra.section aria-label="Is this right?" mt="4" p="4" bg="bg.raised" borderRadius="xl">
    <chakra.h3 mb="2" fontWeight="semibold">
      Is this right?
    </chakra.h3>
    <ul>
      {items.map((item) => (
        <Line key={getSpokenLineKey(item)} item={item} menu={menu} isBusy={isBusy} onSet={onSet} />
      ))}
    </ul>
    <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
      <Button flex="1 1 auto" disabled={isBusy} onClick={onConfirm}>
        Add to cart
      </Button>
      <Button flex="1 1 auto" variant="outline" disabled={isBusy} onClick={onDrop}>
        Not this
      </Button>
    </chakra.div>
  </chakra.section>
)
