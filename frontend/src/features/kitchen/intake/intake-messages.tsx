import type { ReactNode } from 'react'
import { formatQuoteSentence, isLongerThanStandard } from '#shared/orders/scheduling'
import { useOrderType } from '#base/cart/order-type'
import { useLocationConfig } from '#base/location/location'
import { describeDeliveryPause, describeIntake, useEtaQuotes, useIntake, useIntakeUpdates } from './use-intake'
import { OpenStatus } from '#base/location/open-status'
import { joinClasses } from '#ui/class-names'
import styles from './intake-messages.module.css'

/**
 * The cart's quote for the chosen order type, or why the kitchen takes no orders. It reserves its
 * space.
 */
export function IntakeLine() {
  const intake = useIntake()
  const orderType = useOrderType()
  const location = useLocationConfig()
  const quote = useEtaQuotes()
  const { quotes, atOpening, closed } = quote
  const waitsForOpening = atOpening !== null || quotes === null
  const isPaused = intake?.state === 'paused' || (intake?.delivery === 'paused' && orderType === 'delivery')
  const paused = isPaused && !waitsForOpening ? describeIntake(intake, location) : null
  const quoted = intake ? formatQuoteSentence(quote, orderType) : ''
  const isUsual = !paused && closed === null && !(quotes && isLongerThanStandard(quotes))
  return (
    <p
      role="status"
      className={joinClasses(styles.quote, closed !== null && styles.closed, !isUsual && styles.unusual)}
    >
      {paused ? `${paused.is}: ${paused.then}.` : quoted}
    </p>
  )
}

/** The intake message over a scrolled page; it lets taps through. */
export function IntakePill() {
  const words = describeIntake(useIntake(), useLocationConfig())
  return (
    <div className={styles.pill} role="status">
      {words && (
        <p>
          <strong>{words.is}:</strong> {words.then}
        </p>
      )}
    </div>
  )
}

const Notice = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.notice} role="status">
    {children}
  </div>
)

/** Tells customers that orders or deliveries are paused, or slower; renders nothing otherwise. */
export function IntakeNotice() {
  const location = useLocationConfig()
  const intake = useIntake()
  const delivery = describeDeliveryPause(intake, location)
  if (!intake) return null
  const { state, extraMinutes } = intake
  if (state === 'paused')
    return (
      <Notice>
        <strong>{describeIntake(intake, location)?.is}:</strong> you can order for later.
      </Notice>
    )
  if (state !== 'busy' && delivery === null) return null
  return (
    <Notice>
      {delivery !== null && (
        <p>
          <strong>{delivery}:</strong> you can pick up, or order delivery for later.
        </p>
      )}
      {state === 'busy' && (
        <p>
          <strong>The kitchen is busy:</strong> orders take about {extraMinutes} minutes longer.
        </p>
      )}
    </Notice>
  )
}

/** Tells staff who take an order by phone that delivery is paused; renders nothing otherwise. */
export function DeliveryPauseNotice() {
  const delivery = describeDeliveryPause(useIntake(), useLocationConfig())
  return delivery === null ? null : (
    <Notice>
      <strong>{delivery}.</strong> A delivery that you place now is still taken.
    </Notice>
  )
}

/** Replaces the open status above the header while orders are paused or slower. */
export function IntakeStatus() {
  useIntakeUpdates()
  const intake = useIntake()
  const words = describeIntake(intake, useLocationConfig())
  if (!words) return <OpenStatus />
  return (
    <span className={styles.status} role="status">
      <span className={styles.dot} aria-hidden />
      <span className={styles.text}>
        {words.is}
        <span className={styles.then}>: {words.then}</span>
      </span>
    </span>
  )
}
