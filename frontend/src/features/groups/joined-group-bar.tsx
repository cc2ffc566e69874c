import { useLocation } from 'wouter'
import { Button } from '#ui/button'
import { useCart } from '#base/cart/use-cart'
import type { JoinedGroup } from '#base/session/joined-group'
import styles from './group-bar.module.css'
import { useAddCartToGroup } from './use-add-cart-to-group'

const getOrderName = ({ isHost, hostName }: JoinedGroup) => (isHost ? 'your group’s order' : `${hostName}’s order`)

/**
 * Says above the menu which group order this browser adds to, with a link back to it. Dishes of the
 * cart are not part of the order before the participant adds them.
 */
export function JoinedGroupBar({ joined }: { readonly joined: JoinedGroup }) {
  const { count } = useCart()
  const [, navigate] = useLocation()
  return (
    <section className={styles.bar} aria-label="Group order">
      <span>
        {count > 0
          ? `${count} ${count === 1 ? 'item' : 'items'} not yet in ${getOrderName(joined)}`
          : `Adding to ${getOrderName(joined)} as ${joined.name}`}
      </span>
      {count > 0 ? (
        <AddToGroup joined={joined} size="sm" />
      ) : (
        <Button type="button" size="sm" variant="outline" onClick={() => navigate(`/group/${joined.id}`)}>
          Done
        </Button>
      )}
    </section>
  )
}

type AddToGroupProps = {
  readonly joined: JoinedGroup
  readonly size?: 'sm' | 'lg'
  /** The label; by default it names the group. */
  readonly children?: string
}

/** Moves the cart's dishes to the group order. */
export function AddToGroup({ joined, size = 'lg', children }: AddToGroupProps) {
  const { add, isAdding } = useAddCartToGroup(joined)
  return (
    <Button type="button" size={size} className={styles.add} disabled={isAdding} onClick={add}>
      {isAdding ? 'Adding…' : (children ?? `Add to ${getOrderName(joined)}`)}
    </Button>
  )
}
