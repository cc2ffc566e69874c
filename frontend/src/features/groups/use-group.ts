import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { groupRoutes, type Group } from '#shared/groups/contract'
import { ApiError, callApi } from '#base/api/client'
import { getServerId } from '#shared/locations/index'
import type { LocationConfig } from '#shared/locations/location'
import { removeOrderedLines } from '#shared/orders/cart/cart-changes'
import { cartStore } from '#base/cart/cart-store'
import { createRandomToken, joinedGroupStore } from '#base/session/joined-group'
import { toGroupLines } from './group-lines'

/** How often a visible page polls the group order, in milliseconds. */
const POLL_INTERVAL_MS = 4000

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Reads a group order as this browser's participant, who sees names and own notes. */
export function readGroup(groupId: string, signal?: AbortSignal): Promise<Group> {
  const joined = joinedGroupStore.get()
  const token = joined?.id === groupId ? joined.token : undefined
  return callApi(groupRoutes.getGroup, { params: { groupId }, query: { token }, ...(signal && { signal }) })
}

const groupQuery = (groupId: string) =>
  queryOptions({
    queryKey: [groupRoutes.getGroup.path, groupId],
    queryFn: ({ signal }) => readGroup(groupId, signal),
  })

/** Returns the current group order and polls it until it is sent. */
export function useGroup(groupId: string) {
  const client = useQueryClient()
  const query = useQuery({
    ...groupQuery(groupId),
    refetchInterval: ({ state: { data, error } }) =>
      data?.state === 'sent' || isGone(error) ? false : POLL_INTERVAL_MS,
  })
  return {
    group: query.data,
    isGone: isGone(query.error),
    isError: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
    /** Replaces the cached group order with the answer of a change. */
    setGroup: (group: Group): void => void client.setQueryData(groupQuery(groupId).queryKey, group),
  }
}

export const getHostName = ({ people, hostId }: Pick<Group, 'people' | 'hostId'>): string =>
  people.find(({ id }) => id === hostId)?.name ?? 'Your host'

/** Stores that this browser takes part in the group order. */
function storeJoinedGroup(group: Group, name: string, token: string): void {
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
    closedAtVersion: null,
    joinedAtVersion: version,
  })
}

type NewGroup = Pick<Group, 'orderType' | 'wantedAt'> & { readonly name: string }

/** Starts a group order with the lines of the cart. */
export async function startGroup(location: Pick<LocationConfig, 'clientId'>, { name, ...wanted }: NewGroup) {
  const token = createRandomToken()
  const cart = cartStore.get()
  const body = { locationId: getServerId(location), name, token, lines: toGroupLines(cart), ...wanted }
  const group = await callApi(groupRoutes.startGroup, { body })
  storeJoinedGroup(group, name, token)
  cartStore.change((lines) => removeOrderedLines(lines, cart))
  return group
}

/** Joins a group order without any dishes. */
export async function joinGroup(groupId: string, name: string): Promise<Group> {
  const token = createRandomToken()
  const group = await callApi(groupRoutes.updatePart, {
    params: { groupId },
    body: { name, token, version: 0, lines: [] },
  })
  storeJoinedGroup(group, name, token)
  return group
}
