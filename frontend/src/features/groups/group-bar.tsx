import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useLocation } from 'wouter'
import { useCartLines } from '#base/cart/cart-store'
import { useJoinedGroup, type JoinedGroup } from '#base/session/joined-group'
import { useAddCartToGroup } from './use-add-cart-to-group'
import type { ReactNode } from 'react'

const Bar = chakra('section', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    mb: '3',
    ps: '4',
    pe: '2',
    py: '2',
    borderRadius: 'xl',
    bg: 'accent.subtle',
    color: 'accent.fg',
    fontSize: 'sm',
    fontWeight: 'semibold',
    '& span': { minW: '0', overflowWrap: 'anywhere' },
  },
})

function JoinedGroupBar({ joined }: { readonly joined: JoinedGroup }) {
  const { add, isAdding } = useAddCartToGroup(joined)
  const hasDishes = useCartLines().length > 0
  const [, navigate] = useLocation()
  return (
    <Bar aria-label="Group order">
      <span>
        Adding to {joined.isHost ? 'your group’s' : `${joined.hostName}’s`} order as {joined.name}
      </span>
      <Button
        type="button"
        size="sm"
        variant="outline"
        flexShrink="0"
        disabled={isAdding}
        onClick={hasDishes ? add : () => navigate(`/group/${joined.id}`)}
      >
        Done
      </Button>
    </Bar>
  )
}

/** Shows above the menu which group order this browser adds to, with a link back to it. */
export function GroupBar() {
  const joined = useJoinedGroup()
  return joined && joined.closedAtVersion === null ? <JoinedGroupBar joined={joined} /> : null
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
    <Button
      type="button"
      size="lg"
      px="4"
      py="2"
      h="auto"
      minH="12"
      whiteSpace="normal"
      overflowWrap="anywhere"
      disabled={isAdding}
      onClick={add}
    >
      {isAdding ? 'Adding…' : (children ?? `Add to ${joined.isHost ? 'the group’s' : `${joined.hostName}’s`} order`)}
    </Button>
  )
}

/**
 * The action below the cart: a participant of a group order adds the cart to it; others check out.
 */
export function GroupCheckout({ children }: { readonly children: ReactNode }) {
  const joined = useJoinedGroup()
  return joined && joined.closedAtVersion === null ? <AddToGroup joined={joined} /> : children
}

/** Starts a group order, unless the guest is in one. */
export const OrderTogether = () =>
  useJoinedGroup() ? null : (
    <Button asChild variant="outline">
      <Link href="/group/new">Order Together</Link>
    </Button>
  )
