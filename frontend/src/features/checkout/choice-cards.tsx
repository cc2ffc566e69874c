import type { ReactNode } from 'react'
import { useWatch, type UseFormRegisterReturn } from 'react-hook-form'
import { Link } from 'wouter'
import type { WaitQuotes } from '#shared/orders/eta'
import { standardEtaText } from '#shared/orders/status'
import { formatQuote } from '#shared/orders/scheduling'
import type { CheckoutForm } from './checkout-form'
import { EVENT_REQUEST_PATH } from '#base/cart/order-type'
import { usePolicy } from '#base/location/location'
import { useEtaQuotes, useWaitHints } from '#features/kitchen/intake'
import { joinClasses } from '#ui/class-names'
import styles from './choice-cards.module.css'

type Choice = { readonly value: string; readonly label: string; readonly hint: string }

type ChoiceCardsProps = {
  readonly legend: string
  readonly choices: readonly Choice[]
  readonly field: UseFormRegisterReturn
  /** Cards in a row on wide screens; all of two or three by default. */
  readonly columns?: 2 | 3
  /** Whether the cards stand in one row on phones, too, without visible radio buttons. */
  readonly isCompact?: boolean
  /** A card that leads to another page. */
  readonly children?: ReactNode
}

type CardTextProps = Pick<Choice, 'label' | 'hint'>

const CardText = ({ label, hint }: CardTextProps) => (
  <div className={styles.text}>
    <div className={styles.label}>{label}</div>
    <div className={styles.hint}>{hint}</div>
  </div>
)

/** Radio buttons with a large tap area. */
export const ChoiceCards = ({
  legend,
  choices,
  field,
  columns = choices.length === 2 ? 2 : 3,
  isCompact = false,
  children,
}: ChoiceCardsProps) => (
  <fieldset className={joinClasses(styles.choices, isCompact && styles.compact)}>
    <legend className="sr-only">{legend}</legend>
    <div className={joinClasses(styles.cards, columns === 3 && styles.triple)}>
      {choices.map(({ value, label, hint }) => (
        <label key={value} className={styles.card}>
          <input className={styles.dot} type="radio" value={value} {...field} />
          <CardText label={label} hint={hint} />
        </label>
      ))}
      {children}
    </div>
  </fieldset>
)

/**
 * The order types with their quotes, and the next opening while closed. Where events have a quote,
 * they start with a request (docs/product/events.md).
 */
export function OrderTypeCards({ field }: { readonly field: UseFormRegisterReturn }) {
  const quote = useEtaQuotes(useWatch<CheckoutForm, 'address.zipCode'>({ name: 'address.zipCode' }))
  const hints = useWaitHints(quote)
  const getHint = (type: keyof WaitQuotes) => hints[type] ?? (quote.quotes ? formatQuote(quote.quotes[type]) : '')
  const { takesEventRequests } = usePolicy()
  const choices = [
    { value: 'pickup', label: 'Pick Up', hint: getHint('pickup') },
    { value: 'delivery', label: 'Delivery', hint: getHint('delivery') },
    ...(takesEventRequests ? [] : [{ value: 'event', label: 'Event', hint: standardEtaText.event }]),
  ]
  return (
    <>
      <ChoiceCards legend="Order type" choices={choices} field={field} columns={3} isCompact>
        {takesEventRequests && (
          <Link href={EVENT_REQUEST_PATH} className={styles.card}>
            <CardText label="Event" hint="Request a quote" />
          </Link>
        )}
      </ChoiceCards>
      {quote.closed && <p className={styles.closed}>{quote.closed}</p>}
    </>
  )
}
