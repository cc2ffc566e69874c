import { groups } from '#shared/contract/groups'
import type { Group } from '#shared/contract/groups'
import { serverIdOf } from '#shared/locations/index'
import type { LocationConfig } from '#shared/locations/location'
import { withoutOrdered } from '#shared/rules/cart-changes'
import { call } from '#base/api/call'
import { cartStore } from '#base/cart/cart-store'
import { joinedGroup, newToken } from '#base/group/joined'
import { sentLines } from './group-lines'

export const hostOf = ({ people, hostId }: Pick<Group, 'people' | 'hostId'>): string =>
  people.find(({ id }) => id === hostId)?.name ?? 'Somebody'

function remember(group: Group, name: string, token: string): void {
  const { id, you, hostId, endsAt, version } = group
  if (you === null) return
  const isHost = you === hostId
  joinedGroup.set({
    id,
    token,
    personId: you,
    name,
    hostName: hostOf(group),
    isHost,
    endsAt,
    takenOver: null,
    joinedAtVersion: version,
  })
}

/** Starts a group's order with what is in the cart. */
export async function startGroup(name: string, location: Pick<LocationConfig, 'clientId'>): Promise<Group> {
  const token = newToken()
  const cart = cartStore.get()
  const body = { locationId: serverIdOf(location), name, token, lines: sentLines(cart) }
  const group = await call(groups.start, { body })
  remember(group, name, token)
  cartStore.change((lines) => withoutOrdered(lines, cart))
  return group
}

/** Joins one, with nothing wanted yet. */
export async function joinGroup(groupId: string, name: string): Promise<Group> {
  const token = newToken()
  const group = await call(groups.part, { params: { groupId }, body: { name, token, version: 0, lines: [] } })
  remember(group, name, token)
  return group
}
