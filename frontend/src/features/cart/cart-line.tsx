import { chakra } from '@chakra-ui/react/styled-system'
import { MinusIcon, PlusIcon } from 'lucide-react'
import type { MenuItem } from '#shared/menu/contract'
import { getLineTotalCents, type CartItem } from '#shared/orders/cart/cart-lines'
import { isMarketPrice } from '#shared/menu/listing'
import { AdvisoryMark, AdvisoryReminder } from '#ui/advisory'
import { StepButton } from '#ui/step-button'
import { preloadDishSheet } from '#features/menu'
import { cartLineActions, type LineActions, type LineDetails } from './cart-lines'
import type { LineProblem } from '#shared/orders/cart/cart-changes'
import type { ReactNode } from 'react'
import { formatCents } from '#shared/platform/money'
import { DishPicture } from '#ui/picture'

const Controls = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '2',
    // The buttons are larger for a finger than they look.
    '& .steps': {
      position: 'relative',
      isolation: 'isolate',
      display: 'inline-flex',
      alignItems: 'center',
      _before: {
        content: '""',
        position: 'absolute',
        insetX: '0',
        insetY: '1',
        zIndex: '-1',
        borderRadius: 'full',
        bg: 'bg.inset',
        borderWidth: '1px',
      },
    },
    '& .steps button': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '11',
      borderRadius: 'full',
      cursor: 'pointer',
      _hover: { color: 'accent.fg' },
      _disabled: { cursor: 'not-allowed', '& > svg': { opacity: 0.35 } },
    },
    '& .steps span': { minW: '7', textAlign: 'center', fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
    '& .ways': { display: 'flex', me: '-3' },
    '& .ways button': {
      minH: '11',
      px: '3',
      fontSize: 'sm',
      color: 'fg.muted',
      borderRadius: 'full',
      cursor: 'pointer',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      _hover: { color: 'accent.fg' },
    },
    '& .ways .remove': { _hover: { color: 'danger.fg' } },
  },
})

type LineControlsProps = {
  readonly line: CartItem
  readonly dish: MenuItem | undefined
  readonly actions: LineActions
}

/** Buttons to change a line's quantity, edit its options and remove it. */
function CartLineControls({ line: { key, name, quantity }, dish, actions }: LineControlsProps) {
  const { setQuantity, remove, edit } = actions
  const canBeEdited = dish?.isAvailable && !isMarketPrice(dish)
  return (
    <Controls className="controls">
      <div className="steps" role="group" aria-label={`Quantity of ${name}`}>
        <StepButton label={`One ${name} less`} isOff={quantity <= 1} onPress={() => setQuantity(key, quantity - 1)}>
          <MinusIcon />
        </StepButton>
        <span aria-live="polite">{quantity}</span>
        <button type="button" aria-label={`One ${name} more`} onClick={() => setQuantity(key, quantity + 1)}>
          <PlusIcon />
        </button>
      </div>
      <div className="ways">
        {canBeEdited && (
          <button
            type="button"
            aria-label={`Edit ${name}`}
            aria-haspopup="dialog"
            onPointerDown={preloadDishSheet}
            onClick={() => edit(dish, key)}
          >
            Edit
          </button>
        )}
        <button type="button" className="remove" aria-label={`Remove ${name}`} onClick={() => remove(key)}>
          Remove
        </button>
      </div>
    </Controls>
  )
}

const Facts = chakra('div', {
  base: {
    fontSize: 'sm',
    fontWeight: 'normal',
    lineHeight: '1.3',
    '& .choice': { color: 'fg' },
    '& :is(.notes, .allergens)': { color: 'fg.muted' },
    '& :is(.gone, .conflict)': { color: 'warning.fg' },
    '& .conflict': { fontWeight: '550' },
  },
})

const problemTexts: Readonly<Record<LineProblem, string>> = {
  'sold-out': 'Sold out today. Please remove it before you go on.',
  'other-time': 'Not offered at the time of your order. Please choose another time, or remove it.',
  'option-sold-out': 'One of its options is sold out today. Please choose another before you go on.',
  'choose-again': 'Its options have changed. Please choose again before you go on.',
  'not-here': 'Not on our menu now. Please remove it before you go on.',
  'by-phone': 'At market price today. Please remove it here and call us for it.',
}

