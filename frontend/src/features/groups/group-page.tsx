import { Button } from '#ui/chakra/button'
import { useEffect, useState } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import type { Group } from '#shared/groups/contract'
import { findLocation } from '#shared/locations/index'
import { PageFrame, PageMessage } from '#base/page/page-frame'
import { LoadError } from '#ui/data-states'
import { ContentSkeleton, PageSpinner } from '#ui/loading-placeholders'
import { joinedGroupStore, useJoinedGroup } from '#base/session/joined-group'
import { useLocationConfig } from '#base/location/location'
import { getSiteUrl } from '#base/cart/site-link'
import { getHostName, joinGroup, useGroup } from './use-group'
import { GroupOrder } from './group-order'
import { KitchenStatusNotice } from './kitchen-status-notice'
import { GroupNameForm } from './group-name-form'
import { StartGroupForm } from './start-group-form'
import { WantedPanel } from './wanted-panel'

const GroupOver = () => (
  <PageMessage
    title="This group order is over"
    action={
      <Button asChild>
        <Link href="/menu">See the Menu</Link>
      </Button>
    }
  >
    A link works for a day. You can start another one from your cart.
  </PageMessage>
)

/** Shown to a participant whom the host removed. */
const RemovedFromGroup = ({ host }: { readonly host: string }) => (
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
 * Returns whether the host removed this browser's participant, and stays true once it is.
 * The browser then leaves the group. Versions from before the participant joined don't count.
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

/** Leads every participant of an ordered group to the order's tracking page. */
function RedirectToOrder({ orderId }: { readonly orderId: string }) {
  const [, navigate] = useLocation()
  useEffect(() => {
    joinedGroupStore.set(null)
    navigate(`/orders/${orderId}/tracking`, { replace: true })
  }, [navigate, orderId])
  return <PageSpinner />
}

/** Shown when the link was opened on the site of another location. */
function OtherLocation({ group }: { readonly group: Group }) {
  const location = findLocation(group.locationId)
  return (
    <PageMessage
      title="At another restaurant"
      action={
        location && (
          <Button asChild>
            <a href={`${getSiteUrl(location)}group/${group.id}`}>Go there</a>
          </Button>
        )
      }
    >
      This group orders at {location?.fullName ?? 'another of our restaurants'}.
    </PageMessage>
  )
}

/** A group order opened by its link (docs/product/groups.md). */
function LinkedGroup({ groupId }: { readonly groupId: string }) {
  const { group, isGone, isError, retry, setGroup } = useGroup(groupId)
  const joined = useJoinedGroup()
  const { code } = useLocationConfig()
  const isRemoved = useIsRemoved(group)
  const isOver = isGone && joined?.id === groupId
  useEffect(() => {
    if (isOver) joinedGroupStore.set(null)
  }, [isOver])
  if (isGone) return <GroupOver />
  if (isError) return <LoadError onRetry={retry}>We can’t reach the kitchen right now.</LoadError>
  if (!group) return <ContentSkeleton />
  if (group.orderId) return <RedirectToOrder orderId={group.orderId} />
  if (isRemoved) return <RemovedFromGroup host={getHostName(group)} />
  if (findLocation(group.locationId)?.code !== code) return <OtherLocation group={group} />
  if (joined?.id === groupId) return <GroupOrder group={group} joined={joined} onChange={setGroup} />
  return (
    <PageFrame
      title={`${getHostName(group)}’s group order`}
      lead="Add your dishes under your name. They go to the kitchen together, in one order."
      width="narrow"
    >
      <KitchenStatusNotice sender={getHostName(group)} />
      <WantedPanel group={group} />
      <GroupNameForm
        button={`Join ${getHostName(group)}’s order`}
        onSend={async ({ name }) => setGroup(await joinGroup(groupId, name))}
      />
    </PageFrame>
  )
}

export function GroupPage() {
  const { id = '' } = useParams<{ id: string }>()
  return id === 'new' ? <StartGroupForm /> : <LinkedGroup key={id} groupId={id} />
}
