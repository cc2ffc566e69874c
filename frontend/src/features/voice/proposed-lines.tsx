import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { MinusIcon, PlusIcon, Trash2Icon, Undo2Icon, XIcon } from 'lucide-react'
import { useRef } from 'react'
import type { MenuItem } from '#shared/menu/contract'
import { MAX_LINE_QUANTITY } from '#shared/orders/contract'
import { getDefaultOptionIds, getSelectionDifferences, resolveSelection } from '#shared/menu/options'
import { formatOption, formatSelection, toLowerInitial } from '#shared/menu/option-text'
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

const Chips = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    py: '1.5',
    fontSize: 'sm',
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minH: '11',
      px: '3',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'accent',
      bg: 'accent.subtle',
      color: 'accent.fg',
      fontWeight: 'normal',
      cursor: 'pointer',
    },
  },
})

/** A difference from the usual dish that a tap takes back; `next` are the options after it. */
type Correction = {
  readonly text: string
  readonly label: string
  readonly next: readonly string[]
  readonly isUndo: boolean
}

/**
 * Describes the options of a line: those that a tap takes back, and the text of the others, such as
 * a required choice.
 */
function describeOptions({ itemId, itemName, options }: SpokenLine, menu: readonly MenuItem[]) {
  const groups = menu.find(({ id }) => id === itemId)?.optionGroups ?? []
  const { chosen } = resolveSelection(groups, options)
  const ids = options ?? getDefaultOptionIds(groups)
  const differences = getSelectionDifferences(groups, chosen)
  const taken = differences.chosen.flatMap(({ group, option, quantity }): Correction[] => {
    const own = groups.filter(({ id }) => id === group.id)
    const left = ids.filter((id) => id !== option.id)
    const hasOther = own.some((each) => each.options.some(({ id }) => left.includes(id)))
    const next = hasOther ? left : [...left, ...getDefaultOptionIds(own)]
    const text = formatOption({ name: option.name, quantity })
    const isFixed = next.length === ids.length && next.every((id) => ids.includes(id))
    const isMissing = group.min > 0 && next.length === left.length && !hasOther
    return isFixed || isMissing ? [] : [{ text, label: `Take ${text} off the ${itemName}`, next, isUndo: false }]
  })
  const leftOut = differences.leftOut.map(({ id, name }): Correction => ({
    text: `no ${toLowerInitial(name)}`,
    label: `Put ${toLowerInitial(name)} back on the ${itemName}`,
    next: [...ids, id],
    isUndo: true,
  }))
  const all = formatSelection(groups, chosen)
  const corrections = [...taken, ...leftOut]
  const fixed = differences.chosen.map(({ option, quantity }) => formatOption({ name: option.name, quantity })).filter((text) => !corrections.some((each) => each.text === text)) // prettier-ignore
  return { all, corrections, fixed: fixed.join(', ') }
}

const Line = ({ item, menu, isBusy, onSet }: LineProps) => {
  const { itemName, quantity, notes } = item
  const { all, corrections, fixed } = describeOptions(item, menu)
  const name = all ? `${itemName}, ${all}` : itemName
  const correct = (next: readonly string[]) => onSet({ ...item, was: item.options ?? [], options: next })
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
        {[fixed, notes].filter(Boolean).map((detail) => (
          <chakra.span key={detail} display="block" fontSize="sm" fontWeight="normal" color="fg.muted">
            {detail}
          </chakra.span>
        ))}
        {corrections.length > 0 && (
          <Chips>
            {corrections.map(({ text, label, next, isUndo }) => (
              <button key={text} type="button" aria-label={label} disabled={isBusy} onClick={() => correct(next)}>
                {text} {isUndo ? <Undo2Icon size="1em" /> : <XIcon size="1em" />}
              </button>
            ))}
          </Chips>
        )}
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
export function ProposedLines({ items, menu, isBusy, onSet, onConfirm, onDrop }: ProposedLinesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const set = (item: SpokenLine) => {
    onSet(item)
    // A corrected option's button is gone afterwards.
    if (item.options && item.was !== item.options) heading.current?.focus()
  }
  return (
    <chakra.section aria-label="Is this right?" mt="4" p="4" bg="bg.raised" borderRadius="xl">
      <chakra.h3 ref={heading} tabIndex={-1} mb="2" fontWeight="semibold">
        Is this right?
      </chakra.h3>
      <ul>
        {items.map((item) => (
          <Line key={getSpokenLineKey(item)} item={item} menu={menu} isBusy={isBusy} onSet={set} />
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
}
