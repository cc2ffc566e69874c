import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { VoiceItem } from '#shared/contract/voice'
import { MAX_QUANTITY } from '#shared/contract/orders'
import { MinusIcon, PlusIcon, TrashIcon } from '#base/components/icons'

const Step = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '11',
    borderRadius: 'full',
    cursor: 'pointer',
    color: 'fg.muted',
    _hover: { bg: 'bg.raised', color: 'fg' },
    _disabled: { opacity: 0.35, cursor: 'not-allowed' },
  },
})

type LineProps = { readonly item: VoiceItem; readonly isBusy: boolean; readonly onSet: (item: VoiceItem) => void }

const Line = ({ item, isBusy, onSet }: LineProps) => {
  const { itemName, quantity, notes } = item
  const set = (next: number) => onSet({ ...item, quantity: next })
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
        {notes && (
          <chakra.span display="block" fontSize="sm" fontWeight="normal" color="fg.muted">
            {notes}
          </chakra.span>
        )}
      </chakra.span>
      <Step
        type="button"
        aria-label={`One ${itemName} less`}
        disabled={isBusy || quantity <= 1}
        onClick={() => set(quantity - 1)}
      >
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
        type="button"
        aria-label={`One ${itemName} more`}
        disabled={isBusy || quantity >= MAX_QUANTITY}
        onClick={() => set(quantity + 1)}
      >
        <PlusIcon />
      </Step>
      <Step
        type="button"
        ms={{ base: 'auto', sm: '0' }}
        aria-label={`Remove ${itemName}`}
        disabled={isBusy}
        onClick={() => set(0)}
      >
        <TrashIcon />
      </Step>
    </chakra.li>
  )
}

type UnderstoodLinesProps = {
  readonly items: readonly VoiceItem[]
  readonly isBusy: boolean
  readonly onSet: (item: VoiceItem) => void
  readonly onConfirm: () => void
  readonly onDrop: () => void
}

/** What was understood but not for sure, line by line, until the guest says that it is right. */
export const UnderstoodLines = ({ items, isBusy, onSet, onConfirm, onDrop }: UnderstoodLinesProps) => (
  <chakra.section aria-label="Is this right?" mt="4" p="4" bg="bg.raised" borderRadius="xl">
    <chakra.h3 mb="2" fontWeight="semibold">
      Is this right?
    </chakra.h3>
    <ul>
      {items.map((item) => (
        <Line key={item.itemId} item={item} isBusy={isBusy} onSet={onSet} />
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
