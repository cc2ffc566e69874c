import { Button } from '@chakra-ui/react/button'
import { useEffect, useState } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import type { Group } from '#shared/groups/contract'
import { findLocation } from '#shared/locations/index'
import { PageFrame, PageMessage } from '#base/page/page-frame'
import { LoadError } from '#ui/data-states'
import { PageSpinner } from '#ui/loading-placeholders'
import { joinedGroupStore, useJoinedGroup } from '#base/session/joined-group'
import { useLocationConfig } from '#base/location/location'
import { getSiteUrl } from '#base/cart/site-link'
import { getHostName, joinGroup, useGroup } from './use-group'
import { GroupOrder } from './group-order'
import { KitchenStatusNotice } from './kitchen-status-notice'
import { GroupNameForm, StartGroupForm } from './group-name-form'

const Over = () => (
  <PageMessage
    title="This group order is over"
    action={
      <Button asChild>
        <Link href="/menu">See the Menu</Link>
      </Button>
    }
  >
    A link can be used for a day. Start another one from your cart.
  </PageMessage>
)

/** The host has removed this browser's person. */
const Removed = ({ host }: { readonly host: string }) => (
  <PageMessage
    title="You are no longer in this group order"
    action={
      <Button asChild>
        <Link href="/menu">See the Menu</Link>
      </Button>
    }
  >
    {host} has removed you and your dishes. What is in your cart is still yours.
  </PageMessage>
)

/**
 * Whether the host has removed this browser's person; the browser then leaves the group, and the
 * answer stays. An answer from before the person joined, still shown or on its way, says nothing.
 */
function useIsRemoved(group: Group | undefined): boolean {
  const joined = useJoinedGroup()
  const [isRemoved, setRemoved] = useState(false)
  const isMissing =
    group !== undefined &&
    joined?.id === group.id &&
    group.version >= joined.joinedAtVersion &&
    !group.people.some(({ id }) => id === joined.personId)
  if (isMissing && !isRemoved) setRemoved(true)
  useEffect(() => {
    if (isRemoved) joinedGroupStore.set(null)
  }, [isRemoved])
  return isRemoved
}

/** It is ordered: everybody follows the order itself. */
function Sent({ orderId }: { readonly orderId: string }) {
  const [, navigate] = useLocation()
  useEffect(() => {
    joinedGroupStore.set(null)
    navigate(`/orders/${orderId}/tracking`, { replace: true })
  }, [navigate, orderId])
  return <PageSpinner />
}

/** The link was opened at another location's site. */
function Elsewhere({ group }: { readonly group: Group }) {
  const there = findLocation(group.locationId)
  return (
    <PageMessage
      title="At another restaurant"
      action={
        there && (
          <Button asChild>
            <a href={`${getSiteUrl(there)}group/${group.id}`}>Go there</a>
          </Button>
        )
      }
    >
      This group orders at {there?.fullName ?? 'another of our restaurants'}.
    </PageMessage>
  )
}

/** An order of several, by its link (docs/product/groups.md). */
function AtLink({ groupId }: { readonly groupId: string }) {
  const { group, isGone, isError, retry, put } = useGroup(groupId)
  const joined = useJoinedGroup()
  const { code } = useLocationConfig()
  const isRemoved = useIsRemoved(group)
  const isOver = isGone && joined?.id === groupId
  useEffect(() => {
    if (isOver) joinedGroupStore.set(null)
  }, [isOver])
  if (isGone) return <Over />
  if (isError) return <LoadError onRetry={retry}>We can’t reach the kitchen right now.</LoadError>
  if (!group) return <PageSpinner />
  if (group.orderId) return <Sent orderId={group.orderId} />
  if (isRemoved) return <Removed host={getHostName(group)} />
  if (findLocation(group.locationId)?.code !== code) return <Elsewhere group={group} />
  if (joined?.id === groupId) return <GroupOrder group={group} joined={joined} put={put} />
  return (
    <PageFrame
      title={`${getHostName(group)}’s group order`}
      lead="Add your dishes under your name. They go to the kitchen together, in one order."
      width="narrow"
    >
      <KitchenStatusNotice sender={getHostName(group)} />
      <GroupNameForm
        button={`Join ${getHostName(group)}’s order`}
        onName={async (name) => put(await joinGroup(groupId, name))}
      />
    </PageFrame>
  )
}

export function GroupPage() {
  const { id = '' } = useParams<{ id: string }>()
  return id === 'new' ? <StartGroupForm /> : <AtLink key={id} groupId={id} />
}
