import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { ChevronDownIcon, Trash2Icon } from 'lucide-react'

type RowActsProps = {
  /** What the row is called, so that each button says which it is for. */
  readonly name: string
  readonly at: number
  readonly count: number
  readonly onMove?: ((to: number) => void) | undefined
  readonly onRemove?: (() => void) | undefined
}

/** What can be done with one row of a list that is edited. */
export const RowActions = ({ name, at, count, onMove, onRemove }: RowActsProps) => (
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
