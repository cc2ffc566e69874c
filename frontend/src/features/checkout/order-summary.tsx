import { useRef, type Ref } from 'react'
import { Button } from '#ui/button'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { formatCents, type Cents, type OrderTotals } from '#shared/platform/money'
import { AdvisoryReminder } from '#ui/advisory'
import { AnimatedNumber } from '#ui/progress'
import { usePolicy } from '#base/location/location'
import { CartLine, useLineDetails } from '#features/cart'
import { EarnedPoints, MemberHint } from '#features/loyalty'
import { Link } from 'wouter'
import { useSession } from '#base/session/session'
import { LineNote } from './instructions/line-note'
import styles from './order-summary.module.css'

type OrderSummaryProps = {
  readonly cart: Cart
  readonly totals: OrderTotals
  /** What gift cards leave of the total. */
  readonly payableCents: Cents
  readonly isDelivery: boolean
}

type AmountProps = { readonly label: string; readonly cents: number }

const Amount = ({ label, cents }: AmountProps) => (
  <div className={styles.amount}>
    <dt>{label}</dt>
    <dd>{formatCents(cents)}</dd>
  </div>
)

/** The lines of the cart with their notes, and the reminder about raw and undercooked dishes. */
function SummaryLines({ cart }: Pick<OrderSummaryProps, 'cart'>) {
  const lines = useLineDetails(cart)
  return (
    <>
      <ul className={styles.lines}>
        {lines.map(({ line, ...details }) => (
          <CartLine key={line.key} line={line} {...details} note={<LineNote line={line} />} />
        ))}
      </ul>
      <AdvisoryReminder of={lines.map(({ details }) => details.advisory)} mt="3" />
    </>
  )
}

/** The lines of the cart with their notes, and the amounts of the order. */
export const OrderSummary = ({ cart, totals, payableCents, isDelivery }: OrderSummaryProps) => (
  <>
    <SummaryLines cart={cart} />
    <dl className={styles.amounts}>
      <Amount label="Subtotal" cents={totals.subtotalCents} />
      {totals.discountCents > 0 && <Amount label="Discount" cents={-totals.discountCents} />}
      <Amount label="Tax" cents={totals.taxCents} />
      {isDelivery && <Amount label="Delivery Fee" cents={totals.deliveryFeeCents} />}
      {totals.tipCents > 0 && <Amount label="Tip" cents={totals.tipCents} />}
      <div className={styles.total} aria-live="polite" aria-atomic>
        <dt>Total</dt>
        <dd>
          <AnimatedNumber text={formatCents(totals.totalCents)} />
        </dd>
      </div>
      {payableCents < totals.totalCents && (
        <>
          <Amount label="Gift card" cents={payableCents - totals.totalCents} />
          <Amount label="To pay" cents={payableCents} />
        </>
      )}
    </dl>
    <MemberHint />
    <EarnedPoints dishesCents={totals.subtotalCents - totals.discountCents} />
  </>
)

type DeliveryMinimumProps = { readonly missingCents: Cents; readonly ref: Ref<HTMLDivElement> }

/** What a delivery lacks to its minimum, and the ways out. The server would reject the order. */
const DeliveryMinimum = ({ missingCents, ref }: DeliveryMinimumProps) => {
  const { delivery } = usePolicy()
  return (
    // Screen readers announce only changes of a region that was there before.
    <div ref={ref} role="status" tabIndex={-1} className={styles.minimum}>
      {missingCents > 0 && (
        <>
          The minimum order for delivery is {formatCents(delivery.minimumCents ?? 0)}.{' '}
          <Link href="/menu">Add dishes</Link>, or choose pickup.
        </>
      )}
    </div>
  )
}

type PlaceSectionProps = {
  /** What a delivery lacks to its minimum. Nothing is sent before. */
  readonly missingCents: Cents
  readonly totalCents: Cents
  /** Whether the button leads to the payment page. */
  readonly isPaidOnline: boolean
  readonly isPlacing: boolean
  /** Whether a price rose that the guest has not confirmed, or the total leaves out dishes. */
  readonly isReviewDue: boolean
}

/**
 * The order button, with the total and what kind of order it places.
 * On a phone, it is in the bar at the bottom (docs/product/checkout.md#on-a-phone).
 */
export function PlaceOrderSection({
  missingCents,
  totalCents,
  isPaidOnline,
  isPlacing,
  isReviewDue,
}: PlaceSectionProps) {
  const { showsTestBanner } = usePolicy()
  const { user } = useSession()
  const minimum = useRef<HTMLDivElement>(null)
  // On a phone, the bar with the button is in the window wherever the guest is.
  const showMinimum = () => {
    minimum.current?.scrollIntoView({ block: 'center' })
    minimum.current?.focus({ preventScroll: true })
  }
  const label = isPaidOnline
    ? `Pay ${formatCents(totalCents)}`
    : `Place ${showsTestBanner ? 'Test ' : ''}Order · ${formatCents(totalCents)}`
  return (
    <div className={styles.place}>
      <DeliveryMinimum ref={minimum} missingCents={missingCents} />
      <div data-foot-bar="order" className={styles.bar}>
        {missingCents > 0 ? (
          <Button size="lg" className={styles.order} onClick={showMinimum}>
            Add {formatCents(missingCents)} more
          </Button>
        ) : (
          <Button type="submit" size="lg" className={styles.order} disabled={isPlacing} aria-busy={isPlacing}>
            {isPlacing
              ? isPaidOnline
                ? 'Opening the payment page…'
                : 'Placing Order…'
              : isReviewDue
                ? 'Review changes'
                : label}
          </Button>
        )}
      </div>
      {showsTestBanner && (
        <p className={styles.test}>
          This is a test order. It will be visible in the kitchen dashboard at <Link href="/kitchen">/kitchen</Link>.
        </p>
      )}
      {!user && <p className={styles.guest}>You are ordering as a guest. You can create an account after ordering.</p>}
    </div>
  )
}
