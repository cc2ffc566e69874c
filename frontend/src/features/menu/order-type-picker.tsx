import { useEffect, useId } from 'react'
import { formatDeliveryTerms } from '#shared/locations/charges'
import { getOpenStatus } from '#shared/hours/hours'
import { standardEtaText } from '#shared/orders/status'
import type { WaitQuote } from '#shared/orders/eta'
import type { OrderType } from '#shared/orders/constants'
import { EVENT_REQUEST_PATH, isOrderType, orderTypeStore, useOrderType } from '#base/cart/order-type'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { useNow } from '#base/browser/use-now'
import { useEtaQuotes, useWaitHints } from '#features/kitchen/intake'
import { useLocation } from 'wouter'
import { joinClasses } from '#ui/class-names'
import styles from './order-type-picker.module.css'
import { useMenuUrlQuery } from './use-menu-url-state'

/** A wait in minutes, in one line. */
const Wait = ({ quote: { min, max } }: { readonly quote: WaitQuote }) => (
  <span className={styles.wait}>{`${min}-${max} mins`}</span>
)

/** Chooses pickup, delivery or event for the checkout, and shows the current waits. */
export function OrderTypePicker() {
  const chosen = useOrderType()
  const quote = useEtaQuotes()
  const location = useLocationConfig()
  const { text } = getOpenStatus(location, useNow())
  const statusId = useId()
  const hints = useWaitHints(quote)
  const policy = usePolicy()
  const [, navigate] = useLocation()
  const choose = (type: OrderType) => {
    // Where events have a quote, they start with a request.
    if (type === 'event' && policy.takesEventRequests) navigate(EVENT_REQUEST_PATH)
    else orderTypeStore.set(type)
  }
  const pickupWait = quote.quotes && (
    <>
      Ready in <Wait quote={quote.quotes.pickup} />
    </>
  )
  const deliveryWait = quote.quotes && <Wait quote={quote.quotes.delivery} />
  const choices = [
    { type: 'pickup', label: 'Pick Up', hint: hints.pickup ?? pickupWait },
    { type: 'delivery', label: 'Delivery', hint: hints.delivery ?? deliveryWait },
    { type: 'event', label: 'Schedule Event', hint: standardEtaText.event },
  ] as const
  return (
    <div className={styles.picker}>
      <div className={styles.choices} role="group" aria-label="Order type">
        {choices.map(({ type, label, hint }) => (
          <button
            key={type}
            type="button"
            className={styles.choice}
            aria-pressed={type === chosen}
            aria-describedby={statusId}
            onClick={() => choose(type)}
          >
            <span className={styles.label}>{label}</span>
            <span className={styles.hint}>{hint}</span>
          </button>
        ))}
      </div>
      <p id={statusId} data-now className={joinClasses(styles.status, quote.closed !== null && styles.closed)}>
        {quote.closed ?? text}
      </p>
      {chosen === 'delivery' && (
        <p role="status" className={styles.terms}>
          {formatDeliveryTerms(policy, location.delivery.zone)}
        </p>
      )}
    </div>
  )
}

/** Marks a history entry whose order type has been applied. */
const APPLIED_KEY = 'isOrderTypeTaken'

const getHistoryState = (): object => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? state : {}
}

/**
 * Applies the order type of the URL once, when the guest follows a link with `?type=`.
 * After going back or reloading, the URL follows the chosen type instead of replacing it.
 * Replacing it would undo the guest's choice and might add a delivery fee.
 */
export function useOrderTypeFromUrl(): void {
  const [, navigate] = useLocation()
  const typeInUrl = new URLSearchParams(useMenuUrlQuery()).get('type')
  const chosen = useOrderType()
  const { takesEventRequests } = usePolicy()
  const isRequest = typeInUrl === 'event' && takesEventRequests

  useEffect(() => {
    if (isRequest) navigate(EVENT_REQUEST_PATH, { replace: true })
  }, [isRequest, navigate])

  useEffect(() => {
    if (!isOrderType(typeInUrl) || isRequest) return
    const state = getHistoryState()
    if (APPLIED_KEY in state) return
    orderTypeStore.set(typeInUrl)
    window.history.replaceState({ ...state, [APPLIED_KEY]: true }, '')
  }, [typeInUrl, isRequest])

  useEffect(() => {
    const type = orderTypeStore.get()
    if (!isOrderType(typeInUrl) || isRequest || typeInUrl === type) return
    const query = new URLSearchParams(window.location.search)
    query.set('type', type)
    navigate(`/menu?${query}${window.location.hash}`, { replace: true, state: getHistoryState() })
  }, [typeInUrl, isRequest, chosen, navigate])
}
