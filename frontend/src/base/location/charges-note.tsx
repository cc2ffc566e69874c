import { formatCharge, listCharges } from '#shared/locations/charges'
import type { OrderType } from '#shared/orders/constants'
import styles from './charges-note.module.css'
import { useLocationConfig } from './location'

/** What is added to the prices of a page (docs/product/locations.md#charges). */
export const ChargesNote = () =>
  listCharges(useLocationConfig()).map((charge) => (
    <p key={charge.name} className={styles.note}>
      {formatCharge(charge)}
    </p>
  ))

/**
 * The same at the foot of an order's cost, apart from its sum. Charges that this order doesn't have
 * say so.
 */
export function OrderChargesNote({ orderType }: { readonly orderType: OrderType }) {
  const charges = listCharges(useLocationConfig())
  return charges.length === 0 ? null : (
    <section className={styles.order} aria-label="Charges at this restaurant">
      <h3 className={styles.title}>Charges at this restaurant</h3>
      {charges.map((charge) => (
        <p key={charge.name} className={styles.note}>
          {formatCharge(charge)}
          {!charge.appliesTo.includes(orderType) && ' Not added to this order.'}
        </p>
      ))}
    </section>
  )
}
