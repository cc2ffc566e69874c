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
import styles from './cart-line.module.css'

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
    <div className={styles.controls}>
      <div className={styles.steps} role="group" aria-label={`Quantity of ${name}`}>
        <StepButton label={`One ${name} less`} isOff={quantity <= 1} onPress={() => setQuantity(key, quantity - 1)}>
          <MinusIcon />
        </StepButton>
        <span aria-live="polite">{quantity}</span>
        <button type="button" aria-label={`One ${name} more`} onClick={() => setQuantity(key, quantity + 1)}>
          <PlusIcon />
        </button>
      </div>
      <div className={styles.ways}>
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
        <button type="button" className={styles.remove} aria-label={`Remove ${name}`} onClick={() => remove(key)}>
          Remove
        </button>
      </div>
    </div>
  )
}

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
  <div className={styles.details}>
    {choice && <p>{choice}</p>}
    {notes && <p className={styles.aside}>{notes}</p>}
    {allergens && <p className={styles.aside}>{allergens}</p>}
    {conflicts.length > 0 && <p className={styles.conflict}>Not what you asked for: {conflicts.join(', ')}</p>}
    {problem && <p className={styles.problem}>{problemTexts[problem]}</p>}
  </div>
)

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
  <li className={styles.line} data-problem={problem ?? undefined}>
    <div className={styles.parts}>
      <DishPicture imageUrl={line.imageUrl} sizes="4rem" />
      <div className={styles.name}>
        {details.name}
        <AdvisoryMark advisory={details.advisory} />
      </div>
      <span className={styles.sum}>{formatCents(getLineTotalCents(line))}</span>
      <div className={styles.facts}>
        {line.for && <strong>For {line.for}</strong>}
        <CartLineFacts details={details} notes={note ? undefined : line.notes} problem={problem} />
        {problem === 'other-time' && <OfferTimes dish={dish} />}
        {note}
      </div>
      <CartLineControls line={line} dish={dish} actions={actions} />
    </div>
  </li>
)

type LinesReminderProps = { readonly lines: readonly { readonly details: LineDetails }[] }

/** The reminder for lines that are raw or undercooked with their options. */
export const LinesReminder = ({ lines }: LinesReminderProps) => (
  <AdvisoryReminder of={lines.map(({ details }) => details.advisory)} isSmall />
)
