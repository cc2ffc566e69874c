import { ShoppingBagIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { getButtonClass } from './button'
import { joinClasses } from './class-names'
import styles from './foot-bar.module.css'

/** Returns the classes of the button in the foot bar. A label of two parts takes both its ends. */
export const getFootButtonClass = (isSpread: boolean): string =>
  getButtonClass({ size: 'lg' }, joinClasses(styles.button, isSpread && styles.spread))

type FootBarProps = {
  readonly isHidden?: boolean
  /** Names the bar as a landmark, where it is outside the page's content. */
  readonly label?: string
  readonly children: ReactNode
}

/** Places a button on the left of the assistant's bar at the bottom of a phone. */
export const FootBar = ({ isHidden = false, label, children }: FootBarProps) => (
  <div data-foot-bar role={label && 'region'} aria-label={label} className={styles.bar} hidden={isHidden}>
    {children}
  </div>
)

type CartLabelProps = {
  readonly count: number
  readonly subtotal: ReactNode
  /** A second line on what becomes of the items. */
  readonly note?: string | undefined
}

/** The label of a button that leads to the cart: its number of items and its subtotal. */
export const CartLabel = ({ count, subtotal, note }: CartLabelProps) => (
  <>
    <span className={styles.cart}>
      <ShoppingBagIcon />
      <span className={styles.count}>
        <span className={styles.view}>View cart · </span>
        {count} {count === 1 ? 'item' : 'items'}
        {note !== undefined && <small className={styles.note}> {note}</small>}
      </span>
    </span>
    <span className={styles.subtotal}>{subtotal}</span>
  </>
)