/** When a dish of another time is offered. */
const OfferTimes = ({ dish }: { readonly dish: MenuItem | undefined }) => <p>{dish?.offerTexts?.join('; ')}</p>

type LineFactsProps = {
  readonly details: LineDetails
  readonly notes?: string | undefined
  readonly problem?: LineProblem | null
}

/** A line's options, note, allergens, conflicts with the guest's filters, and problem. */
const CartLineFacts = ({ details: { choice, allergens, conflicts }, notes, problem = null }: LineFactsProps) => (
  <Facts>
    {choice && <p className="choice">{choice}</p>}
    {notes && <p className="notes">{notes}</p>}
    {allergens && <p className="allergens">{allergens}</p>}
    {conflicts.length > 0 && <p className="conflict">Not what you asked for: {conflicts.join(', ')}</p>}
    {problem && <p className="gone">{problemTexts[problem]}</p>}
  </Facts>
)

const Line = chakra('li', {
  base: {
    pt: '2',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& .top': {
      display: 'grid',
      gridTemplate:
        '"picture name sum" auto "picture facts facts" auto "picture controls controls" 1fr / auto minmax(0, 1fr) auto',
      columnGap: '3',
    },
    containerType: 'inline-size',
    // Next to the picture the buttons would take two rows.
    '@container (max-width: 19.9rem)': {
      '& .top': {
        gridTemplate:
          '"picture name sum" auto "picture facts facts" auto "controls controls controls" auto / auto minmax(0, 1fr) auto',
      },
    },
    // With text at 200%, the name gets a line of its own.
    '@container (max-width: 14rem)': {
      '& .top': {
        gridTemplate: '"picture sum" auto "name name" auto "facts facts" auto "controls controls" 1fr / 1fr auto',
      },
    },
    '& .top > :is(picture, img)': { gridArea: 'picture' },
    '& img': { width: '16', height: '12', objectFit: 'cover', borderRadius: 'md' },
    '& .name': { gridArea: 'name', overflowWrap: 'anywhere' },
    '& .facts': { gridArea: 'facts', overflowWrap: 'anywhere' },
    '& .controls': { gridArea: 'controls', mt: '-1' },
    // The note's button is larger for a finger than it looks.
    '& .facts:has(button) + .controls': { mt: '2' },
    '& :is(.name, .sum)': { fontWeight: '600', lineHeight: '1.25' },
    '& .sum': { gridArea: 'sum', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '&[data-problem] .sum': { color: 'fg.muted', textDecoration: 'line-through' },
    '&[data-problem] img': { filter: 'grayscale(1)', opacity: 0.6 },
  },
})

type CartLineProps = {
  readonly line: CartItem
  readonly dish: MenuItem | undefined
  readonly details: LineDetails
  readonly problem?: LineProblem | null
  /** Replaces the line's note, for example with a field to edit it. */
  readonly note?: ReactNode
  /** The cart's own by default. */
  readonly actions?: LineActions
}

/** A line of the cart: the dish, its total, its details and the buttons to change it. */
export const CartLine = ({ line, dish, details, problem = null, note, actions = cartLineActions }: CartLineProps) => (
  <Line data-problem={problem ?? undefined}>
    <div className="top">
      <DishPicture imageUrl={line.imageUrl} sizes="4rem" />
      <div className="name">
        {details.name}
        <AdvisoryMark advisory={details.advisory} />
      </div>
      <span className="sum">{formatCents(getLineTotalCents(line))}</span>
      <div className="facts">
        {line.for && <strong>For {line.for}</strong>}
        <CartLineFacts details={details} notes={note ? undefined : line.notes} problem={problem} />
        {problem === 'other-time' && <OfferTimes dish={dish} />}
        {note}
      </div>
      <CartLineControls line={line} dish={dish} actions={actions} />
    </div>
  </Line>
)

type LinesReminderProps = { readonly lines: readonly { readonly details: LineDetails }[] }

/** The reminder for lines that are raw or undercooked with their options. */
export const LinesReminder = ({ lines }: LinesReminderProps) => (
  <AdvisoryReminder of={lines.map(({ details }) => details.advisory)} isSmall />
)
