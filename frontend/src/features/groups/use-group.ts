import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { groupRoutes } from '#shared/groups/contract'
import type { Group } from '#shared/groups/contract'
import { ApiError, callApi } from '#base/api/client'
import { getServerId } from '#shared/locations/index'
import type { LocationConfig } from '#shared/locations/location'
import { removeOrderedLines } from '#shared/orders/cart/cart-changes'
import { cartStore } from '#base/cart/cart-store'
import { createRandomToken, joinedGroupStore } from '#base/session/joined-group'
import { toGroupLines } from './group-lines'

/** So often a page of it that is seen asks what is new. */
const EVERY_MS = 4000

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

const groupQuery = (groupId: string) =>
  queryOptions({
    queryKey: [groupRoutes.getGroup.path, groupId],
    queryFn: ({ signal }) => callApi(groupRoutes.getGroup, { params: { groupId }, signal }),
  })

/** A group's order, as it is now. */
export function useGroup(groupId: string) {
  const client = useQueryClient()
  const query = useQuery({
    ...groupQuery(groupId),
    refetchInterval: ({ state: { data, error } }) => (data?.state === 'sent' || isGone(error) ? false : EVERY_MS),
    retry: (times, error) => !isGone(error) && times < 2,
  })
  return {
    group: query.data,
    isGone: isGone(query.error),
    isError: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
    /** Shows what a call has just answered. */
    put: (group: Group): void => void client.setQueryData(groupQuery(groupId).queryKey, group),
  }
}

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
  const group = await callApi(groupRoutes.startGroup, { body })
  remember(group, name, token)
  cartStore.change((lines) => removeOrderedLines(lines, cart))
  return group
}

/** Joins one, with nothing wanted yet. */
export async function joinGroup(groupId: string, name: string): Promise<Group> {
  const token = createRandomToken()
  const group = await callApi(groupRoutes.updatePart, {
    params: { groupId },
    body: { name, token, version: 0, lines: [] },
  })
  remember(group, name, token)
  return group
}
