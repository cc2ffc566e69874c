import { Button } from '#ui/chakra/button'
import { useState } from 'react'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog'
import { chakra } from '@chakra-ui/react/styled-system'
import { MinusIcon, PlusIcon } from 'lucide-react'
import type { GroupLine, GroupParticipant } from '#shared/groups/contract'
import { MAX_LINE_QUANTITY } from '#shared/orders/contract'
import { getLineTotalCents } from '#shared/orders/cart/cart-lines'
import { getLineProblem } from '#shared/orders/cart/cart-changes'
import { formatCents } from '#shared/platform/money'
import { StepButton } from '#ui/step-button'
import { Surface } from '#ui/chakra/surface'
import { useMenu } from '#base/menu/use-menu'
import { sumLinesCents, toGroupCartItem } from './group-lines'

type RemovePersonProps = { readonly name: string; readonly isBusy: boolean; readonly onRemove: () => void }

/** The host's button that removes a participant after confirmation. */
function RemovePersonButton({ name, isBusy, onRemove }: RemovePersonProps) {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Button
        type="button"
        variant="outline"
        size="sm"
        mt="3"
        maxW="full"
        overflowWrap="anywhere"
        whiteSpace="normal"
        h="auto"
        minH="11"
        disabled={isBusy}
        onClick={() => setConfirming(true)}
      >
        Remove {name}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={`Remove ${name} from the group order?`}
          confirmLabel="Remove"
          keepLabel="Cancel"
          onConfirm={onRemove}
          onClose={() => setConfirming(false)}
        >
          Their dishes are removed too, and they can’t add any more. This can’t be undone.
        </ConfirmDialog>
      )}
    </>
  )
}

const Person = chakra(Surface, {
  base: {
    '& header, & .row': { display: 'flex', justifyContent: 'space-between', gap: '3', alignItems: 'baseline' },
    '& h2': { fontWeight: '600', fontSize: 'lg', overflowWrap: 'anywhere' },
    '& :is(.sum, .steps span)': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& li': { py: '3', borderTopWidth: '1px', borderColor: 'border' },
    '& ul': { mt: '3' },
    '& .name': { minW: '0', overflowWrap: 'anywhere', fontWeight: '550' },
    '& .small': { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
    '& .gone': { fontSize: 'sm', color: 'warning.fg', fontWeight: '550' },
    '& .acts': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', mt: '1' },
    '& .steps': {
      display: 'inline-flex',
      alignItems: 'center',
      borderRadius: 'full',
      bg: 'bg.inset',
      borderWidth: '1px',
    },
    '& .steps span': { minW: '7', textAlign: 'center', fontWeight: '600' },
    '& .steps button': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '11',
      cursor: 'pointer',
      _disabled: { cursor: 'not-allowed', '& > svg': { opacity: 0.35 } },
    },
    '& .remove': {
      minH: '11',
      ps: '3',
      fontSize: 'sm',
      color: 'fg.muted',
      textDecoration: 'underline',
      cursor: 'pointer',
      marginInlineStart: 'auto',
      _hover: { color: 'danger.fg' },
    },
  },
})

type PersonPanelProps = {
  readonly person: GroupParticipant
  readonly isYou: boolean
  readonly isHost: boolean
  /** Whether a change awaits its answer; the buttons are disabled then. */
  readonly isBusy: boolean
  /** Changes a quantity; only given for the participant's own lines. */
  readonly onSetQuantity?: ((line: GroupLine, quantity: number) => void) | undefined
  readonly onRemove?: ((line: GroupLine) => void) | undefined
  /** Removes the participant with all lines; only given to the host. */
  readonly onRemovePerson?: (() => void) | undefined
}

/** A participant's lines with their total, marking lines that cannot be ordered. */
export function PersonPanel(props: PersonPanelProps) {
  const { person, isYou, isHost, isBusy, onSetQuantity, onRemove, onRemovePerson } = props
  const { name, lines } = person
  const { items: menu } = useMenu()
  return (
    <Person aria-label={`What ${name} wants`}>
      <header>
        <h2>
          {name}
          {isYou ? ' (you)' : isHost ? ' (started it)' : ''}
        </h2>
        <span className="sum">{formatCents(sumLinesCents(lines, menu))}</span>
      </header>
      {lines.length === 0 ? (
        <p className="small">Nothing yet</p>
      ) : (
        <ul>
          {lines.map((line) => {
            const item = toGroupCartItem(line, menu)
            const isUnavailable = menu.length > 0 && getLineProblem(item, menu) !== null
            return (
              <li key={line.id}>
                <div className="row">
                  <span className="name">
                    {line.quantity}× {item.name}
                  </span>
                  <span className="sum">{formatCents(getLineTotalCents(item))}</span>
                </div>
                {line.notes && <p className="small">“{line.notes}”</p>}
                {isUnavailable && <p className="gone">Can’t be ordered right now. Please remove it or choose again.</p>}
                <div className="acts">
                  {onSetQuantity && (
                    <div className="steps" role="group" aria-label={`Quantity of ${item.name}`}>
                      <StepButton
                        label={`One ${item.name} less`}
                        isOff={isBusy || line.quantity <= 1}
                        onPress={() => onSetQuantity(line, line.quantity - 1)}
                      >
                        <MinusIcon />
                      </StepButton>
                      <span aria-live="polite">{line.quantity}</span>
                      <StepButton
                        label={`One ${item.name} more`}
                        isOff={isBusy || line.quantity >= MAX_LINE_QUANTITY}
                        onPress={() => onSetQuantity(line, line.quantity + 1)}
                      >
                        <PlusIcon />
                      </StepButton>
                    </div>
                  )}
                  {onRemove && (
                    <StepButton
                      className="remove"
                      isOff={isBusy}
                      label={`Remove ${item.name} of ${name}`}
                      onPress={() => onRemove(line)}
                    >
                      Remove
                    </StepButton>
                  )}
                </div>
              </li>
            )
          })}
        </ul>
      )}
      {onRemovePerson && <RemovePersonButton name={name} isBusy={isBusy} onRemove={onRemovePerson} />}
    </Person>
  )
}
