import { useLocation } from 'wouter'
import { Button } from '#ui/button'
import { useCartLines } from '#base/cart/cart-store'
import type { JoinedGroup } from '#base/session/joined-group'
import styles from './group-bar.module.css'
import { useAddCartToGroup } from './use-add-cart-to-group'

/** Says above the menu which group order this browser adds to, with a link back to it. */
export function JoinedGroupBar({ joined }: { readonly joined: JoinedGroup }) {
  const { add, isAdding } = useAddCartToGroup(joined)
  const hasDishes = useCartLines().length > 0
  const [, navigate] = useLocation()
  return (
    <section className={styles.bar} aria-label="Group order">
      <span>
        Adding to {joined.isHost ? 'your group’s' : `${joined.hostName}’s`} order as {joined.name}
      </span>
      <Button
        type="button"
        size="sm"
        variant="outline"
        disabled={isAdding}
        onClick={hasDishes ? add : () => navigate(`/group/${joined.id}`)}
      >
        Done
      </Button>
    </section>
  )
}

type AddToGroupProps = {
  readonly joined: JoinedGroup
  /** The label; by default it names the group. */
  readonly children?: string
}

/** Moves the cart's dishes to the group order. */
export function AddToGroup({ joined, children }: AddToGroupProps) {
  const { add, isAdding } = useAddCartToGroup(joined)
  return (
    <Button type="button" size="lg" className={styles.add} disabled={isAdding} onClick={add}>
      {isAdding ? 'Adding…' : (children ?? `Add to ${joined.isHost ? 'the group’s' : `${joined.hostName}’s`} order`)}
    </Button>
  )
}
