import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDownIcon, Trash2Icon } from 'lucide-react'

/** A list of cards, as many in a row as fit. */
export const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    listStyle: 'none',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  },
})

/** The rows of an editable list, below each other. */
export const Rows = chakra('ul', { base: { display: 'grid', gap: '3', listStyleType: 'none' } })

/** A row of fields, with its actions at the end. */
export const Row = chakra('li', {
  base: { display: 'grid', gap: '3', alignItems: 'start', p: '4', borderWidth: '1px', borderRadius: 'xl' },
})

type RowActionsProps = {
  /** The row's name, for the labels of its buttons. */
  readonly name: string
  readonly at: number
  readonly count: number
  readonly onMove?: ((to: number) => void) | undefined
  readonly onRemove?: (() => void) | undefined
}

/** Buttons to move and remove a row of an editable list. */
export const RowActions = ({ name, at, count, onMove, onRemove }: RowActionsProps) => (
  <Flex flexShrink="0">
    {onMove && (
      <>
        <Button
          type="button"
          variant="ghost"
          px="0"
          aria-label={`Move ${name} up`}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        >
          <ChevronDownIcon style={{ transform: 'rotate(180deg)' }} />
        </Button>
        <Button
          type="button"
          variant="ghost"
          px="0"
          aria-label={`Move ${name} down`}
          disabled={at === count - 1}
          onClick={() => onMove(at + 1)}
        >
          <ChevronDownIcon />
        </Button>
      </>
    )}
    {onRemove && (
      <Button type="button" variant="ghost" px="0" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Trash2Icon />
      </Button>
    )}
  </Flex>
)
