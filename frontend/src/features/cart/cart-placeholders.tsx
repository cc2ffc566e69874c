import { ShoppingBagIcon } from 'lucide-react'
import { Skeleton } from '#ui/skeleton'
import styles from './cart-placeholders.module.css'

/** Shown instead of the lines of an empty cart. */
export const EmptyCart = () => (
  <div className={styles.empty} data-now>
    <span className={styles.bag}>
      <ShoppingBagIcon />
    </span>
    <p className={styles.title}>Your cart is empty</p>
    <p className={styles.hint}>Dishes you add show up here.</p>
  </div>
)

const SKELETON_LINES = 3

/** Shown while the menu, which names and prices the lines, is loading. */
export const CartSkeleton = () => (
  <div role="status" aria-label="Loading your cart" className={styles.loading}>
    {Array.from({ length: SKELETON_LINES }, (_, index) => (
      <Skeleton key={index} className={styles.line} />
    ))}
  </div>
)
