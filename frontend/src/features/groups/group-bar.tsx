import { Suspense, type ReactNode } from 'react'
import { ButtonLink } from '#ui/button'
import { lazyStaticComponent } from '#base/loading/lazy-component'
import { useJoinedGroup, useOpenGroup } from '#base/session/joined-group'

// Few guests are in a group order.
const JoinedGroupBar = lazyStaticComponent(
  async () => (await import('./joined-group-bar')).JoinedGroupBar,
  'JoinedGroupBar',
)
const AddToGroup = lazyStaticComponent(async () => (await import('./joined-group-bar')).AddToGroup, 'AddToGroup')

/** Shows above the menu which group order this browser adds to, with a link back to it. */
export function GroupBar() {
  const joined = useOpenGroup()
  return joined ? (
    <Suspense fallback={null}>
      <JoinedGroupBar joined={joined} />
    </Suspense>
  ) : null
}

/**
 * The action below the cart: a participant of a group order adds the cart to it; others check out.
 */
export function GroupCheckout({ children }: { readonly children: ReactNode }) {
  const joined = useOpenGroup()
  return joined ? (
    <Suspense fallback={null}>
      <AddToGroup joined={joined} />
    </Suspense>
  ) : (
    children
  )
}

/** Starts a group order, unless the guest is in one. */
export const OrderTogether = () =>
  useJoinedGroup() ? null : (
    <ButtonLink variant="outline" href="/group/new">
      Order Together
    </ButtonLink>
  )
