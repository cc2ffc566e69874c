import { groupRoutes } from '#shared/contract/groups'
import type { Group } from '#shared/contract/groups'
import { getServerId } from '#shared/locations/index'
import type { LocationConfig } from '#shared/locations/location'
import { removeOrderedLines } from '#shared/rules/cart-changes'
import { callApi } from '#base/api/call'
import { cartStore } from '#base/cart/cart-store'
import { joinedGroupStore, createRandomToken } from '#base/group/joined'
import { toGroupLines } from './group-lines'

export const getHostName = ({ people, hostId }: Pick<Group, 'people' | 'hostId'>): string =>
  people.find(({ id }) => id === hostId)?.name ?? 'Somebody'

function remember(group: Group, name: string, token: string): void {
  const { id, you, hostId, endsAt, version } = group
  if (you === null) return
  const isHost = you === hostId
  joinedGroupStore.set({
    id,
    token,
    personId: you,
    name,
    hostName: getHostName(group),
    isHost,
    endsAt,
    takenOver: null,
    joinedAtVersion: version,
  })
}

/** Starts a group's order with what is in the cart. */
export async function startGroup(name: string, location: Pick<LocationConfig, 'clientId'>): Promise<Group> {
  const token = createRandomToken()
  const cart = cartStore.get()
  const body = { locationId: getServerId(location), name, token, lines: toGroupLines(cart) }
  const group = await callApi(groupRoutes.start, { body })
  remember(group, name, token)
  cartStore.change((lines) => removeOrderedLines(lines, cart))
  return group
}

/** Joins one, with nothing wanted yet. */
export async function joinGroup(groupId: string, name: string): Promise<Group> {
  const token = createRandomToken()
  const group = await callApi(groupRoutes.part, { params: { groupId }, body: { name, token, version: 0, lines: [] } })
  remember(group, name, token)
  return group
}
