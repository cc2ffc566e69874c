import { Button } from '@chakra-ui/react/button'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useJoinedGroup } from '#base/group/joined'
import type { JoinedGroup } from '#base/group/joined'
import { useAddCartToGroup } from '../use-add-cart'

function AddToGroup({ joined }: { readonly joined: JoinedGroup }) {
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
      {isAdding ? 'Adding…' : `Add to ${joined.isHost ? 'the group’s' : `${joined.hostName}’s`} order`}
    </Button>
  )
}

/**
 * The way on from the cart: into the group's order where one is in one, else the usual way and the
 * start of one.
 */
export function GroupCheckoutOptions({ children }: { readonly children: ReactNode }) {
  const joined = useJoinedGroup()
  if (joined && joined.takenOver === null) return <AddToGroup joined={joined} />
  return (
    <>
      {children}
      {!joined && (
        <Button asChild variant="outline">
          <Link href="/group/new">Order Together</Link>
        </Button>
      )}
    </>
  )
}
